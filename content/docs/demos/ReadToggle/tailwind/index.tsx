import * as React from 'react';

export default function ReadToggle() {
  const [read, setRead] = React.useState(false);

  return (
    <button
      type="button"
      aria-pressed={read}
      onClick={() => setRead(!read)}
      className="group inline-flex cursor-pointer items-center gap-2 rounded-full border px-4 py-2 text-sm focus-visible:outline-2 focus-visible:outline-offset-2"
    >
      <span className="size-2.5 rounded-full border-2 bg-current group-aria-pressed:bg-transparent" />
      Mark as read
    </button>
  );
}
