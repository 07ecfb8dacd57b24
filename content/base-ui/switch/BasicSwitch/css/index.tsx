import { Switch } from '@mui/base/Switch';
import './styles.css';

export default function BasicSwitch() {
  return (
    <div className="switches">
      <Switch slotProps={{ input: { 'aria-label': 'Ship’s lights' } }} defaultChecked />
      <Switch slotProps={{ input: { 'aria-label': 'Radar' } }} />
      <Switch slotProps={{ input: { 'aria-label': 'Autopilot' } }} disabled />
    </div>
  );
}
