import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

export default function DescribingTooltip() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24, alignItems: 'center' }}>
      <Tooltip describeChild title="It can be published again later">
        <Button variant="outlined">Withdraw</Button>
      </Tooltip>
      <Typography>
        Sown in{' '}
        <Tooltip
          describeChild
          title={
            <span>
              The half of autumn that has frost. <em>Not</em> the month.
            </span>
          }
        >
          <Link component="button" variant="body1" sx={{ textDecorationStyle: 'dotted' }}>
            late fall
          </Link>
        </Tooltip>
      </Typography>
    </div>
  );
}
