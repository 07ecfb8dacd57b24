/** A `matchMedia` whose answer to "dark?" a test can change; listeners hear of it. */
export function fakeDarkPreference(dark: boolean) {
  const media = Object.assign(new EventTarget(), {
    media: '(prefers-color-scheme: dark)',
    matches: dark,
    onchange: null,
    addListener() {},
    removeListener() {},
  });
  window.matchMedia = () => media;
  return {
    change(next: boolean) {
      media.matches = next;
      media.dispatchEvent(new Event('change'));
    },
  };
}
