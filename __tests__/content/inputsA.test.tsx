/** @jest-environment jsdom */
/**
 * What the pages on Autocomplete, Select, Slider, Rating and Checkbox say: their richer
 * demos, and the behaviour of the installed package that a reader would not expect.
 */
import '@testing-library/jest-dom';
import * as React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { act, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import Rating from '@mui/material/Rating';
import Select, { type SelectChangeEvent } from '@mui/material/Select';
import Slider from '@mui/material/Slider';
import TextField from '@mui/material/TextField';
import { getContrastRatio } from '@mui/material/styles';
import IssueLabels from '../../content/material-ui/components/autocomplete/IssueLabels';
import MeetingRooms from '../../content/material-ui/components/autocomplete/MeetingRooms';
import PlantSearch from '../../content/material-ui/components/autocomplete/PlantSearch';
import SettingsSearch from '../../content/material-ui/components/autocomplete/SettingsSearch';
import ValueAndText from '../../content/material-ui/components/autocomplete/ValueAndText';
import ConsentForm from '../../content/material-ui/components/checkboxes/ConsentForm';
import PackingList from '../../content/material-ui/components/checkboxes/PackingList';
import SelectAll from '../../content/material-ui/components/checkboxes/SelectAll';
import TopicPicker from '../../content/material-ui/components/checkboxes/TopicPicker';
import AverageRating from '../../content/material-ui/components/rating/AverageRating';
import DayMood from '../../content/material-ui/components/rating/DayMood';
import RatingInWords from '../../content/material-ui/components/rating/RatingInWords';
import ReviewForm from '../../content/material-ui/components/rating/ReviewForm';
import DeliveryDays from '../../content/material-ui/components/selects/DeliveryDays';
import ReturnReason from '../../content/material-ui/components/selects/ReturnReason';
import StorageZone from '../../content/material-ui/components/selects/StorageZone';
import Equalizer from '../../content/material-ui/components/slider/Equalizer';
import PrintCopies from '../../content/material-ui/components/slider/PrintCopies';
import RentFilter from '../../content/material-ui/components/slider/RentFilter';
import UploadLimit from '../../content/material-ui/components/slider/UploadLimit';

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

describe('Select: what the package does', () => {
  const options = [
    <MenuItem key="1" value={1}>
      One
    </MenuItem>,
    <MenuItem key="2" value={2}>
      Two
    </MenuItem>,
  ];
  const combobox = () => screen.getByRole('combobox');

  test('opens when the pointer goes down, and closed it answers to arrows, Space and Enter but to no letter', async () => {
    const user = userEvent.setup();
    render(
      <Select defaultValue={1} aria-label="Number">
        {options}
      </Select>,
    );
    await user.tab();
    await user.keyboard('t');
    expect(combobox()).toHaveTextContent('One');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    fireEvent.mouseDown(combobox());
    expect(screen.getByRole('listbox')).toBeVisible();
  });

  test('Tab closes the list and chooses nothing', async () => {
    const user = userEvent.setup();
    const onChange = jest.fn();
    render(
      <Select defaultValue={1} aria-label="Number" onChange={onChange}>
        {options}
      </Select>,
    );
    await user.tab();
    await user.keyboard('{ArrowDown}{ArrowDown}{Tab}');
    expect(onChange).not.toHaveBeenCalled();
    expect(combobox()).toHaveAttribute('aria-expanded', 'false');
  });

  test('hands over the value as it is, a number too, with a target of its own; the same choice again says nothing', async () => {
    const user = userEvent.setup();
    const onChange = jest.fn();
    render(
      <Select name="n" defaultValue={1} aria-label="Number" onChange={onChange}>
        {options}
      </Select>,
    );
    await user.click(combobox());
    await user.click(screen.getByRole('option', { name: 'One' }));
    expect(onChange).not.toHaveBeenCalled();
    await user.click(combobox());
    await user.click(screen.getByRole('option', { name: 'Two' }));
    const event = onChange.mock.calls[0]?.[0] as { target: unknown };
    expect(event.target).toEqual({ name: 'n', value: 2 });
  });

  test('native, the value is a text', () => {
    const onChange = jest.fn((event: SelectChangeEvent<number>) => event.target.value);
    render(
      <Select native defaultValue={1} inputProps={{ 'aria-label': 'Number' }} onChange={onChange}>
        <option value={1}>One</option>
        <option value={2}>Two</option>
      </Select>,
    );
    fireEvent.change(combobox(), { target: { value: '2' } });
    expect(onChange).toHaveReturnedWith('2');
  });

  test('a label above it does not name it, and help below it is not connected, until ids do so', () => {
    render(
      <FormControl>
        <InputLabel>Number</InputLabel>
        <Select label="Number" defaultValue={1}>
          {options}
        </Select>
        <FormHelperText>Any</FormHelperText>
      </FormControl>,
    );
    expect(combobox()).not.toHaveAttribute('aria-labelledby');
    expect(combobox()).toHaveAccessibleDescription('');
  });

  test('takes its id from the name, so that two of one name have the same id', () => {
    const { container } = render(
      <>
        <Select name="size" defaultValue={1} aria-label="a">
          {options}
        </Select>
        <Select name="size" defaultValue={1} aria-label="b">
          {options}
        </Select>
      </>,
    );
    expect(container.querySelectorAll('#mui-component-select-size')).toHaveLength(2);
  });

  test('sends several values to the form as one, joined by commas', () => {
    const { container } = render(
      <form>
        <Select multiple name="n" defaultValue={[1, 2]} aria-label="Numbers">
          {options}
        </Select>
      </form>,
    );
    const form = container.querySelector('form') ?? undefined;
    expect(new FormData(form).getAll('n')).toEqual(['1,2']);
  });

  test('shows nothing and warns for a value that is no option', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    render(
      <Select value={7} aria-label="Number">
        {options}
      </Select>,
    );
    expect(combobox()).not.toHaveTextContent('7');
    expect(warn.mock.calls[0]?.[0]).toContain('out-of-range value `7`');
  });

  test('passes MenuListProps on to the list, and drops slotProps.list of the menu', async () => {
    const user = userEvent.setup();
    render(
      <Select
        defaultValue={1}
        aria-label="Number"
        MenuProps={{ slotProps: { list: { title: 'dropped' } }, MenuListProps: { lang: 'en' } }}
      >
        {options}
      </Select>,
    );
    await user.click(combobox());
    expect(screen.getByRole('listbox')).toHaveAttribute('lang', 'en');
    expect(screen.getByRole('listbox')).not.toHaveAttribute('title');
  });

  test('a subheader cannot be chosen, but counts as an option', async () => {
    const user = userEvent.setup();
    render(
      <Select defaultValue={1} aria-label="Number">
        <ListSubheader>Small ones</ListSubheader>
        {options}
      </Select>,
    );
    await user.click(combobox());
    await user.click(screen.getByRole('option', { name: 'Small ones' }));
    expect(screen.getByRole('combobox', { hidden: true })).toHaveTextContent('One');
    expect(screen.getByRole('listbox')).toBeVisible();
  });

  test('inputRef has a focus(), which goes to the element that opens the list', () => {
    const ref = React.createRef<HTMLInputElement>();
    render(
      <Select defaultValue={1} aria-label="Number" inputRef={ref}>
        {options}
      </Select>,
    );
    act(() => ref.current?.focus());
    expect(combobox()).toHaveFocus();
  });

  test('renders no option before it is opened', () => {
    const html = renderToStaticMarkup(
      <Select defaultValue={1} aria-label="Number">
        {options}
      </Select>,
    );
    expect(html).toContain('One');
    expect(html).not.toContain('Two');
  });
});

describe('Select: the demos', () => {
  const choose = async (user: ReturnType<typeof userEvent.setup>, select: RegExp, option: string) => {
    await user.click(screen.getByRole('combobox', { name: select }));
    await user.click(screen.getByRole('option', { name: option }));
  };

  test('a reason that is missing is asked for and gets the focus; a chosen one is sent', async () => {
    const user = userEvent.setup();
    render(<ReturnReason />);
    const select = screen.getByRole('combobox', { name: /Reason/ });
    await user.click(screen.getByRole('button', { name: 'Return the item' }));
    expect(select).toHaveFocus();
    expect(select).toHaveAttribute('aria-invalid', 'true');
    expect(select).toHaveAccessibleDescription(/Choose a reason/);
    await choose(user, /Reason/, 'It arrived damaged');
    expect(select).not.toHaveAttribute('aria-invalid');
    await user.click(screen.getByRole('button', { name: 'Return the item' }));
    expect(screen.getByRole('status')).toHaveTextContent('Thank you');
  });

  test('days are listed in the order of the week, however they were chosen', async () => {
    const user = userEvent.setup();
    render(<DeliveryDays />);
    const select = screen.getByRole('combobox', { name: /Delivery days/ });
    await user.click(select);
    await user.click(screen.getByRole('option', { name: 'Monday' }));
    expect(select).toHaveTextContent('Mon, Wed, Sat');
    for (const day of ['Tuesday', 'Thursday', 'Friday']) {
      await user.click(screen.getByRole('option', { name: day }));
    }
    expect(select).toHaveTextContent('Every day but Sunday');
  });

  test('zones follow the region, and another region forgets the zone', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    jest.useFakeTimers();
    render(<StorageZone />);
    const zone = () => screen.getByRole('combobox', { name: /Zone/ });
    expect(zone()).toHaveAttribute('aria-disabled', 'true');
    await choose(user, /Region/, 'Europe');
    expect(screen.getByRole('status')).toHaveTextContent('Loading zones…');
    await act(() => jest.advanceTimersByTimeAsync(900));
    await choose(user, /Zone/, 'Lisbon 2');
    expect(zone()).toHaveTextContent('Lisbon 2');
    await choose(user, /Region/, 'Oceania');
    expect(zone()).not.toHaveTextContent('Lisbon 2');
    await act(() => jest.advanceTimersByTimeAsync(900));
    expect(screen.getByRole('status')).toHaveTextContent('Zones in Oceania: 1');
  });
});

describe('Slider: what the package does', () => {
  const slider = () => screen.getByRole('slider');
  const press = (key: string, options: { shiftKey?: boolean } = {}) =>
    fireEvent.keyDown(slider(), { key, ...options });

  test('starts at min, goes from 0 to 100 in steps of 1, and by 10 with Shift or a page key', () => {
    render(<Slider aria-label="s" />);
    expect(slider()).toHaveValue('0');
    press('ArrowRight');
    press('ArrowRight', { shiftKey: true });
    press('PageUp');
    expect(slider()).toHaveValue('21');
    press('End');
    expect(slider()).toHaveValue('100');
  });

  test('leaves its own steps by a page key, when shiftStep is no multiple of step', () => {
    const onChange = jest.fn();
    render(<Slider aria-label="s" max={1000} step={100} onChange={onChange} />);
    press('PageUp');
    expect(onChange.mock.calls[0]?.[1]).toBe(10);
  });

  test('adds steps without rounding when a key is pressed', () => {
    const onChange = jest.fn();
    render(<Slider aria-label="s" max={1} step={0.1} defaultValue={0.2} onChange={onChange} />);
    press('ArrowRight');
    expect(onChange.mock.calls[0]?.[1]).toBe(0.30000000000000004);
  });

  test('commits on every key, and a value that is out of date where the parent has changed it since', () => {
    const onCommit = jest.fn();
    const element = (value: number) => (
      <Slider aria-label="s" value={value} onChange={jest.fn()} onChangeCommitted={onCommit} />
    );
    const { rerender } = render(element(50));
    press('ArrowRight');
    expect(onCommit.mock.calls.map(([, value]) => value as number)).toEqual([51]);
    rerender(element(0));
    press('Home');
    expect(onCommit.mock.calls.at(-1)?.[1]).toBe(51);
  });

  test('says the bare number, however the label is formatted, until getAriaValueText says more', () => {
    const { rerender } = render(
      <Slider aria-label="s" defaultValue={5} valueLabelDisplay="on" valueLabelFormat={(v) => `${v} km`} />,
    );
    expect(screen.getByText('5 km')).toBeVisible();
    expect(slider()).not.toHaveAttribute('aria-valuetext');
    rerender(
      <Slider key="spoken" aria-label="s" defaultValue={5} getAriaValueText={(v) => `${v} kilometers`} />,
    );
    expect(slider()).toHaveAttribute('aria-valuetext', '5 kilometers');
  });

  test('scale changes what is shown and said, not what handlers and forms get', () => {
    const onChange = jest.fn();
    const { container } = render(
      <form>
        <Slider
          aria-label="s"
          name="size"
          max={10}
          defaultValue={3}
          scale={(v) => 2 ** v}
          onChange={onChange}
        />
      </form>,
    );
    expect(slider()).toHaveAttribute('aria-valuenow', '8');
    press('ArrowRight');
    expect(onChange.mock.calls[0]?.[1]).toBe(4);
    expect(new FormData(container.querySelector('form') ?? undefined).get('size')).toBe('4');
  });

  test('thumbs of a range change places, or stop at each other with disableSwap, unless the other is at 0', () => {
    const onChange = jest.fn();
    const element = (values: number[], disableSwap: boolean) => (
      <Slider
        key={`${values.join()} ${String(disableSwap)}`}
        min={-10}
        max={10}
        getAriaLabel={(index) => `thumb ${index}`}
        defaultValue={values}
        disableSwap={disableSwap}
        onChange={onChange}
      />
    );
    const low = () => screen.getByRole('slider', { name: 'thumb 1' });
    const { rerender } = render(element([3, 4], false));
    fireEvent.keyDown(low(), { key: 'PageDown' });
    expect(onChange.mock.lastCall?.[1]).toEqual([-6, 3]);
    rerender(element([3, 4], true));
    fireEvent.keyDown(low(), { key: 'PageDown' });
    expect(onChange.mock.lastCall?.[1]).toEqual([3, 3]);
    rerender(element([0, 4], true));
    fireEvent.keyDown(low(), { key: 'PageDown' });
    expect(onChange.mock.lastCall?.[1]).toEqual([-6, 0]);
  });

  test('aria-label names all thumbs of a range alike', () => {
    render(<Slider aria-label="Price" defaultValue={[1, 2]} />);
    expect(screen.getAllByRole('slider', { name: 'Price' })).toHaveLength(2);
  });

  test('with step={null} there is nothing but the marks', () => {
    render(<Slider aria-label="s" step={null} marks={[{ value: 10 }, { value: 50 }]} defaultValue={10} />);
    press('ArrowRight');
    expect(slider()).toHaveValue('50');
    press('ArrowRight');
    expect(slider()).toHaveValue('50');
  });
});

describe('Slider: the demos', () => {
  test('homes are counted when a thumb comes to rest, not on the way', async () => {
    jest.useFakeTimers();
    render(<RentFilter />);
    const highest = screen.getByRole('slider', { name: 'Highest rent' });
    expect(highest).toHaveAttribute('aria-valuetext', '€800');
    expect(screen.getByRole('status')).toHaveTextContent('7 homes');
    fireEvent.keyDown(highest, { key: 'PageUp' });
    expect(screen.getByText('Rent: €500 to €900')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Counting…');
    await act(() => jest.advanceTimersByTimeAsync(800));
    expect(screen.getByRole('status')).toHaveTextContent('8 homes');
  });

  test('the upload limit counts in powers of two and says so in words', () => {
    render(<UploadLimit />);
    const slider = screen.getByRole('slider', { name: 'Largest upload: 64 MB' });
    fireEvent.keyDown(slider, { key: 'End' });
    expect(slider).toHaveAttribute('aria-valuetext', '1 GB');
    expect(slider).toHaveValue('10');
  });

  test('slider and field hold the same number; what is no number of copies is marked', () => {
    render(<PrintCopies />);
    const field = screen.getByRole('textbox', { name: 'Copies' });
    const slider = screen.getByRole('slider', { name: 'Copies' });
    fireEvent.keyDown(slider, { key: 'PageUp' });
    expect(field).toHaveValue('35');
    fireEvent.change(field, { target: { value: '300' } });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('1 to 200');
    fireEvent.change(field, { target: { value: '200' } });
    expect(field).toBeValid();
    expect(slider).toHaveValue('200');
  });

  test('the bands of the equalizer are named, speak in decibels, and can be flattened', async () => {
    const user = userEvent.setup();
    render(<Equalizer />);
    const band = screen.getByRole('slider', { name: '60 Hz' });
    expect(band).toHaveAttribute('aria-valuetext', '+4 dB');
    expect(band).toHaveAttribute('aria-orientation', 'vertical');
    await user.click(screen.getByRole('button', { name: 'Flatten' }));
    expect(band).toHaveAttribute('aria-valuetext', '0 dB');
  });
});

describe('Rating: what the package does', () => {
  const star = (name: string) => screen.getByRole('radio', { name });
  /** A click of a pointer; clicks that keys make have no place. */
  const clickAt = (element: HTMLElement) => fireEvent.click(element, { clientX: 10, clientY: 10 });

  test('has a radio button per star and one more for "Empty", and no role that holds them together', () => {
    const { container } = render(<Rating />);
    expect(screen.getAllByRole('radio')).toHaveLength(6);
    expect(star('Empty')).toBeChecked();
    expect(star('1 Star')).not.toBeChecked();
    expect(container.firstElementChild).not.toHaveAttribute('role');
  });

  test('a click on the star that is chosen empties it; a key does not', () => {
    const onChange = jest.fn();
    render(<Rating defaultValue={3} onChange={onChange} />);
    fireEvent.click(star('3 Stars'));
    expect(onChange).not.toHaveBeenCalled();
    clickAt(star('3 Stars'));
    expect(onChange).toHaveBeenLastCalledWith(expect.anything(), null);
    expect(star('Empty')).toBeChecked();
  });

  test('a value is rounded to the precision, for the eye and in the name', () => {
    const { rerender } = render(<Rating readOnly value={3.4} />);
    expect(screen.getByRole('img', { name: '3 Stars' })).toBeVisible();
    rerender(<Rating readOnly value={3.4} precision={0.5} />);
    expect(screen.getByRole('img', { name: '3.5 Stars' })).toBeVisible();
    rerender(<Rating readOnly value={null} />);
    expect(screen.getByRole('img', { name: '0 Stars' })).toBeVisible();
  });

  test('throws at a precision below 1 that does not divide it', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Rating precision={0.3} />)).toThrow('Invalid array length');
    expect(() => render(<Rating precision={0.25} />)).not.toThrow();
  });

  test('makes an id of its name, so that two of one name have the same id', () => {
    const { container } = render(
      <>
        <Rating name="stars" />
        <Rating name="stars" />
      </>,
    );
    expect(container.querySelectorAll('#stars-empty')).toHaveLength(2);
  });

  test('has no "required" of its own, and sends an empty text when nothing is chosen', () => {
    const { container } = render(
      <form>
        <Rating name="stars" {...{ required: true }} />
      </form>,
    );
    const form = container.querySelector('form');
    expect(form?.checkValidity()).toBe(true);
    expect(new FormData(form ?? undefined).get('stars')).toBe('');
  });

  test('disabled and empty, it has no checked radio button left', () => {
    render(<Rating disabled />);
    expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Empty')).not.toBeInTheDocument();
  });

  test('gives NaN for a pointer in a document without layout, which userEvent has', async () => {
    const user = userEvent.setup();
    const onChange = jest.fn();
    render(<Rating onChange={onChange} />);
    await user.click(star('4 Stars'));
    expect(onChange).toHaveBeenLastCalledWith(expect.anything(), NaN);
    fireEvent.mouseLeave(star('4 Stars').parentElement ?? document.body);
    fireEvent.click(star('2 Stars'));
    expect(onChange).toHaveBeenLastCalledWith(expect.anything(), 2);
  });

  test('its gold has a contrast of less than 2 on white; the hearts of the demo have 3 and more', () => {
    expect(getContrastRatio('#faaf00', '#fff')).toBeLessThan(2);
    for (const color of ['#c2185b', '#757575']) {
      expect(getContrastRatio(color, '#fff')).toBeGreaterThan(4.5);
    }
    for (const color of ['#f48fb1', '#9e9e9e']) {
      expect(getContrastRatio(color, '#121212')).toBeGreaterThan(4.5);
    }
  });
});

describe('Rating: the demos', () => {
  test('averages are images with a text, to a tenth of a star', () => {
    render(<AverageRating />);
    expect(screen.getByRole('img', { name: '4.3 of 5 stars' })).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  test('half a star is described in words, to screen readers as well', () => {
    render(<RatingInWords />);
    expect(screen.getByText('Fair to Good')).toBeVisible();
    fireEvent.click(screen.getByRole('radio', { name: '5 stars, Excellent' }));
    expect(screen.getByText('Excellent')).toBeVisible();
    expect(screen.getByRole('radio', { name: '0.5 stars, Unusable' })).not.toBeChecked();
  });

  test('a review without stars is not sent, and the focus goes to them', async () => {
    jest.useFakeTimers();
    render(<ReviewForm />);
    const stars = screen.getByRole('radiogroup', { name: 'Stars (required)' });
    fireEvent.click(screen.getByRole('button', { name: 'Send the review' }));
    expect(stars).toContainElement(document.activeElement as HTMLElement);
    expect(stars).toBeInvalid();
    expect(stars).toHaveAccessibleDescription('Give one star or more.');
    fireEvent.click(screen.getByRole('radio', { name: '4 Stars' }));
    fireEvent.click(screen.getByRole('button', { name: 'Send the review' }));
    expect(screen.getByRole('status')).toHaveTextContent('Sending…');
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(screen.getByRole('status')).toHaveTextContent('Thank you');
  });

  test('the faces have names, and the chosen one is repeated in words', () => {
    render(<DayMood />);
    fireEvent.click(screen.getByRole('radio', { name: 'So-so' }));
    expect(screen.getByText('Today: So-so')).toBeVisible();
  });
});

describe('Checkbox: what the package does', () => {
  const box = () => screen.getByRole<HTMLInputElement>('checkbox');

  test('indeterminate is drawn, and told neither to the input nor to screen readers', () => {
    const { container } = render(<Checkbox indeterminate aria-label="all" />);
    expect(container.querySelector('.MuiCheckbox-indeterminate')).toBeVisible();
    expect(box()).toHaveAttribute('data-indeterminate', 'true');
    expect(box().indeterminate).toBe(false);
    expect(box()).not.toHaveAttribute('aria-checked');
  });

  test('an aria-label beside it goes to the element around the input, one in slotProps.input to the input', () => {
    const { rerender } = render(<Checkbox aria-label="Agree" />);
    expect(box()).toHaveAccessibleName('');
    rerender(<Checkbox slotProps={{ input: { 'aria-label': 'Agree' } }} />);
    expect(box()).toHaveAccessibleName('Agree');
  });

  test('readOnly does not keep it from being changed', async () => {
    const user = userEvent.setup();
    render(<Checkbox readOnly />);
    await user.click(box());
    expect(box()).toBeChecked();
  });

  test('goes on showing its mark after the form was reset', async () => {
    const user = userEvent.setup();
    const { container } = render(
      <form>
        <Checkbox />
      </form>,
    );
    await user.click(box());
    act(() => container.querySelector('form')?.reset());
    expect(box()).not.toBeChecked();
    expect(container.querySelector('.Mui-checked')).toBeVisible();
  });

  test('sends "on" when it has no value and is checked, and nothing when it is not', async () => {
    const user = userEvent.setup();
    const { container } = render(
      <form>
        <Checkbox name="wrap" />
      </form>,
    );
    const sent = () => new FormData(container.querySelector('form') ?? undefined).get('wrap');
    expect(sent()).toBeNull();
    await user.click(box());
    expect(sent()).toBe('on');
  });

  test('takes disabled from a form control, but neither required nor error', () => {
    render(
      <FormControl required error disabled>
        <Checkbox />
      </FormControl>,
    );
    expect(box()).toBeDisabled();
    expect(box()).not.toBeRequired();
    expect(box()).toBeValid();
  });

  test('the label component makes it required, with an asterisk that is not read', () => {
    render(<FormControlLabel required control={<Checkbox />} label="Agree" />);
    expect(box()).toBeRequired();
    expect(box()).toHaveAccessibleName('Agree');
    expect(screen.getByText('*', { exact: false })).toHaveAttribute('aria-hidden', 'true');
  });
});

describe('Checkbox: the demos', () => {
  test('the box for everything is mixed while some are chosen, and chooses all or none', async () => {
    const user = userEvent.setup();
    render(<SelectAll />);
    const everything = screen.getByRole('checkbox', { name: 'Notify me of everything' });
    expect(everything).toBePartiallyChecked();
    await user.click(everything);
    expect(everything).not.toBePartiallyChecked();
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(4);
    await user.click(screen.getByRole('checkbox', { name: 'A new version' }));
    expect(everything).toBePartiallyChecked();
  });

  test('a fourth topic cannot be chosen, and none at all is a fault', async () => {
    const user = userEvent.setup();
    render(<TopicPicker />);
    const group = screen.getByRole('group', { name: 'Walks on' });
    await user.click(screen.getByRole('checkbox', { name: 'Mushrooms' }));
    expect(screen.getByRole('checkbox', { name: 'Butterflies' })).toBeDisabled();
    expect(group).toHaveAccessibleDescription(/These are 3/);
    for (const topic of ['Birds', 'Mosses', 'Mushrooms']) {
      await user.click(screen.getByRole('checkbox', { name: topic }));
    }
    expect(group).toHaveAccessibleDescription('Choose one or more.');
  });

  test('consent that is missing is asked for where it is missing', async () => {
    const user = userEvent.setup();
    render(<ConsentForm />);
    const consent = screen.getByRole('checkbox', { name: /the rules/ });
    await user.click(screen.getByRole('button', { name: 'Get a card' }));
    expect(consent).toHaveFocus();
    expect(consent).toBeInvalid();
    expect(consent).toHaveAccessibleDescription('We need your word on this one.');
    await user.keyboard(' ');
    await user.click(screen.getByRole('button', { name: 'Get a card' }));
    expect(screen.getByRole('status')).toHaveTextContent('Your card is on its way.');
  });

  test('a mark that could not be saved goes away again, and may be set once more', async () => {
    jest.useFakeTimers();
    render(<PackingList />);
    const bag = screen.getByRole('checkbox', { name: 'Sleeping bag' });
    fireEvent.click(bag);
    expect(bag).toBeChecked();
    await act(() => jest.advanceTimersByTimeAsync(900));
    expect(bag).not.toBeChecked();
    expect(screen.getByRole('status')).toHaveTextContent('could not be saved');
    fireEvent.click(bag);
    await act(() => jest.advanceTimersByTimeAsync(900));
    expect(bag).toBeChecked();
    expect(screen.getByRole('status')).toHaveTextContent('Saved.');
  });
});
