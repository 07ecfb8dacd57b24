import Box from '@mui/system/Box';
import createTheme from '@mui/system/createTheme';
import ThemeProvider from '@mui/system/ThemeProvider';

const theme = createTheme({
  spacing: 6,
  shape: { borderRadius: 10 },
  palette: {
    calm: { main: '#e3f1ea', text: '#123d2a' },
    urgent: { main: '#fde7e4', text: '#7a1a0d' },
  },
});

const notices = [
  { tone: 'calm', text: 'The pool opens at seven.' },
  { tone: 'urgent', text: 'The north entrance is closed today.' },
];

export default function ThemedSx() {
  return (
    <ThemeProvider theme={theme}>
      <Box component="ul" sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
        {notices.map(({ tone, text }) => (
          <Box
            component="li"
            key={tone}
            sx={{
              px: 3,
              py: 2,
              borderRadius: 1,
              bgcolor: `${tone}.main`,
              color: `${tone}.text`,
            }}
          >
            {text}
          </Box>
        ))}
      </Box>
    </ThemeProvider>
  );
}
