import * as React from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import './styles.css';

export default function BasicSelect() {
  const labelId = React.useId();

  return (
    <div className="field">
      <span id={labelId}>Flag</span>
      <Select aria-labelledby={labelId} defaultValue="yellow">
        <Option value="yellow">Yellow: all well</Option>
        <Option value="blue">Blue: about to sail</Option>
        <Option value="red">Red: dangerous cargo</Option>
      </Select>
    </div>
  );
}
