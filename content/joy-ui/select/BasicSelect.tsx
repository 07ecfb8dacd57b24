import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

export default function BasicSelect() {
  return (
    <FormControl sx={{ width: 240 }}>
      <FormLabel>Bread</FormLabel>
      <Select placeholder="Choose one" name="bread" sx={{ '--Select-placeholderOpacity': 0.8 }}>
        <Option value="rye">Rye</Option>
        <Option value="spelt">Spelt</Option>
        <Option value="sourdough">Sourdough</Option>
        <Option value="gluten-free" disabled>
          Gluten-free, sold out
        </Option>
      </Select>
    </FormControl>
  );
}
