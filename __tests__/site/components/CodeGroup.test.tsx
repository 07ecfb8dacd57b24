import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { CodeGroup } from '../../../src/site/components/CodeGroup';
import { codeGroupKey } from '../../../src/site/components/useStoredTab';
import { inProviders, renderInProviders } from './docPage';

const TABS = ['npm', 'pnpm', 'yarn'].map((label) => ({
  label,
  html: `<pre><code>${label} add it</code></pre>`,
}));

/** Each test has a key of its own: what was chosen holds as long as the page. */
let storageKey = 'manager-0';
beforeEach(() => {
  storageKey = `manager-${Number(storageKey.split('-')[1]) + 1}`;
});

const group = () => <CodeGroup storageKey={storageKey} tabs={TABS} />;
const selected = () => screen.getAllByRole('tab', { selected: true }).map(({ textContent }) => textContent);

describe('CodeGroup', () => {
  it('has every panel, with its label, in the HTML of the server', () => {
    const html = renderToString(inProviders(group()));
    for (const { label } of TABS) {
      expect(html).toContain(`${label} add it`);
      expect(html).toContain(`<p class="code-group-label">${label}</p>`);
    }
    expect(html.match(/data-inactive=""/g)).toHaveLength(2);
  });

  it('names its panels by their tabs and shows the first one', () => {
    renderInProviders(group());
    expect(selected()).toEqual(['npm']);
    expect(screen.getByRole('tabpanel', { name: 'npm' })).not.toHaveAttribute('data-inactive');
    expect(screen.getByRole('tabpanel', { name: 'yarn' })).toHaveAttribute('data-inactive');
  });

  it('shows the tab that is clicked, in every group with the same key, and remembers it', async () => {
    renderInProviders(
      <>
        {group()}
        {group()}
      </>,
    );
    await userEvent.click(screen.getAllByRole('tab', { name: 'pnpm' })[0] as HTMLElement);
    expect(selected()).toEqual(['pnpm', 'pnpm']);
    expect(window.localStorage.getItem(codeGroupKey(storageKey))).toBe('pnpm');
  });

  it('starts with what was chosen on another page', () => {
    window.localStorage.setItem(codeGroupKey(storageKey), 'yarn');
    renderInProviders(group());
    expect(selected()).toEqual(['yarn']);
  });

  it('starts with the first tab where none has the remembered label', () => {
    window.localStorage.setItem(codeGroupKey(storageKey), 'bun');
    renderInProviders(group());
    expect(selected()).toEqual(['npm']);
  });

  it('follows a choice in another browser tab', () => {
    renderInProviders(group());
    const key = codeGroupKey(storageKey);
    window.localStorage.setItem(key, 'yarn');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: 'yarn' })));
    expect(selected()).toEqual(['yarn']);
  });

  it('is one stop for Tab, and arrow keys, Home and End go through it', async () => {
    const user = userEvent.setup();
    renderInProviders(group());
    await user.tab();
    expect(screen.getByRole('tab', { name: 'npm' })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'pnpm' })).toHaveFocus();
    expect(selected()).toEqual(['pnpm']);
    await user.keyboard('{End}');
    expect(selected()).toEqual(['yarn']);
    await user.keyboard('{ArrowRight}');
    expect(selected()).toEqual(['npm']);
    await user.keyboard('{ArrowLeft}');
    expect(selected()).toEqual(['yarn']);
    await user.keyboard('{Home}');
    expect(screen.getByRole('tab', { name: 'npm' })).toHaveFocus();
  });

  it('turns its arrow keys around in a right-to-left page', async () => {
    const user = userEvent.setup();
    // jsdom inherits no direction from the document, so every element gets its own.
    renderInProviders(
      <>
        <style>{'* { direction: rtl }'}</style>
        {group()}
      </>,
    );
    screen.getByRole('tab', { name: 'npm' }).focus();
    await user.keyboard('{ArrowLeft}');
    expect(selected()).toEqual(['pnpm']);
  });
});
