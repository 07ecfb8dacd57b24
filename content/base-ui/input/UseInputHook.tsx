import * as React from 'react';
import { useInput, type UseInputParameters } from '@mui/base/useInput';

interface CodeInputProps extends UseInputParameters {
  label: string;
  length: number;
}

/** One field that is drawn as many: the letters are painted, the typing is done in the real one. */
function CodeInput({ label, length, ...parameters }: CodeInputProps) {
  const { focused, getInputProps, getRootProps, value } = useInput(parameters);
  const letters = String(value ?? '').padEnd(length);

  return (
    <div {...getRootProps()} style={{ position: 'relative', display: 'inline-flex', gap: 6 }}>
      <input
        {...getInputProps()}
        aria-label={label}
        maxLength={length}
        autoComplete="one-time-code"
        style={{ position: 'absolute', inset: 0, width: '100%', opacity: 0 }}
      />
      {[...letters].map((letter, index) => (
        <span
          key={index}
          aria-hidden="true"
          style={{
            width: 32,
            lineHeight: '40px',
            textAlign: 'center',
            border: '1px solid currentcolor',
            borderRadius: 6,
            outline:
              focused && index === Math.min(String(value ?? '').length, length - 1)
                ? '3px solid #d08700'
                : 'none',
          }}
        >
          {letter}
        </span>
      ))}
    </div>
  );
}

export default function UseInputHook() {
  const [code, setCode] = React.useState('');

  return (
    <CodeInput
      label="Four digits from the letter"
      length={4}
      value={code}
      onChange={(event) => setCode(event.target.value.replace(/\D/g, ''))}
    />
  );
}
