/** @jest-environment jsdom */
/**
 * What the pages on Autocomplete, Select, Slider, Rating, Checkbox and Radio group say: their richer
 * demos, and the behaviour of the installed package that a reader would not expect.
 */
import '@testing-library/jest-dom';
import { act, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import IssueLabels from '../../content/material-ui/components/autocomplete/IssueLabels';
import MeetingRooms from '../../content/material-ui/components/autocomplete/MeetingRooms';
import PlantSearch from '../../content/material-ui/components/autocomplete/PlantSearch';
import SettingsSearch from '../../content/material-ui/components/autocomplete/SettingsSearch';
import ValueAndText from '../../content/material-ui/components/autocomplete/ValueAndText';

afterEach(() => jest.useRealTimers());

const optionNames = () => screen.queryAllByRole('option').map((option) => option.textContent);

describe('Autocomplete: what the package does', () => {
  const cities = ['Basel', 'Kraków', 'Porto'];
  const input = () => screen.getByRole('combobox');

  test('compares anywhere in the label, without case and accents, but minds a space at the end', async () => {
    const user = userEvent.setup();
    render(
      <Autocomplete options={cities} renderInput={(params) => <TextField {...params} label="City" />} />,
    );
    await user.type(input(), 'KOW');
    expect(optionNames()).toEqual(['Kraków']);
    await user.clear(input());
    await user.type(input(), 'basel ');
    expect(optionNames()).toEqual([]);
    const trimming = createFilterOptions<string>({ trim: true });
    expect(trimming(cities, { inputValue: 'basel ', getOptionLabel: (city) => city })).toEqual(['Basel']);
  });

  test('Enter takes no option that is not highlighted, and leaving the field brings the old text back', async () => {
    const user = userEvent.setup();
    const onChange = jest.fn();
    render(
      <Autocomplete
        options={cities}
        defaultValue="Porto"
        onChange={onChange}
        renderInput={(params) => <TextField {...params} label="City" />}
      />,
    );
    await user.type(input(), 'x{Enter}');
    await user.tab();
    expect(onChange).not.toHaveBeenCalled();
    expect(input()).toHaveValue('Porto');
  });

  test('emptying the text empties the value as well', async () => {
    const user = userEvent.setup();
    const onChange = jest.fn();
    render(
      <Autocomplete
        options={cities}
        defaultValue="Porto"
        onChange={onChange}
        renderInput={(params) => <TextField {...params} label="City" />}
      />,
    );
    await user.clear(input());
    expect(onChange).toHaveBeenLastCalledWith(expect.anything(), null, 'clear', undefined);
  });

  test('a click with Ctrl held chooses and leaves the list open', async () => {
    const user = userEvent.setup();
    render(
      <Autocomplete
        multiple
        options={cities}
        renderInput={(params) => <TextField {...params} label="City" />}
      />,
    );
    await user.click(input());
    await user.keyboard('{Control>}');
    await user.click(screen.getByRole('option', { name: 'Basel' }));
    await user.keyboard('{/Control}');
    expect(screen.getByRole('option', { name: 'Basel', selected: true })).toBeVisible();
    await user.click(screen.getByRole('option', { name: 'Porto' }));
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Basel' })).toBeVisible();
  });

  test('never opens where slotProps.input of the text field takes the place of params.InputProps', async () => {
    const user = userEvent.setup();
    const { rerender } = render(
      <Autocomplete
        options={cities}
        renderInput={(params) => <TextField {...params} label="City" slotProps={{ input: {} }} />}
      />,
    );
    await user.type(input(), 'o');
    expect(optionNames()).toEqual([]);
    rerender(
      <Autocomplete
        key="again"
        options={cities}
        renderInput={(params) => (
          <TextField {...params} label="City" slotProps={{ input: { ...params.InputProps } }} />
        )}
      />,
    );
    await user.type(input(), 'o');
    expect(optionNames()).toEqual(['Kraków', 'Porto']);
  });

  test('makes a second heading for a group that comes back, and warns of it', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const user = userEvent.setup();
    render(
      <Autocomplete
        options={['ab', 'ba', 'ac']}
        groupBy={(option) => option.charAt(0)}
        renderInput={(params) => <TextField {...params} label="Word" />}
      />,
    );
    await user.click(input());
    expect(screen.getAllByText('a', { exact: true })).toHaveLength(2);
    expect(warn.mock.calls[0]?.[0]).toContain('duplicated headers');
  });

  test('announces neither an empty list nor a loading one: the field counts as closed, the text has no role', async () => {
    const user = userEvent.setup();
    render(
      <Autocomplete options={cities} renderInput={(params) => <TextField {...params} label="City" />} />,
    );
    await user.type(input(), 'zzz');
    expect(input()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByText('No options')).toHaveAttribute('role', 'presentation');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  test('leaves Enter to the form for a single free text, and keeps it to itself for several', () => {
    const { rerender } = render(
      <Autocomplete
        freeSolo
        options={cities}
        renderInput={(params) => <TextField {...params} label="City" />}
      />,
    );
    const pressEnter = () => {
      fireEvent.change(input(), { target: { value: 'Bern' } });
      const event = createEvent.keyDown(input(), { key: 'Enter' });
      fireEvent(input(), event);
      return event.defaultPrevented;
    };
    expect(pressEnter()).toBe(false);
    rerender(
      <Autocomplete
        key="several"
        multiple
        freeSolo
        options={cities}
        renderInput={(params) => <TextField {...params} label="City" />}
      />,
    );
    expect(pressEnter()).toBe(true);
  });

  test('its two buttons are not in the tab order', () => {
    render(
      <Autocomplete
        options={cities}
        defaultValue="Porto"
        renderInput={(params) => <TextField {...params} label="City" />}
      />,
    );
    expect(screen.getByRole('button', { name: 'Open' })).toHaveAttribute('tabindex', '-1');
    expect(screen.getByTitle('Clear')).toHaveAttribute('tabindex', '-1');
  });
});

describe('Autocomplete: the demos', () => {
  test('value and text go together again when the field is left, and when the value changes from outside', async () => {
    const user = userEvent.setup();
    render(<ValueAndText />);
    const input = screen.getByRole('combobox', { name: 'Fly from' });
    expect(input).toHaveValue('Oslo');
    await user.clear(input);
    await user.type(input, 'montreal');
    await user.click(screen.getByRole('option', { name: 'Montréal' }));
    expect(screen.getByText('YUL')).toBeVisible();
    await user.type(input, ' xyz');
    expect(screen.getByText('“Montréal xyz”')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Take Oslo' }));
    expect(input).toHaveValue('Oslo');
  });

  test('rooms stand in named groups, and one that is taken cannot be chosen', async () => {
    const user = userEvent.setup();
    render(<MeetingRooms />);
    await user.click(screen.getByRole('combobox', { name: 'Meeting room' }));
    const ground = within(screen.getByRole('group', { name: 'Ground floor' }));
    expect(ground.getAllByRole('option')).toHaveLength(2);
    expect(ground.getByRole('option', { name: /Birch/ })).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(screen.getByRole('combobox')).toHaveValue('Cedar');
  });

  test('plants are searched once the typing pauses, and the number found is announced', async () => {
    jest.useFakeTimers();
    render(<PlantSearch />);
    const input = screen.getByRole('combobox', { name: 'Plant' });
    act(() => input.focus());
    fireEvent.change(input, { target: { value: 'ac' } });
    await act(() => jest.advanceTimersByTimeAsync(400));
    fireEvent.change(input, { target: { value: 'acer' } });
    expect(screen.getByRole('status')).toHaveTextContent('Searching…');
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(screen.getByRole('status')).toHaveTextContent('2 plants found');
    expect(optionNames()).toEqual(['Field mapleAcer campestre', 'Norway mapleAcer platanoides']);
    fireEvent.click(screen.getByRole('option', { name: /Norway/ }));
    expect(input).toHaveValue('Norway maple');
  });

  test('labels are tidied, doubles are dropped, and a fifth is refused with a reason', async () => {
    const user = userEvent.setup();
    render(<IssueLabels />);
    const input = screen.getByRole('combobox', { name: 'Labels' });
    const labels = () =>
      screen
        .getAllByRole('button')
        .map((button) => button.textContent)
        .filter((text) => text !== '');
    await user.type(input, '  Needs   Design{Enter}');
    await user.type(input, 'BUG{Enter}');
    expect(labels()).toEqual(['bug', 'dark mode', 'needs design']);
    await user.type(input, 'four{Enter}');
    await user.type(input, 'five{Enter}');
    expect(labels()).toHaveLength(4);
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription(/4 labels at most/);
    await user.keyboard('{Backspace}');
    expect(labels()).toEqual(['bug', 'dark mode', 'needs design']);
  });

  test('a search marks what was typed, opens the page chosen and empties itself', async () => {
    const user = userEvent.setup();
    render(<SettingsSearch />);
    const input = screen.getByRole('combobox', { name: 'Search settings' });
    await user.type(input, 'co');
    expect(optionNames()).toEqual(['Accent color', 'Account', 'Color scheme', 'Discount codes']);
    const option = screen.getAllByRole('option')[1];
    expect(option?.querySelector('strong')).toHaveTextContent('co');
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(screen.getByRole('status')).toHaveTextContent('Opened: Account');
    expect(input).toHaveValue('');
  });
});
