import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function WindowWidth() {
  const isWide = useMediaQuery('(min-width: 600px)');

  return (
    <Typography sx={{ p: 2 }}>
      This window is {isWide ? '600 px wide or more' : 'narrower than 600 px'}.
    </Typography>
  );
}
