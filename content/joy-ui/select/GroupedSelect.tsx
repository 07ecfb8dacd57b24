import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Typography from '@mui/joy/Typography';

const groups = [
  { name: 'Harvest', entries: ['Apples', 'Pears', 'Quinces'] },
  { name: 'Store', entries: ['Flour', 'Honey'] },
];

export default function GroupedSelect() {
  return (
    <FormControl sx={{ width: 240 }}>
      <FormLabel>Goods</FormLabel>
      <Select
        defaultValue="Pears"
        slotProps={{ listbox: { component: 'div', sx: { maxHeight: 260, overflow: 'auto' } } }}
      >
        {groups.map(({ name, entries }) => (
          <List
            key={name}
            component="div"
            role="group"
            aria-label={name}
            sx={{ '--ListItem-paddingY': '4px' }}
          >
            <ListItem component="div" role="presentation" sticky>
              <Typography level="body-xs" aria-hidden="true">
                {name}
              </Typography>
            </ListItem>
            {entries.map((entry) => (
              <Option key={entry} component="div" value={entry}>
                {entry}
              </Option>
            ))}
          </List>
        ))}
      </Select>
    </FormControl>
  );
}
