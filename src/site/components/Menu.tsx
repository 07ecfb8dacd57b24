import { useRef, type ReactElement, type ReactNode } from 'react';
import { Icon } from './Icon';
import { useMenu } from './useMenu';

interface MenuProps {
  /** What the menu is for: heard, not seen. */
  readonly label: string;
  /** What the trigger shows; its texts follow the label for those who hear it. */
  readonly trigger: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A button that shows a panel below it. One of the header's menus is open at a time. */
export function Menu({ label, trigger, className = '', children }: MenuProps): ReactElement {
  const details = useRef<HTMLDetailsElement>(null);
  useMenu(details);
  return (
    <details ref={details} className={`menu ${className}`.trim()} name="header-menu">
      <summary className="menu-trigger">
        <span className="visually-hidden">{label}</span>
        {trigger}
        <Icon name="chevron" className="menu-chevron" />
      </summary>
      <div className="menu-panel">{children}</div>
    </details>
  );
}
