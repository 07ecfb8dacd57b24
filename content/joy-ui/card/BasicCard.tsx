import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';

export default function BasicCard() {
  return (
    <Card component="article" sx={{ maxWidth: 320 }}>
      <CardContent>
        <Typography component="div" level="title-md">
          Evening walk
        </Typography>
        <Typography level="body-sm">
          Five kilometres along the canal, with two bridges and one inn.
        </Typography>
      </CardContent>
    </Card>
  );
}
