import * as React from 'react';
import { useButton } from '@mui/base/useButton';

/** A button in SVG: the hook brings role, keyboard and state, the drawing is ours. */
function Star({ label, pressed, onClick }: { label: string; pressed: boolean; onClick: () => void }) {
  const rootRef = React.useRef<SVGSVGElement>(null);
  const { active, focusVisible, getRootProps } = useButton({ rootRef });

  return (
    <svg
      viewBox="0 0 24 24"
      width="40"
      height="40"
      aria-label={label}
      aria-pressed={pressed}
      style={{ cursor: 'pointer', outline: focusVisible ? '3px solid #d08700' : 'none', borderRadius: 8 }}
      {...getRootProps({ onClick })}
    >
      <path
        d="m12 3 2.8 5.9 6.2.8-4.6 4.4 1.2 6.4L12 17.4l-5.6 3.1 1.2-6.4L3 9.7l6.2-.8z"
        fill={pressed ? '#c77700' : 'none'}
        stroke="currentcolor"
        strokeWidth={active ? 3 : 1.5}
      />
    </svg>
  );
}

export default function UseButtonHook() {
  const [rating, setRating] = React.useState(2);

  return (
    <div role="group" aria-label="How was it?">
      {[1, 2, 3].map((stars) => (
        <Star
          key={stars}
          label={`${stars} of 3`}
          pressed={stars <= rating}
          onClick={() => setRating(stars)}
        />
      ))}
    </div>
  );
}
