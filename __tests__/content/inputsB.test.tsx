/** @jest-environment jsdom */
/** What the pages of button groups, floating action buttons, switches, toggle buttons and transfer lists claim. */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import Fab from '@mui/material/Fab';
import ListItemButton from '@mui/material/ListItemButton';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ThemeProvider, createTheme, getContrastRatio } from '@mui/material/styles';
import ExportFormats from '../../content/material-ui/components/button-group/ExportFormats';
import QuantityStepper from '../../content/material-ui/components/button-group/QuantityStepper';
import UndoRedo from '../../content/material-ui/components/button-group/UndoRedo';
import CollapsingFab from '../../content/material-ui/components/floating-action-button/CollapsingFab';
import FabPerTab from '../../content/material-ui/components/floating-action-button/FabPerTab';
import ShoppingList from '../../content/material-ui/components/floating-action-button/ShoppingList';
import UploadFab from '../../content/material-ui/components/floating-action-button/UploadFab';
import AutosaveSwitch from '../../content/material-ui/components/switches/AutosaveSwitch';
import ConfirmSwitch from '../../content/material-ui/components/switches/ConfirmSwitch';
import NotificationSettings from '../../content/material-ui/components/switches/NotificationSettings';
import ChartRange from '../../content/material-ui/components/toggle-buttons/ChartRange';
import OpeningDays from '../../content/material-ui/components/toggle-buttons/OpeningDays';
import ViewToggle from '../../content/material-ui/components/toggle-buttons/ViewToggle';
import BasicTransferList from '../../content/material-ui/components/transfer-list/BasicTransferList';
import ColumnChooser from '../../content/material-ui/components/transfer-list/ColumnChooser';
import OneClickTransfer from '../../content/material-ui/components/transfer-list/OneClickTransfer';
import SearchableTransfer from '../../content/material-ui/components/transfer-list/SearchableTransfer';
import WorkshopSeats from '../../content/material-ui/components/transfer-list/WorkshopSeats';

afterEach(() => jest.useRealTimers());

const button = (name: string) => screen.getByRole('button', { name });

describe('Button group', () => {
  test('the quantity stops at its limits, and the button there keeps the focus', async () => {
    const user = userEvent.setup();
    render(<QuantityStepper />);
    const more = button('One more');
    for (let press = 0; press < 6; press += 1) await user.click(more);
    expect(screen.getByText('5')).toBeInTheDocument();
    expect(more).toHaveFocus();
    expect(more).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText('5 is all we have.')).toHaveAttribute('role', 'status');
  });

  test('while one format is made, all wait; then the pressed one has the focus again', async () => {
    jest.useFakeTimers();
    render(<ExportFormats />);
    act(() => button('XLSX').focus());
    fireEvent.click(button('XLSX'));
    for (const name of ['CSV', 'XLSX', 'PDF']) expect(button(name)).toBeDisabled();
    // A browser takes the focus from a button that turns disabled; jsdom leaves it.
    act(() => (document.activeElement as HTMLElement).blur());
    await act(() => jest.advanceTimersByTimeAsync(1500));
    expect(screen.getByRole('status')).toHaveTextContent('orders.xlsx is ready');
    expect(button('XLSX')).toHaveFocus();
  });

  test('removed toppings come back in the reverse order, and go again', async () => {
    const user = userEvent.setup();
    render(<UndoRedo />);
    const chips = () =>
      screen.queryAllByText(/^(Basil|Capers|Olives|Rocket)$/).map((chip) => chip.textContent);
    for (const name of ['Basil', 'Olives']) {
      act(() => button(name).focus());
      await user.keyboard('{Delete}');
      expect(button('Undo')).toHaveFocus();
    }
    expect(chips()).toEqual(['Capers', 'Rocket']);
    await user.click(button('Undo'));
    expect(chips()).toEqual(['Capers', 'Olives', 'Rocket']);
    await user.click(button('Redo'));
    expect(chips()).toEqual(['Capers', 'Rocket']);
    expect(button('Redo')).toHaveAttribute('aria-disabled', 'true');
  });

  test("the group's defaults win over those of the theme for buttons, and over those for the ripple", async () => {
    const user = userEvent.setup();
    const theme = createTheme({
      components: {
        MuiButton: { defaultProps: { color: 'secondary', size: 'small' } },
        MuiButtonBase: { defaultProps: { disableRipple: true } },
      },
    });
    render(
      <ThemeProvider theme={theme}>
        <ButtonGroup aria-label="Clipboard">
          <Button>Grouped</Button>
        </ButtonGroup>
        <Button>Alone</Button>
      </ThemeProvider>,
    );
    expect(button('Grouped')).toHaveClass(
      'MuiButton-outlined',
      'MuiButton-colorPrimary',
      'MuiButton-sizeMedium',
    );
    expect(button('Alone')).toHaveClass('MuiButton-text', 'MuiButton-colorSecondary', 'MuiButton-sizeSmall');
    for (const name of ['Grouped', 'Alone']) await user.click(button(name));
    expect(button('Grouped').querySelector('.MuiTouchRipple-root')).not.toBeNull();
    expect(button('Alone').querySelector('.MuiTouchRipple-root')).toBeNull();
  });

  test('a button that a disabled group is to spare works, but looks disabled and shuts out the mouse', () => {
    render(
      <ButtonGroup disabled aria-label="Clipboard">
        <Button disabled={false}>Spared</Button>
      </ButtonGroup>,
    );
    expect(button('Spared')).toBeEnabled();
    expect(button('Spared')).toHaveClass('Mui-disabled');
    expect(button('Spared')).toHaveStyle({ pointerEvents: 'none' });
  });

  test('a fragment is one place, and a dialog in the group is in the group', () => {
    render(
      <ButtonGroup variant="contained" aria-label="Clipboard">
        <>
          <Button>One</Button>
          <Button>Two</Button>
        </>
        <Dialog open aria-label="Details">
          <Button>Close</Button>
        </Dialog>
      </ButtonGroup>,
    );
    for (const name of ['One', 'Two']) {
      expect(screen.getByText(name)).toHaveClass('MuiButtonGroup-firstButton');
    }
    expect(button('Close')).toHaveClass('MuiButton-contained', 'MuiButtonGroup-lastButton');
  });
});

describe('Toggle button', () => {
  const pressed = (name: string) => button(name).getAttribute('aria-pressed') === 'true';

  test('one of the views is always on', async () => {
    const user = userEvent.setup();
    render(<ViewToggle />);
    await user.click(button('Grid'));
    await user.click(button('Grid'));
    expect(pressed('Grid')).toBe(true);
    expect(pressed('List')).toBe(false);
  });

  test('a newer range cancels the older one', async () => {
    jest.useFakeTimers();
    render(<ChartRange />);
    await act(() => jest.advanceTimersByTimeAsync(900));
    fireEvent.click(button('24 h'));
    await act(() => jest.advanceTimersByTimeAsync(600));
    fireEvent.click(button('30 d'));
    await act(() => jest.advanceTimersByTimeAsync(600));
    expect(screen.getByRole('status')).toHaveTextContent('Loading the last 30 d…');
    expect(screen.getByRole('img')).toHaveAccessibleName(/last 7 d/);
    await act(() => jest.advanceTimersByTimeAsync(300));
    expect(screen.getByRole('img')).toHaveAccessibleName(/last 30 d/);
  });

  test('a week without a day is refused, and days are in the order of the week', async () => {
    const user = userEvent.setup();
    render(<OpeningDays />);
    await user.click(button('Save'));
    expect(button('Monday')).toHaveFocus();
    expect(screen.getByRole('group', { name: 'Opening days' })).toHaveAccessibleDescription(
      'Choose one day or more.',
    );
    await user.click(button('Friday'));
    await user.click(button('Tuesday'));
    expect(screen.getByRole('status')).toHaveTextContent('Open on Tuesday, Friday');
    await user.click(button('Save'));
    expect(screen.getByRole('status')).toHaveTextContent('Saved: 2 of 7 days');
  });

  test('with a text as value and without exclusive, texts are joined', async () => {
    const user = userEvent.setup();
    const handleChange = jest.fn();
    render(
      <ToggleButtonGroup value="left" onChange={handleChange} aria-label="Alignment">
        <ToggleButton value="left">Left</ToggleButton>
        <ToggleButton value="right">Right</ToggleButton>
      </ToggleButtonGroup>,
    );
    await user.click(button('Right'));
    expect(handleChange).toHaveBeenCalledWith(expect.anything(), 'leftright');
  });

  test("a button's own onChange replaces the group's, and a prevented click ends both", async () => {
    const user = userEvent.setup();
    const [handleGroup, handleOwn] = [jest.fn(), jest.fn()];
    render(
      <ToggleButtonGroup exclusive value="a" onChange={handleGroup} aria-label="Letters">
        <ToggleButton value="a">A</ToggleButton>
        <ToggleButton value="b" onChange={handleOwn}>
          B
        </ToggleButton>
        <ToggleButton value="c" onClick={(event) => event.preventDefault()}>
          C
        </ToggleButton>
        <ToggleButton selected value="d">
          D
        </ToggleButton>
      </ToggleButtonGroup>,
    );
    await user.click(button('B'));
    await user.click(button('C'));
    expect(handleOwn).toHaveBeenCalledTimes(1);
    expect(handleGroup).not.toHaveBeenCalled();
    await user.click(button('A'));
    expect(handleGroup).toHaveBeenCalledWith(expect.anything(), null);
    expect(pressed('D')).toBe(true);
  });

  test('in the light scheme, the text of a selected button is readable in some colors only', () => {
    const { palette } = createTheme();
    const tint = palette.action.selectedOpacity;
    const ratio = (hex: string) => {
      const part = (at: number) => Math.round(parseInt(hex.slice(at, at + 2), 16) * tint + 255 * (1 - tint));
      return Number(getContrastRatio(hex, `rgb(${part(1)}, ${part(3)}, ${part(5)})`).toFixed(1));
    };
    const { primary, error, info, warning, secondary, success } = palette;
    const colors = [primary, error, info, warning, secondary, success];
    expect(colors.map(({ main }) => ratio(main))).toEqual([4.2, 4.4, 3.5, 2.9, 5.6, 4.6]);
  });
});

describe('Switch', () => {
  test('a state that could not be saved is taken back, and the next attempt holds', async () => {
    jest.useFakeTimers();
    render(<AutosaveSwitch />);
    const control = screen.getByRole('switch', { name: 'Share my calendar with the team' });
    fireEvent.click(control);
    expect(control).toBeChecked();
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(control).not.toBeChecked();
    expect(screen.getByRole('status')).toHaveTextContent('the switch went back');
    fireEvent.click(control);
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(control).toBeChecked();
    expect(screen.getByRole('status')).toHaveTextContent('Saved.');
  });

  test('settings without a way to be told are faulty, unless nobody wants to be told', async () => {
    const user = userEvent.setup();
    render(<NotificationSettings />);
    await user.click(screen.getByRole('checkbox', { name: 'Email' }));
    expect(screen.getByRole('group', { name: 'By which way' })).toHaveAccessibleDescription(/Choose one way/);
    await user.click(screen.getByRole('checkbox', { name: 'Tell me about outages' }));
    expect(screen.getByRole('status')).toHaveTextContent(/^\W*$/);
    for (const name of ['Email', 'Push', 'Text message']) {
      expect(screen.getByRole('checkbox', { name })).toBeDisabled();
    }
  });

  test('a risky switch moves only once one agrees', async () => {
    const user = userEvent.setup();
    render(<ConfirmSwitch />);
    const control = screen.getByRole('checkbox', { name: 'Anyone with the link can read' });
    await user.click(control);
    expect(control).not.toBeChecked();
    expect(button('Keep it private')).toHaveFocus();
    await user.click(button('Open it'));
    expect(control).toBeChecked();
    await user.click(await screen.findByRole('checkbox'));
    expect(control).not.toBeChecked();
  });

  test('aria-label and ref reach the moving part, className the root; slotProps.input replaces inputProps', () => {
    const ref = { current: null as HTMLElement | null };
    const attach = (element: HTMLButtonElement | null) => {
      ref.current = element;
    };
    const { container } = render(
      <Switch
        ref={attach}
        className="mine"
        aria-label="Wi-Fi"
        inputProps={{ title: 'Older' }}
        slotProps={{ input: { id: 'newer' } }}
      />,
    );
    expect(container.firstElementChild).toHaveClass('MuiSwitch-root', 'mine');
    expect(ref.current).toHaveClass('MuiSwitch-switchBase');
    expect(ref.current).toHaveAttribute('aria-label', 'Wi-Fi');
    expect(screen.getByRole('checkbox')).toHaveAccessibleName('');
    expect(screen.getByRole('checkbox')).toHaveAttribute('id', 'newer');
  });

  test('is a checkbox, and readOnly holds nobody back', async () => {
    const user = userEvent.setup();
    render(<Switch readOnly slotProps={{ input: { 'aria-label': 'Wi-Fi' } }} />);
    const control = screen.getByRole('checkbox', { name: 'Wi-Fi' });
    await user.click(control);
    expect(control).toBeChecked();
    await user.keyboard('{Enter}');
    expect(control).toBeChecked();
    await user.keyboard(' ');
    expect(control).not.toBeChecked();
  });
});

describe('Floating action button', () => {
  test('an added item has the focus', async () => {
    const user = userEvent.setup();
    render(<ShoppingList />);
    await user.click(button('Add an item'));
    expect(screen.getByRole('textbox', { name: 'Item 6' })).toHaveFocus();
    await user.keyboard('Figs');
    expect(screen.getByRole('textbox', { name: 'Item 6' })).toHaveValue('Figs');
  });

  test('scrolling down narrows the text, and the name stays', () => {
    render(<CollapsingFab />);
    const region = screen.getByRole('region', { name: 'Messages' });
    expect(screen.getByText('Write')).toHaveStyle({ maxWidth: '120px' });
    region.scrollTop = 100;
    fireEvent.scroll(region);
    expect(screen.getByText('Write')).toHaveStyle({ maxWidth: '0' });
    expect(button('Write')).toBeInTheDocument();
    region.scrollTop = 60;
    fireEvent.scroll(region);
    expect(screen.getByText('Write')).toHaveStyle({ maxWidth: '120px' });
  });

  test('an upload can be stopped, goes through, and can start over', async () => {
    jest.useFakeTimers();
    const wait = async (times: number) => {
      for (let step = 0; step < times; step += 1) await act(() => jest.advanceTimersByTimeAsync(300));
    };
    render(<UploadFab />);
    fireEvent.click(button('Upload'));
    await wait(4);
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
    fireEvent.click(button('Stop the upload'));
    fireEvent.click(button('Upload'));
    await wait(10);
    expect(screen.getByRole('status')).toHaveTextContent('photo.jpg is uploaded');
    fireEvent.click(button('Start over'));
    expect(button('Upload')).toBeInTheDocument();
  });

  test('each tab has its button, and one has none', async () => {
    const user = userEvent.setup();
    render(<FabPerTab />);
    expect(button('Invite a guest')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Dates' }));
    expect(button('Plan an evening')).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'History' }));
    expect(await screen.findByText('Nothing can be changed here.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  });

  test('in the dark, the default color is light gray, with dark text only where there are no CSS variables', () => {
    const colors = (theme: ReturnType<typeof createTheme>) => {
      const { unmount } = render(
        <ThemeProvider theme={theme} defaultMode="dark">
          <Fab>Add</Fab>
        </ThemeProvider>,
      );
      const { color, backgroundColor } = getComputedStyle(button('Add'));
      unmount();
      return { color, backgroundColor };
    };
    expect(colors(createTheme({ palette: { mode: 'dark' } }))).toEqual({
      color: 'rgba(0, 0, 0, 0.87)',
      backgroundColor: 'rgb(224, 224, 224)',
    });
    expect(colors(createTheme({ cssVariables: true, palette: { mode: 'dark' } })).color).toContain(
      '--mui-palette-text-primary',
    );
    expect(getContrastRatio('#fff', '#e0e0e0')).toBeCloseTo(1.3, 1);
  });
});

describe('Transfer list', () => {
  const box = (name: string) => screen.getByRole('checkbox', { name });
  /** The items of the list with this title, from top to bottom. */
  const itemsOf = (title: string) =>
    within(screen.getByRole('list', { name: title }))
      .queryAllByRole('listitem')
      .map((item) => item.textContent);

  test('what is checked moves, and the button keeps the focus', async () => {
    const user = userEvent.setup();
    render(<BasicTransferList />);
    await user.click(box('Charts'));
    await user.click(box('Radio'));
    await user.click(button('Add'));
    expect(itemsOf('My course')).toEqual(['Knots', 'Charts', 'Radio']);
    expect(itemsOf('Lessons')).toEqual(['Weather', 'Right of way']);
    expect(button('Add')).toHaveFocus();
    expect(button('Add')).toHaveAttribute('aria-disabled', 'true');
    await user.click(box('Knots'));
    await user.click(button('Remove'));
    expect(itemsOf('Lessons')).toContain('Knots');
  });

  test('an item that moves takes the focus along, and says where it went', async () => {
    const user = userEvent.setup();
    render(<OneClickTransfer />);
    await user.click(button('Saffron: pack'));
    expect(itemsOf('In the box')).toEqual(['Nutmeg', 'Saffron']);
    expect(button('Saffron: take out')).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Saffron packed');
    await user.keyboard('{Enter}');
    expect(button('Saffron: pack')).toHaveFocus();
  });

  test('"all" means those that the search shows, and hidden ones stay checked', async () => {
    const user = userEvent.setup();
    render(<SearchableTransfer />);
    const search = screen.getByRole('searchbox', { name: 'Search in rights' });
    const [all] = screen.getAllByRole('checkbox', { name: 'All that are shown' });
    if (!all) throw new Error('There is no checkbox for all');
    await user.click(box('Stock: delete'));
    expect(all).toBePartiallyChecked();
    await user.type(search, 'invoices');
    expect(all).not.toBePartiallyChecked();
    await user.click(all);
    await user.click(button('Grant 4'));
    expect(itemsOf('Granted')).toEqual([
      'Orders: read',
      'Invoices: read',
      'Invoices: change',
      'Invoices: delete',
      'Stock: delete',
    ]);
  });

  test('columns change their order, and the last one stays', async () => {
    const user = userEvent.setup();
    render(<ColumnChooser />);
    const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);
    await user.click(button('Move Total up'));
    await user.click(button('Move Total up'));
    expect(heads()).toEqual(['Number', 'Total', 'Date']);
    expect(button('Move Total up')).toHaveFocus();
    for (const name of ['Number', 'Total', 'Date']) await user.click(box(name));
    expect(heads()).toEqual(['Date']);
    expect(screen.getByRole('status')).toHaveTextContent('A table needs one column or more.');
  });

  test('more teams than seats are refused; a swap within them is saved on request', async () => {
    jest.useFakeTimers();
    render(<WorkshopSeats />);
    const swap = button('Let the checked ones change places');
    for (const name of ['Billing', 'Design', 'Support']) fireEvent.click(box(name));
    expect(screen.getByRole('alert')).toHaveTextContent('4 teams for 3 seats');
    fireEvent.click(swap);
    expect(itemsOf('At the workshop')).toEqual(['Mobile']);
    fireEvent.click(box('Mobile'));
    fireEvent.click(swap);
    expect(itemsOf('At the workshop')).toEqual(['Billing', 'Design', 'Support']);
    expect(screen.getByText('Not saved yet')).toBeInTheDocument();
    fireEvent.click(button('Save'));
    await act(() => jest.advanceTimersByTimeAsync(1200));
    expect(screen.getByText('Saved')).toBeInTheDocument();
  });

  test('a list item button is a button, so a checkbox in it would be a control within a control', () => {
    render(
      <ListItemButton>
        <Checkbox tabIndex={-1} />
      </ListItemButton>,
    );
    expect(screen.getByRole('button')).toContainElement(screen.getByRole('checkbox'));
  });

  test('indeterminate is only drawn', () => {
    render(<Checkbox indeterminate />);
    expect(screen.getByRole('checkbox')).not.toBePartiallyChecked();
  });
});
