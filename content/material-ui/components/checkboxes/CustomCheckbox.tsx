import Checkbox, { checkboxClasses } from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { styled } from '@mui/material/styles';
import BookmarkIcon from '@mui/icons-material/Bookmark';
import BookmarkBorderIcon from '@mui/icons-material/BookmarkBorder';
import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';

const SquareCheckbox = styled(Checkbox)({
  [`&.${checkboxClasses.root}`]: { borderRadius: 4 },
  [`&.Mui-focusVisible`]: { outline: '2px solid currentColor', outlineOffset: -4 },
});

const frame = {
  boxSizing: 'border-box',
  width: 20,
  height: 20,
  border: '2px solid currentColor',
  borderRadius: '4px',
};

export default function CustomCheckbox() {
  return (
    <FormGroup>
      <FormControlLabel
        control={
          <SquareCheckbox
            defaultChecked
            disableRipple
            color="secondary"
            icon={<Box component="span" sx={frame} />}
            checkedIcon={
              <Box component="span" sx={frame}>
                <CheckIcon sx={{ display: 'block', fontSize: 16 }} />
              </Box>
            }
          />
        }
        label="A frame of its own"
      />
      <FormControlLabel
        control={<Checkbox defaultChecked icon={<BookmarkBorderIcon />} checkedIcon={<BookmarkIcon />} />}
        label="Keep this page"
      />
    </FormGroup>
  );
}
