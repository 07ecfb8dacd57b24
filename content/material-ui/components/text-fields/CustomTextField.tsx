import Box from '@mui/material/Box';
import { outlinedInputClasses } from '@mui/material/OutlinedInput';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';

const RoundedField = styled(TextField)({
  [`& .${outlinedInputClasses.root}`]: {
    borderRadius: 14,
    [`&.${outlinedInputClasses.focused} .${outlinedInputClasses.notchedOutline}`]: {
      borderWidth: 3,
    },
  },
});

export default function CustomTextField() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <RoundedField label="Project" defaultValue="Lighthouse" />
      <RoundedField label="Owner" size="small" color="secondary" defaultValue="Platform team" />
    </Box>
  );
}
