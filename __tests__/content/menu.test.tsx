/** @jest-environment jsdom */
import '../setup/site';
import * as React from 'react';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Popper from '@mui/material/Popper';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AccountMenu from '../../content/material-ui/components/menus/AccountMenu';
import BasicMenu from '../../content/material-ui/components/menus/BasicMenu';
import ComposedMenu from '../../content/material-ui/components/menus/ComposedMenu';
import ContextMenu from '../../content/material-ui/components/menus/ContextMenu';
import FileMenu from '../../content/material-ui/components/menus/FileMenu';
import LongMenu from '../../content/material-ui/components/menus/LongMenu';
import SortOrderMenu from '../../content/material-ui/components/menus/SortOrderMenu';

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const waitUntilClosed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

describe('demos of the menu', () => {
  test('a button names its menu, opens it at the first item, and has the focus again afterwards', async () => {
    const user = userEvent.setup();
    render(<BasicMenu />);
    const button = screen.getByRole('button', { name: 'Recipe' });
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('menu', { name: 'Recipe' })).toBeInTheDocument();
    expect(screen.getByRole('menuitem', { name: 'Print' })).toHaveFocus();
    await user.keyboard('{ArrowUp}{Enter}');
    await waitUntilClosed();
    expect(button).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Archived.');
  });

  test('a choice is checked, and the menu opens there', async () => {
    const user = userEvent.setup();
    render(<SortOrderMenu />);
    await user.click(screen.getByRole('button', { name: 'By name' }));
    const chosen = screen.getByRole('menuitemradio', { name: 'By name', checked: true });
    expect(chosen).toHaveFocus();
    await user.click(screen.getByRole('menuitemradio', { name: 'Highest first' }));
    await waitUntilClosed();
    const names = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(names).toEqual(['Grey NagHeight 656 m', 'Cold FellHeight 621 m', 'Black HillHeight 582 m']);
  });

  test('an item that works keeps the menu open, and cannot be pressed twice', async () => {
    jest.useFakeTimers();
    render(<FileMenu />);
    fireEvent.click(screen.getByRole('button', { name: 'Actions for floorplan.pdf' }));
    const item = screen.getByRole('menuitem', { name: 'Make a copy' });
    fireEvent.click(item);
    expect(item).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText('Copying…', { selector: 'p' })).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(800));
    fireEvent.keyUp(item, { key: ' ' });
    await act(() => jest.advanceTimersByTimeAsync(400));
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(screen.queryByRole('menu')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('floorplan.pdf and a copy');
  });

  test('what cannot be undone is asked about in its place, and forgotten when one moves on', async () => {
    const user = userEvent.setup();
    render(<FileMenu />);
    await user.click(screen.getByRole('button', { name: 'Actions for floorplan.pdf' }));
    await user.keyboard('{End}{Enter}');
    expect(screen.getByRole('menuitem', { name: 'Press again to empty it' })).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(screen.getByRole('menuitem', { name: /Rename/ })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Empty the file' })).toHaveFocus();
    await user.keyboard('{Enter}{Enter}');
    await waitUntilClosed();
    expect(screen.getByRole('status')).toHaveTextContent('floorplan.pdf, empty');
  });

  test('a right click opens the menu of its row at the pointer, another closes it', async () => {
    render(<ContextMenu />);
    const row = screen.getByText('Two bridges');
    expect(fireEvent.contextMenu(row, { clientX: 120, clientY: 90 })).toBe(false);
    const menu = screen.getByRole('menu', { name: 'Two bridges' });
    const paper = menu.closest('.MuiPaper-root');
    expect(paper).toHaveStyle({ left: '120px', top: '90px' });
    expect(fireEvent.contextMenu(menu)).toBe(false);
    await waitUntilClosed();
  });

  test('the key for context menus opens it at the button that has the focus', async () => {
    const user = userEvent.setup();
    render(<ContextMenu />);
    const button = screen.getByRole('button', { name: 'Actions for Snow on the line' });
    act(() => button.focus());
    fireEvent.contextMenu(button, { clientX: 700, clientY: 700 });
    const menu = screen.getByRole('menu', { name: 'Snow on the line' });
    expect(menu.closest('.MuiPaper-root')).toHaveStyle({ left: '16px' });
    await user.keyboard('a{Enter}');
    await waitUntilClosed();
    expect(button).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Add to the queue: Snow on the line');
  });

  test('a checkbox in a menu leaves it open, and shortcuts work with and without it', async () => {
    const user = userEvent.setup();
    render(<AccountMenu />);
    const button = screen.getByRole('button', { name: 'Account: Harbour office' });
    await user.click(button);
    await user.keyboard('{Enter}');
    expect(screen.getByRole('menuitemcheckbox', { name: 'Quiet', checked: true })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Settings' })).toHaveFocus();
    await user.keyboard('{Alt>}l{/Alt}');
    await waitUntilClosed();
    expect(screen.getByRole('status')).toHaveTextContent('Desk locked.');
    expect(button).toHaveFocus();
    await user.keyboard('{Alt>}s{/Alt}');
    expect(screen.getByRole('status')).toHaveTextContent('Settings opened.');
  });

  test('a menu that leaves the page alone is left by Escape and Tab, and by what is clicked beside it', async () => {
    const user = userEvent.setup();
    render(
      <div>
        <ComposedMenu />
        <button type="button">Next</button>
      </div>,
    );
    const button = screen.getByRole('button', { name: 'Stamp' });
    await user.click(button);
    expect(screen.getByRole('menuitem', { name: 'Received' })).toHaveFocus();
    expect(screen.queryByRole('tooltip')).toBeNull();
    await user.keyboard('{Escape}');
    expect(button).toHaveFocus();
    await waitUntilClosed();
    await user.keyboard('{Enter}{Tab}');
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
    await waitUntilClosed();
    await user.click(button);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitUntilClosed();
  });

  test('a long menu opens at the chosen station, and typing goes on to another', async () => {
    const user = userEvent.setup();
    render(<LongMenu />);
    await user.click(screen.getByRole('button', { name: 'Get off at Marsh' }));
    expect(screen.getByRole('menuitemradio', { name: 'Marsh' })).toHaveFocus();
    await user.keyboard('wil');
    expect(screen.getByRole('menuitemradio', { name: 'Willow' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Get off at Willow', hidden: true })).toBeInTheDocument();
  });
});

/** A menu at a button, open from the start. */
function OpenMenu({ children, ...props }: Partial<React.ComponentProps<typeof Menu>>) {
  const [open, setOpen] = React.useState(false);
  return (
    <React.Fragment>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Menu open={open} anchorEl={document.body} onClose={() => setOpen(false)} {...props}>
        {children}
      </Menu>
    </React.Fragment>
  );
}

async function openMenu(element: React.ReactElement) {
  const user = userEvent.setup();
  render(element);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return user;
}

describe('what the page says of the menu', () => {
  test('an item does not close it, Tab does, and the focus does not move on', async () => {
    const user = await openMenu(
      <OpenMenu>
        <MenuItem>One</MenuItem>
      </OpenMenu>,
    );
    await user.click(screen.getByRole('menuitem'));
    expect(screen.getByRole('menuitem')).toBeVisible();
    await user.tab();
    await waitUntilClosed();
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  test('Tab has a reason that the type of onClose does not name', async () => {
    const reasons: string[] = [];
    const user = await openMenu(
      <OpenMenu onClose={(_event, reason) => reasons.push(reason)}>
        <MenuItem>One</MenuItem>
      </OpenMenu>,
    );
    await user.keyboard('{Tab}{Escape}');
    expect(reasons).toEqual(['tabKeyDown', 'escapeKeyDown']);
  });

  test('of several selected items the last gets the focus; with variant menu, the first of all', async () => {
    const items = ['One', 'Two', 'Three', 'Four'].map((name) => (
      <MenuItem key={name} selected={name === 'Two' || name === 'Three'}>
        {name}
      </MenuItem>
    ));
    await openMenu(<OpenMenu>{items}</OpenMenu>);
    expect(screen.getByRole('menuitem', { name: 'Three' })).toHaveFocus();
    cleanup();
    await openMenu(<OpenMenu variant="menu">{items}</OpenMenu>);
    expect(screen.getByRole('menuitem', { name: 'One' })).toHaveFocus();
  });

  test('a fragment among the items is complained about', async () => {
    const complain = jest.spyOn(console, 'error').mockImplementation(() => {});
    await openMenu(
      <OpenMenu>
        <React.Fragment>
          <MenuItem>One</MenuItem>
        </React.Fragment>
      </OpenMenu>,
    );
    expect(complain.mock.calls.flat().join(' ')).toContain("doesn't accept a Fragment as a child");
    expect(screen.getByRole('menuitem')).not.toHaveFocus();
  });

  test('arrow keys pass over items that are wrapped', async () => {
    const user = await openMenu(
      <OpenMenu>
        <MenuItem>One</MenuItem>
        <li role="none">
          <MenuItem component="div">Wrapped</MenuItem>
        </li>
        <MenuItem>Three</MenuItem>
      </OpenMenu>,
    );
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Three' })).toHaveFocus();
  });

  test('disabled items are passed over, and a menu of nothing else has the focus itself', async () => {
    const user = await openMenu(
      <OpenMenu>
        <MenuItem disabled>One</MenuItem>
        <MenuItem>Two</MenuItem>
      </OpenMenu>,
    );
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Two' })).toHaveFocus();
    cleanup();
    await openMenu(
      <OpenMenu>
        <MenuItem disabled>One</MenuItem>
      </OpenMenu>,
    );
    expect(screen.getByRole('menu')).toHaveFocus();
  });

  test('a disabled item that has the focus is pressed by Space, and not by Enter', async () => {
    const press = jest.fn();
    const user = await openMenu(
      <OpenMenu slotProps={{ list: { disabledItemsFocusable: true } }}>
        <MenuItem>One</MenuItem>
        <MenuItem disabled onClick={press}>
          Two
        </MenuItem>
      </OpenMenu>,
    );
    await user.keyboard('{ArrowDown}{Enter}');
    expect(press).not.toHaveBeenCalled();
    await user.keyboard(' ');
    expect(press).toHaveBeenCalledTimes(1);
  });

  test('a focus that an item gives elsewhere is taken back, unless it waits until the menu has gone', async () => {
    const user = userEvent.setup();
    function Renaming({ waits = false }) {
      const [open, setOpen] = React.useState(false);
      const [isRenaming, setIsRenaming] = React.useState(false);
      return (
        <React.Fragment>
          <button type="button" onClick={() => setOpen(true)}>
            Open
          </button>
          <Menu
            open={open}
            anchorEl={document.body}
            slotProps={{ transition: { onExited: () => setIsRenaming(true) } }}
          >
            <MenuItem
              onClick={() => {
                setIsRenaming(!waits);
                setOpen(false);
              }}
            >
              Rename
            </MenuItem>
          </Menu>
          {isRenaming && <Field />}
        </React.Fragment>
      );
    }
    function Field() {
      const field = React.useRef<HTMLInputElement>(null);
      React.useLayoutEffect(() => field.current?.focus(), []);
      return <input ref={field} aria-label="Name" />;
    }
    const rename = async () => {
      await user.click(screen.getByRole('button', { name: 'Open' }));
      await user.click(screen.getByRole('menuitem'));
      await waitUntilClosed();
    };
    const { unmount } = render(<Renaming />);
    await rename();
    expect(screen.getByRole('button')).toHaveFocus();
    unmount();
    render(<Renaming waits />);
    await rename();
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  test('typing goes on within half a second, and starts over after it', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: (delay) => jest.advanceTimersByTime(delay) });
    render(
      <MenuList autoFocusItem>
        {['Barn', 'Bell', 'Byre', 'Elm'].map((name) => (
          <MenuItem key={name}>{name}</MenuItem>
        ))}
      </MenuList>,
    );
    const focused = () => document.activeElement?.textContent;
    await user.keyboard('by');
    expect(focused()).toBe('Byre');
    jest.advanceTimersByTime(501);
    await user.keyboard('e');
    expect(focused()).toBe('Elm');
    jest.advanceTimersByTime(501);
    await user.keyboard('bb');
    expect(focused()).toBe('Bell');
  });

  test('a popper is a tooltip, unless its role is taken away', () => {
    const { rerender } = render(<Popper open>Menu</Popper>);
    expect(screen.getByRole('tooltip')).toBeInTheDocument();
    rerender(
      <Popper open role={undefined}>
        Menu
      </Popper>,
    );
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  test('a list without a menu can be tabbed to, unless its variant is menu', () => {
    const { rerender } = render(
      <MenuList>
        <MenuItem>One</MenuItem>
        <MenuItem>Two</MenuItem>
      </MenuList>,
    );
    const tabStops = () => screen.getAllByRole('menuitem').map(({ tabIndex }) => tabIndex);
    expect(tabStops()).toEqual([0, -1]);
    rerender(
      <MenuList variant="menu">
        <MenuItem>One</MenuItem>
        <MenuItem>Two</MenuItem>
      </MenuList>,
    );
    expect(tabStops()).toEqual([-1, -1]);
  });
});
