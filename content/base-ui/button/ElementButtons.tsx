import * as React from 'react';
import { Button } from '@mui/base/Button';

const style = { padding: '6px 14px', border: '1px solid currentcolor', borderRadius: 6, cursor: 'pointer' };

export default function ElementButtons() {
  const [last, setLast] = React.useState('nothing yet');

  return (
    <div>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
        <Button
          rootElementName="span"
          slots={{ root: 'span' }}
          style={style}
          onClick={() => setLast('the span')}
        >
          A span
        </Button>
        <Button href="#other-elements" style={{ ...style, color: 'inherit' }}>
          A link
        </Button>
      </div>
      <p role="status">Pressed: {last}</p>
    </div>
  );
}
