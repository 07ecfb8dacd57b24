import Box from '@mui/system/Box';

const facts = [
  ['Distance', '12.4 km'],
  ['Ascent', '640 m'],
  ['Time', '4 h 10 min'],
] as const;

export default function ResponsiveSx() {
  return (
    <Box sx={{ containerType: 'inline-size', width: '100%' }}>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          // In a container of 400 px or more: three columns. In a narrower one: one below the other.
          gridTemplateColumns: { '@': '1fr', '@400': 'repeat(3, 1fr)' },
          gap: { '@': 1, '@400': 3 },
          m: 0,
        }}
      >
        {facts.map(([term, value]) => (
          <Box key={term} sx={{ borderTop: 2, pt: 1 }}>
            <Box component="dt" sx={{ fontSize: 14 }}>
              {term}
            </Box>
            <Box component="dd" sx={{ m: 0, fontSize: { xs: 20, md: 24 }, fontWeight: 700 }}>
              {value}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
