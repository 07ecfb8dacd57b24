import type { ButtonHTMLAttributes, ReactElement } from 'react';
import { PanelIcon, type PanelIconName } from './PanelIcon';
import { useToolbarStop } from './Toolbar';
import type { Tracking } from './tracking';

interface ToolbarButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly stop: string;
  /** What it does, or, with `text`, nothing more than that says. */
  readonly label: string;
  readonly icon?: PanelIconName;
  /** What stands on it; without, the icon stands for the label, which then is shown as one points at it. */
  readonly text?: string;
  readonly tracking?: Tracking | undefined;
}

/** A button of the toolbar. */
export function ToolbarButton({
  stop,
  label,
  icon,
  text,
  tracking,
  ...rest
}: ToolbarButtonProps): ReactElement {
  return (
    <button
      type="button"
      className="demo-tool"
      {...useToolbarStop(stop)}
      {...tracking}
      aria-label={label}
      data-tip={text === undefined ? '' : undefined}
      {...rest}
    >
      {icon && <PanelIcon name={icon} />}
      {text !== undefined && <span>{text}</span>}
    </button>
  );
}
