import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import AddIcon from '@mui/icons-material/Add';
import CropFreeIcon from '@mui/icons-material/CropFree';
import RemoveIcon from '@mui/icons-material/Remove';

const scales = [1, 1.5, 2, 3];
const desks = [0, 1, 2, 3, 4, 5, 6, 7].map((index) => ({
  x: 20 + (index % 4) * 62,
  y: index < 4 ? 30 : 100,
}));

export default function PlanZoom() {
  const [level, setLevel] = React.useState(0);
  const scale = scales[level] ?? 1;
  const percent = `${scale * 100} %`;

  return (
    <Box
      sx={{
        position: 'relative',
        width: '100%',
        maxWidth: 420,
        overflow: 'hidden',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        color: 'text.secondary',
      }}
    >
      <Box
        component="svg"
        viewBox="0 0 280 170"
        role="img"
        aria-label={`Floor plan with eight desks, shown at ${percent}`}
        sx={{
          display: 'block',
          transform: `scale(${scale})`,
          transition: 'transform 200ms',
          '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
        }}
      >
        {desks.map(({ x, y }, index) => (
          <g key={index} fill="none" stroke="currentColor">
            <rect x={x} y={y} width={48} height={26} rx={3} />
            <circle cx={x + 24} cy={y + 38} r={7} />
          </g>
        ))}
      </Box>
      <ButtonGroup
        orientation="vertical"
        variant="contained"
        size="small"
        aria-label="Zoom of the floor plan"
        sx={{ position: 'absolute', insetInlineEnd: 8, bottom: 8 }}
      >
        <Button aria-label="Zoom in" onClick={() => setLevel(Math.min(level + 1, scales.length - 1))}>
          <AddIcon fontSize="small" />
        </Button>
        <Button aria-label="Zoom out" onClick={() => setLevel(Math.max(level - 1, 0))}>
          <RemoveIcon fontSize="small" />
        </Button>
        <Button aria-label="Show the whole plan" onClick={() => setLevel(0)}>
          <CropFreeIcon fontSize="small" />
        </Button>
      </ButtonGroup>
    </Box>
  );
}
