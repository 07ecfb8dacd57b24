import Stack from '@mui/system/Stack';
import styled from '@mui/system/styled';

const Step = styled('li')({ padding: '8px 16px', border: '1px solid', borderRadius: 8 });

export default function BasicStack() {
  return (
    <Stack component="ol" spacing={1} useFlexGap sx={{ m: 0, p: 0, listStyle: 'none', width: 240 }}>
      <Step>Weigh the flour</Step>
      <Step>Add water and salt</Step>
      <Step>Knead, then wait</Step>
    </Stack>
  );
}
