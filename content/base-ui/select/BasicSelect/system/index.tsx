import * as React from 'react';
import { Option as BaseOption, optionClasses } from '@mui/base/Option';
import { Select as BaseSelect, selectClasses } from '@mui/base/Select';
import styled from '@mui/system/styled';

const Button = styled('button')({
  minWidth: 200,
  padding: '10px 16px',
  border: '1px solid currentcolor',
  borderRadius: 8,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  [`&.${selectClasses.focusVisible}`]: { outline: '3px solid #d08700', outlineOffset: 1 },
  '&::after': { content: '"▾" / ""', float: 'inline-end' },
});

const Listbox = styled('ul')({
  minWidth: 200,
  margin: '4px 0',
  padding: 4,
  border: '1px solid #6b7785',
  borderRadius: 8,
  background: '#fff',
  color: '#16202c',
  listStyle: 'none',
});

const Popup = styled('div')({ zIndex: 1300 });

const Option = styled(BaseOption)({
  padding: '8px 12px',
  borderRadius: 6,
  cursor: 'pointer',
  [`&.${optionClasses.selected}`]: { fontWeight: 700 },
  [`&.${optionClasses.highlighted}`]: { background: '#dbe9f5' },
  [`&.${optionClasses.disabled}`]: { opacity: 0.6, cursor: 'default' },
});

export default function BasicSelect() {
  const labelId = React.useId();

  return (
    <div style={{ display: 'grid', gap: 4 }}>
      <span id={labelId}>Flag</span>
      <BaseSelect
        aria-labelledby={labelId}
        defaultValue="yellow"
        slots={{ root: Button, listbox: Listbox, popup: Popup }}
      >
        <Option value="yellow">Yellow: all well</Option>
        <Option value="blue">Blue: about to sail</Option>
        <Option value="red">Red: dangerous cargo</Option>
      </BaseSelect>
    </div>
  );
}
