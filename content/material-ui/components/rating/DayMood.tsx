import * as React from 'react';
import type { SvgIconComponent } from '@mui/icons-material';
import Rating, { type IconContainerProps } from '@mui/material/Rating';
import Typography from '@mui/material/Typography';
import SadIcon from '@mui/icons-material/SentimentVeryDissatisfied';
import NeutralIcon from '@mui/icons-material/SentimentNeutral';
import HappyIcon from '@mui/icons-material/SentimentVerySatisfied';

const moods: Record<number, { readonly name: string; readonly Icon: SvgIconComponent }> = {
  1: { name: 'Bad', Icon: SadIcon },
  2: { name: 'So-so', Icon: NeutralIcon },
  3: { name: 'Good', Icon: HappyIcon },
};

/** Each value has a face of its own. */
function Face({ value, ...props }: IconContainerProps) {
  const Icon = moods[value]?.Icon ?? NeutralIcon;
  return (
    <span {...props}>
      <Icon sx={{ fontSize: 40 }} />
    </span>
  );
}

export default function DayMood() {
  const [mood, setMood] = React.useState<number | null>(3);

  return (
    <div>
      <Rating
        role="radiogroup"
        aria-label="How was your day?"
        max={3}
        highlightSelectedOnly
        slotProps={{ icon: { component: Face } }}
        getLabelText={(value) => moods[value]?.name ?? ''}
        value={mood}
        onChange={(_event, next) => setMood(next)}
        sx={{
          gap: 1,
          color: 'primary.main',
          '& .MuiRating-iconEmpty': { color: 'text.secondary' },
        }}
      />
      <Typography variant="body2" color="textSecondary">
        {mood === null ? 'No answer' : `Today: ${moods[mood]?.name}`}
      </Typography>
    </div>
  );
}
