import * as React from 'react';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

export default function CopyTooltip() {
  const [shown, setShown] = React.useState(false);

  React.useEffect(() => {
    if (!shown) {
      return undefined;
    }
    const timer = setTimeout(() => setShown(false), 1500);
    return () => clearTimeout(timer);
  }, [shown]);

  return (
    <React.Fragment>
      <Tooltip
        open={shown}
        title="Copied"
        placement="right"
        describeChild
        disableFocusListener
        disableHoverListener
        disableTouchListener
      >
        <Button variant="outlined" onClick={() => setShown(true)}>
          Copy the address
        </Button>
      </Tooltip>
      <span role="status" style={{ position: 'absolute', clipPath: 'inset(50%)' }}>
        {shown ? 'Copied' : ''}
      </span>
    </React.Fragment>
  );
}
