import Box from '@mui/system/Box';

const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 160 90'%3E%3Crect width='160' height='90' fill='%23bcd9ee'/%3E%3Ccircle cx='118' cy='26' r='12' fill='%23f6d365'/%3E%3Cpath d='M0 90 48 38l26 28 22-22 64 46z' fill='%232f6b4f'/%3E%3C/svg%3E";

export default function BoxAsImage() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%', maxWidth: 320 }}>
      <Box
        component="img"
        src={picture}
        alt="A green ridge under a low sun"
        // The ratio keeps the place free while the picture loads.
        sx={{ display: 'block', width: 1, aspectRatio: '16 / 9', borderRadius: 3 }}
      />
      <Box component="figcaption" sx={{ mt: 1, fontSize: 14 }}>
        The ridge, from the valley
      </Box>
    </Box>
  );
}
