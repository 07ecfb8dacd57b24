import * as React from 'react';

export default function ReadToggle() {
  const [read, setRead] = React.useState(false);

  return (
    <React.Fragment>
      <button type="button" className="ReadToggle" aria-pressed={read} onClick={() => setRead(!read)}>
        <span className="ReadToggle-dot" />
        Mark as read
      </button>
      <Styles />
    </React.Fragment>
  );
}

function Styles() {
  return (
    <style>{`
      .ReadToggle {
        display: inline-flex; align-items: center; gap: 8px; padding: 8px 16px;
        border: 1px solid; border-radius: 32px; background: none; color: inherit;
        font: inherit; font-size: 0.875rem; cursor: pointer;
      }
      .ReadToggle:focus-visible { outline: 2px solid; outline-offset: 2px; }
      .ReadToggle-dot { width: 10px; height: 10px; border: 2px solid; border-radius: 50%; background: currentcolor; }
      .ReadToggle[aria-pressed='true'] .ReadToggle-dot { background: none; }
    `}</style>
  );
}
