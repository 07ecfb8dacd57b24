import * as React from 'react';
import Box from '@mui/system/Box';

export default function MeasuredBox() {
  const ref = React.useRef<HTMLElement>(null);
  const [width, setWidth] = React.useState<number | null>(null);

  React.useEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') {
      return undefined;
    }
    const observer = new ResizeObserver(() => setWidth(Math.round(element.offsetWidth)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <Box
      component="section"
      ref={ref}
      aria-label="A box that knows its width"
      tabIndex={0}
      sx={{
        width: 220,
        minWidth: 140,
        maxWidth: 1,
        p: 2,
        border: '1px dashed',
        overflow: 'auto',
        resize: 'horizontal',
      }}
    >
      {width === null ? 'Measuring…' : `${width} px wide`}
    </Box>
  );
}
