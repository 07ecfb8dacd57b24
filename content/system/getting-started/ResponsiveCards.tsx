import Box from '@mui/system/Box';

const steps = ['Plan', 'Build', 'Ship'];

export default function ResponsiveCards() {
  return (
    <Box
      component="ol"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' },
        gap: 2,
        m: 0,
        p: 0,
        width: '100%',
        listStyle: 'none',
      }}
    >
      {steps.map((step, index) => (
        <Box
          component="li"
          key={step}
          sx={{
            p: { xs: 2, md: 3 },
            border: '1px solid #7a8794',
            borderRadius: 2,
            bgcolor: '#f2f6fa',
            color: '#1c2733',
            transition: 'transform 150ms',
            '&:hover': { transform: 'translateY(-2px)' },
            '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
          }}
        >
          <Box component="strong" sx={{ display: 'block', fontSize: 24, lineHeight: 1.2 }}>
            {index + 1}
          </Box>
          {step}
        </Box>
      ))}
    </Box>
  );
}
