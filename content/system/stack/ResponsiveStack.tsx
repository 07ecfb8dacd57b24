import Stack from '@mui/system/Stack';
import styled from '@mui/system/styled';

const Card = styled('article')({ flex: 1, padding: 16, border: '1px solid', borderRadius: 8 });

const rooms = [
  { name: 'Library', seats: 24 },
  { name: 'Workshop', seats: 12 },
  { name: 'Studio', seats: 6 },
];

export default function ResponsiveStack() {
  return (
    <Stack
      direction={{ xs: 'column', md: 'row' }}
      spacing={{ xs: 1, md: 3 }}
      useFlexGap
      sx={{ width: '100%' }}
    >
      {rooms.map(({ name, seats }) => (
        <Card key={name}>
          <strong>{name}</strong>
          <div>{seats} seats</div>
        </Card>
      ))}
    </Stack>
  );
}
