import '@testing-library/jest-dom';

/** jsdom has no layout, so what reports on it is missing: queries match nothing, observers see nothing. */
class InertObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

beforeEach(() => {
  // Absent where a file asks for the node environment, as tests of server rendering do.
  if (typeof window === 'undefined') return;
  Object.assign(window, {
    IntersectionObserver: InertObserver,
    ResizeObserver: InertObserver,
    matchMedia: (media: string) =>
      Object.assign(new EventTarget(), {
        media,
        matches: false,
        onchange: null,
        addListener() {},
        removeListener() {},
      }),
    scrollTo: () => {},
  });
  window.localStorage.clear();
  window.sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0] ?? ''}=; path=/; max-age=0`;
  }
});
