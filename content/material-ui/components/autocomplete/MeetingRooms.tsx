import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import ListSubheader from '@mui/material/ListSubheader';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

interface Room {
  readonly name: string;
  readonly floor: string;
  readonly seats: number;
  readonly takenUntil?: string;
}

// Sorted by floor: `groupBy` starts a new group wherever the group changes.
const rooms: readonly Room[] = [
  { name: 'Alder', floor: 'Ground floor', seats: 4 },
  { name: 'Birch', floor: 'Ground floor', seats: 12, takenUntil: '15:30' },
  { name: 'Cedar', floor: 'First floor', seats: 6 },
  { name: 'Hazel', floor: 'First floor', seats: 2, takenUntil: '14:00' },
  { name: 'Rowan', floor: 'First floor', seats: 20 },
];

const describe = ({ seats, takenUntil }: Room) =>
  takenUntil === undefined ? `${seats} seats` : `${seats} seats, taken until ${takenUntil}`;

export default function MeetingRooms() {
  return (
    <Autocomplete
      options={rooms}
      getOptionLabel={(room) => room.name}
      getOptionDisabled={(room) => room.takenUntil !== undefined}
      groupBy={(room) => room.floor}
      renderOption={({ key, ...props }, room) => (
        <Box component="li" key={key} {...props}>
          <Box sx={{ flexGrow: 1 }}>{room.name}</Box>
          <Typography variant="body2" component="span">
            {describe(room)}
          </Typography>
        </Box>
      )}
      // The default is a list in the listbox, where ARIA knows options and groups only.
      slotProps={{ listbox: { component: 'div' } }}
      renderGroup={({ key, group, children }) => (
        <Box component="ul" key={key} role="group" aria-label={group} sx={{ p: 0 }}>
          <ListSubheader aria-hidden sx={{ top: -8 }}>
            {group}
          </ListSubheader>
          {children}
        </Box>
      )}
      renderInput={(params) => <TextField {...params} label="Meeting room" />}
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
