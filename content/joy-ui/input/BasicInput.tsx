import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function BasicInput() {
  return (
    <FormControl>
      <FormLabel>Name of the boat</FormLabel>
      <Input name="boat" autoComplete="off" />
      <FormHelperText>As it is painted on the hull.</FormHelperText>
    </FormControl>
  );
}
