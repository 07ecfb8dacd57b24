import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Chip from '@mui/joy/Chip';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function PressableCard() {
  return (
    <Card
      orientation="horizontal"
      variant="outlined"
      sx={{ width: 320, '&:hover': { borderColor: 'neutral.outlinedHoverBorder', boxShadow: 'md' } }}
    >
      <CardContent>
        <Typography component="div" level="title-md">
          {/* The link is as large as the card; its text alone is read. */}
          <Link overlay underline="none" href="#a-card-that-is-a-link" sx={{ color: 'text.primary' }}>
            Reading group
          </Link>
        </Typography>
        <Typography level="body-sm">Thursdays, in the library</Typography>
      </CardContent>
      <Chip size="sm" variant="soft" color="primary" sx={{ alignSelf: 'center' }}>
        New
      </Chip>
    </Card>
  );
}
