import AspectRatio from '@mui/joy/AspectRatio';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Divider from '@mui/joy/Divider';
import Typography from '@mui/joy/Typography';

const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 160 90'%3E%3Crect width='160' height='90' fill='%23f3d9b8'/%3E%3Cpath d='M0 70q20-8 40 0t40 0 40 0 40 0v20H0z' fill='%2336749d'/%3E%3Cpath d='M70 66 84 22v40z' fill='%23fff'/%3E%3Cpath d='M58 66h40l-7 9H65z' fill='%235d3a1a'/%3E%3C/svg%3E";

export default function CardWithOverflow() {
  return (
    <Card variant="outlined" sx={{ width: 280 }}>
      <CardOverflow>
        <AspectRatio ratio="16/9">
          <img src={picture} alt="A small boat under sail" />
        </AspectRatio>
      </CardOverflow>
      <CardContent>
        <Typography component="div" level="title-md">
          A day on the bay
        </Typography>
        <Typography level="body-sm">From eight in the morning, for six persons.</Typography>
      </CardContent>
      <CardOverflow variant="soft">
        <Divider inset="context" />
        <CardContent orientation="horizontal">
          <Typography level="body-xs">2 places left</Typography>
          <Divider orientation="vertical" />
          <Typography level="body-xs">6 hours</Typography>
        </CardContent>
      </CardOverflow>
    </Card>
  );
}
