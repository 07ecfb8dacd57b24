import * as React from 'react';
import { Option } from '@mui/base/Option';
import { OptionGroup } from '@mui/base/OptionGroup';
import { Select } from '@mui/base/Select';
import styled from '@mui/system/styled';

interface Berth {
  pier: string;
  number: number;
}

const Button = styled('button')({
  minWidth: 160,
  padding: 10,
  border: '1px solid currentcolor',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
});
const Popup = styled('div')({ zIndex: 1300 });
const Listbox = styled('ul')({
  minWidth: 160,
  margin: 0,
  padding: 8,
  border: '1px solid #6b7785',
  background: '#fff',
  color: '#16202c',
  listStyle: 'none',
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& .base-Option-root': { padding: '4px 12px', cursor: 'pointer' },
  '& .base-Option-highlighted': { background: '#dbe9f5' },
});

const piers = { North: [3, 8], South: [1, 4] };

export default function ObjectSelect() {
  const labelId = React.useId();
  const [berth, setBerth] = React.useState<Berth | null>({ pier: 'North', number: 8 });

  return (
    <div style={{ display: 'grid', gap: 4 }}>
      <span id={labelId}>Berth</span>
      <Select<Berth, false>
        aria-labelledby={labelId}
        value={berth}
        onChange={(_event, next) => setBerth(next)}
        // Two objects of the same content are the same berth.
        areOptionsEqual={(a, b) => a.pier === b.pier && a.number === b.number}
        renderValue={(option) => (option ? `${option.value.pier} ${option.value.number}` : 'None')}
        slots={{ root: Button, listbox: Listbox, popup: Popup }}
      >
        {Object.entries(piers).map(([pier, numbers]) => (
          <OptionGroup key={pier} label={pier} slotProps={{ list: { 'aria-label': pier, role: 'group' } }}>
            {numbers.map((number) => (
              <Option key={number} value={{ pier, number }} label={`${pier} ${number}`}>
                {number}
              </Option>
            ))}
          </OptionGroup>
        ))}
      </Select>
    </div>
  );
}
