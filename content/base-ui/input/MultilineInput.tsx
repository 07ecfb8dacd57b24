import * as React from 'react';
import { Input } from '@mui/base/Input';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import { prepareForSlot } from '@mui/base/utils';

// Input tells a component in its slot its state, and this one would write that to the element.
const GrowingTextarea = prepareForSlot(TextareaAutosize);

const limit = 120;

export default function MultilineInput() {
  const id = React.useId();
  const [text, setText] = React.useState('Moored at the second buoy.');

  return (
    <div style={{ display: 'grid', gap: 4, width: '100%', maxWidth: 320 }}>
      <label htmlFor={id}>Entry in the log</label>
      <Input
        id={id}
        multiline
        minRows={2}
        maxRows={6}
        value={text}
        onChange={(event) => setText(event.target.value.slice(0, limit))}
        aria-describedby={`${id}-count`}
        slots={{ textarea: GrowingTextarea }}
        slotProps={{
          input: {
            style: { width: '100%', boxSizing: 'border-box', padding: 8, font: 'inherit', resize: 'none' },
          },
        }}
      />
      <small id={`${id}-count`}>{limit - text.length} characters left</small>
    </div>
  );
}
