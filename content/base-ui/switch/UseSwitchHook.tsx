import * as React from 'react';
import { useSwitch, type UseSwitchParameters } from '@mui/base/useSwitch';

/** Two words, of which one is lit: nothing of a slider but the behaviour. */
function WordSwitch({ label, ...parameters }: UseSwitchParameters & { label: string }) {
  const { checked, focusVisible, getInputProps } = useSwitch(parameters);
  const word = (lit: boolean): React.CSSProperties => ({
    padding: '4px 12px',
    ...(lit && { background: '#1f5f99', color: '#fff' }),
  });

  return (
    <span
      style={{
        position: 'relative',
        display: 'inline-flex',
        border: '1px solid currentcolor',
        outline: focusVisible ? '3px solid #d08700' : 'none',
        outlineOffset: 2,
      }}
    >
      <input
        {...getInputProps()}
        aria-label={label}
        style={{ position: 'absolute', inset: 0, width: '100%', height: '100%', margin: 0, opacity: 0 }}
      />
      <span aria-hidden="true" style={word(!checked)}>
        Celsius
      </span>
      <span aria-hidden="true" style={word(checked)}>
        Fahrenheit
      </span>
    </span>
  );
}

export default function UseSwitchHook() {
  const [isFahrenheit, setIsFahrenheit] = React.useState(false);

  return (
    <div style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
      <WordSwitch
        label="In Fahrenheit"
        checked={isFahrenheit}
        onChange={(event) => setIsFahrenheit(event.target.checked)}
      />
      <output>{isFahrenheit ? '64 °F' : '18 °C'}</output>
    </div>
  );
}
