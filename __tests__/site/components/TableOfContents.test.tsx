import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TableOfContents } from '../../../src/site/components/TableOfContents';
import { renderInProviders } from './docPage';

const HEADINGS = [
  { depth: 2, id: 'usage', text: 'Usage' },
  { depth: 3, id: 'sizes', text: 'Sizes' },
  { depth: 4, id: 'details', text: 'Details' },
  { depth: 2, id: 'api', text: 'API' },
];

describe('TableOfContents', () => {
  it('is a labelled navigation of the headings of the first two levels', () => {
    renderInProviders(<TableOfContents headings={HEADINGS} />);
    const nav = screen.getByRole('navigation', { name: 'On this page' });
    expect(
      within(nav)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['#usage', '#sizes', '#api']);
  });

  it('is not there without headings', () => {
    renderInProviders(<TableOfContents headings={[{ depth: 5, id: 'x', text: 'X' }]} />);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('unfolds by its button and folds once a heading is chosen', async () => {
    const user = userEvent.setup();
    renderInProviders(<TableOfContents headings={HEADINGS} />);
    const button = screen.getByRole('button', { name: 'On this page' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await user.click(screen.getByRole('link', { name: 'Sizes' }));
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  describe('while the page is scrolled', () => {
    let notify: () => void = () => {};
    const tops: Record<string, number> = {};

    beforeEach(() => {
      window.IntersectionObserver = class {
        constructor(callback: () => void) {
          notify = callback;
        }
        observe() {}
        disconnect() {}
      } as unknown as typeof IntersectionObserver;
      jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
        this: HTMLElement,
      ) {
        return { top: tops[this.id] ?? 0, bottom: 0, height: 0 } as DOMRect;
      });
      Object.defineProperty(document.documentElement, 'scrollHeight', { value: 5000, configurable: true });
    });

    function renderPage() {
      renderInProviders(
        <>
          <TableOfContents headings={HEADINGS} />
          {HEADINGS.map(({ id }) => (
            <section key={id} id={id} />
          ))}
        </>,
      );
    }

    function scroll(scrollY: number, places: Record<string, number>) {
      Object.assign(tops, places);
      Object.defineProperty(window, 'scrollY', { value: scrollY, configurable: true });
      act(() => notify());
    }

    const marked = () =>
      screen.queryAllByRole('link', { current: 'location' }).map(({ textContent }) => textContent);

    it('marks the last heading that has passed the upper third, and none above the first', () => {
      renderPage();
      scroll(0, { usage: 400, sizes: 900, details: 1000, api: 2000 });
      expect(marked()).toEqual([]);
      scroll(800, { usage: -400, sizes: 100, details: 300, api: 1200 });
      expect(marked()).toEqual(['Sizes']);
    });

    it('marks the last heading at the end of the page, wherever it is', () => {
      renderPage();
      scroll(5000 - window.innerHeight, { usage: -900, sizes: 100, details: 200, api: 600 });
      expect(marked()).toEqual(['API']);
    });
  });
});
