import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

function readAnchor(): string {
  const hash = window.location.hash.slice(1);
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

/** The anchor that the page's address names; '' where it names none, and on the server. */
export function useAddressedAnchor(): string {
  return useSyncExternalStore(subscribe, readAnchor, () => '');
}
