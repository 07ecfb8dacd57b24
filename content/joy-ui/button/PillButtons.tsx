import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

export default function PillButtons() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      <Button
        variant="outlined"
        color="neutral"
        endDecorator={
          <Chip size="sm" variant="solid" color="primary">
            3
          </Chip>
        }
        sx={{ '--Button-radius': '999px', '--Button-gap': '12px' }}
      >
        Unread letters
      </Button>
      <Button
        component="a"
        href="#a-button-of-your-own"
        variant="soft"
        color="success"
        sx={{ '--Button-radius': '0px', '--Button-minHeight': '3rem', px: 4 }}
      >
        A link
      </Button>
    </Stack>
  );
}
