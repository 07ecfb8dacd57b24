import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import DeleteIcon from '@mui/icons-material/Delete';
import IconButton from '@mui/material/IconButton';
import PrintIcon from '@mui/icons-material/Print';
import Tooltip from '@mui/material/Tooltip';

export default function BasicTooltips() {
  return (
    <div>
      <Tooltip title="Copy">
        <IconButton>
          <ContentCopyIcon />
        </IconButton>
      </Tooltip>
      <Tooltip title="Print" placement="top" arrow>
        <IconButton>
          <PrintIcon />
        </IconButton>
      </Tooltip>
      <Tooltip title="Delete">
        {/* A disabled button fires no events: the element around it does. */}
        <span>
          <IconButton disabled aria-label="Delete">
            <DeleteIcon />
          </IconButton>
        </span>
      </Tooltip>
    </div>
  );
}
