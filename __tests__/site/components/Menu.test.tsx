import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Menu } from '../../../src/site/components/Menu';
import { renderInProviders } from './docPage';

function renderMenu() {
  renderInProviders(
    <>
      <Menu label="Version" trigger={<span>v6</span>}>
        <ul>
          <li>
            <a href="#v6">v6</a>
          </li>
          <li>
            <a href="#v5">v5</a>
          </li>
        </ul>
      </Menu>
      <button type="button">Elsewhere</button>
    </>,
  );
  const menu = screen.getByRole('group') as HTMLDetailsElement;
  const trigger = menu.querySelector('summary') as HTMLElement;
  return { menu, trigger, user: userEvent.setup() };
}

describe('Menu', () => {
  it('says what it is for before what it shows', () => {
    expect(renderMenu().trigger).toHaveTextContent(/^Versionv6$/);
  });

  it('closes with Escape and gives the focus back to its trigger', async () => {
    const { menu, trigger, user } = renderMenu();
    menu.open = true;
    screen.getByRole('link', { name: 'v5' }).focus();
    await user.keyboard('{Escape}');
    expect(menu.open).toBe(false);
    expect(trigger).toHaveFocus();
  });

  it('opens with an arrow key, which then goes round through its links', async () => {
    const { menu, trigger, user } = renderMenu();
    trigger.focus();
    await user.keyboard('{ArrowDown}');
    expect(menu.open).toBe(true);
    expect(screen.getByRole('link', { name: 'v6' })).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('link', { name: 'v6' })).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(screen.getByRole('link', { name: 'v5' })).toHaveFocus();
  });

  it('closes when something else is pressed', () => {
    const { menu } = renderMenu();
    menu.open = true;
    fireEvent.pointerDown(screen.getByRole('link', { name: 'v5' }));
    expect(menu.open).toBe(true);
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(menu.open).toBe(false);
  });

  it('closes when the focus leaves it', async () => {
    const { menu, user } = renderMenu();
    menu.open = true;
    screen.getByRole('link', { name: 'v5' }).focus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
    expect(menu.open).toBe(false);
  });

  it('closes when one of its links is followed', async () => {
    const { menu, user } = renderMenu();
    menu.open = true;
    await user.click(screen.getByRole('link', { name: 'v5' }));
    expect(menu.open).toBe(false);
  });
});
