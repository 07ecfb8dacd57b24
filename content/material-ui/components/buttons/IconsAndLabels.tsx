import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import DeleteOutlineIcon from '@mui/icons-material/DeleteOutline';
import EditOutlinedIcon from '@mui/icons-material/EditOutlined';
import SendIcon from '@mui/icons-material/Send';

export default function IconsAndLabels() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Button variant="contained" startIcon={<SendIcon />}>
        Send
      </Button>
      <Button variant="outlined" endIcon={<ArrowForwardIcon />}>
        Next step
      </Button>
      <Tooltip title="Edit message">
        <IconButton>
          <EditOutlinedIcon />
        </IconButton>
      </Tooltip>
      <Tooltip title="Delete message">
        <IconButton color="error">
          <DeleteOutlineIcon />
        </IconButton>
      </Tooltip>
      <Tooltip describeChild title="Only the author may delete this one">
        {/* A disabled button fires no events: the span listens in its place. */}
        <span>
          <IconButton disabled aria-label="Delete message">
            <DeleteOutlineIcon />
          </IconButton>
        </span>
      </Tooltip>
    </Box>
  );
}
