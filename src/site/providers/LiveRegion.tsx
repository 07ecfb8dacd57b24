import type { CSSProperties } from 'react';

/** Out of sight, not out of hearing. Inline, because the region works before any stylesheet does. */
const HIDDEN: CSSProperties = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

/** Says a message to screen readers each time it changes. */
export function LiveRegion({ message }: { message: string }) {
  return (
    <div role="status" style={HIDDEN}>
      {message}
    </div>
  );
}
