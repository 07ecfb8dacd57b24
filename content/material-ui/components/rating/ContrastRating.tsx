import Rating, { ratingClasses } from '@mui/material/Rating';
import { styled } from '@mui/material/styles';
import FavoriteIcon from '@mui/icons-material/Favorite';
import FavoriteBorderIcon from '@mui/icons-material/FavoriteBorder';

const HeartRating = styled(Rating)(({ theme }) => ({
  gap: 2,
  [`& .${ratingClasses.iconFilled}`]: {
    color: '#c2185b',
    ...theme.applyStyles('dark', { color: '#f48fb1' }),
  },
  [`& .${ratingClasses.iconEmpty}`]: {
    color: '#757575',
    ...theme.applyStyles('dark', { color: '#9e9e9e' }),
  },
  [`&.${ratingClasses.focusVisible} .${ratingClasses.iconActive}`]: {
    outline: '2px solid currentColor',
    outlineOffset: 2,
  },
}));

export default function ContrastRating() {
  return (
    <HeartRating
      role="radiogroup"
      aria-label="How much do you like it?"
      defaultValue={2}
      icon={<FavoriteIcon fontSize="inherit" />}
      emptyIcon={<FavoriteBorderIcon fontSize="inherit" />}
      getLabelText={(value) => (value === 1 ? '1 heart' : `${value} hearts`)}
      emptyLabelText="No hearts"
    />
  );
}
