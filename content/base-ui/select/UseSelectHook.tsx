import * as React from 'react';
import { useOption } from '@mui/base/useOption';
import { SelectProvider, useSelect } from '@mui/base/useSelect';

const winds = ['North', 'East', 'South', 'West'];

function Wind({ value }: { value: string }) {
  const rootRef = React.useRef<HTMLLIElement>(null);
  const { getRootProps, highlighted, selected } = useOption({
    value,
    label: value,
    disabled: false,
    rootRef,
  });

  return (
    <li
      {...getRootProps()}
      style={{
        padding: '6px 12px',
        cursor: 'pointer',
        background: highlighted ? '#dbe9f5' : 'none',
        fontWeight: selected ? 700 : 400,
      }}
    >
      {value}
    </li>
  );
}

export default function UseSelectHook() {
  const labelId = React.useId();
  const listboxRef = React.useRef<HTMLUListElement>(null);
  const { contextValue, getButtonProps, getListboxProps, open, value } = useSelect<string, false>({
    defaultValue: 'West',
    listboxRef,
  });

  return (
    <div style={{ display: 'grid', gap: 4, minBlockSize: 190, alignContent: 'start' }}>
      <span id={labelId}>Wind from</span>
      <button
        type="button"
        {...getButtonProps()}
        aria-labelledby={labelId}
        style={{
          minWidth: 140,
          padding: 10,
          border: '1px solid currentcolor',
          background: 'none',
          color: 'inherit',
          font: 'inherit',
          textAlign: 'start',
        }}
      >
        {value}
      </button>
      <ul
        {...getListboxProps()}
        aria-labelledby={labelId}
        hidden={!open}
        style={{
          margin: 0,
          padding: 4,
          border: '1px solid #6b7785',
          background: '#fff',
          color: '#16202c',
          listStyle: 'none',
        }}
      >
        <SelectProvider value={contextValue}>
          {winds.map((wind) => (
            <Wind key={wind} value={wind} />
          ))}
        </SelectProvider>
      </ul>
    </div>
  );
}
