/** @jest-environment jsdom */
/**
 * What the page on the radio group says: its richer demos, and the behaviour of the installed package
 * that a reader would not expect.
 */
import '@testing-library/jest-dom';
import * as React from 'react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup, { useRadioGroup } from '@mui/material/RadioGroup';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import AlbumVisibility from '../../content/material-ui/components/radio-buttons/AlbumVisibility';
import BasicRadios from '../../content/material-ui/components/radio-buttons/BasicRadios';
import BikeCards from '../../content/material-ui/components/radio-buttons/BikeCards';
import CourseFeedback from '../../content/material-ui/components/radio-buttons/CourseFeedback';
import ParcelHandover from '../../content/material-ui/components/radio-buttons/ParcelHandover';
import QuizQuestion from '../../content/material-ui/components/radio-buttons/QuizQuestion';

afterEach(() => jest.useRealTimers());

const group = () => screen.getByRole('radiogroup');
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

/** Two answers, named by what they stand for. */
function createAnswers(values: readonly unknown[]) {
  return values.map((value) => (
    <FormControlLabel key={String(value)} value={value} control={<Radio />} label={String(value)} />
  ));
}

describe('Radio group: values', () => {
  test('are compared as texts, and come back as texts', async () => {
    const user = userEvent.setup();
    const onChange = jest.fn();
    render(
      <RadioGroup defaultValue={2} onChange={onChange}>
        {createAnswers(['1', '2', false])}
      </RadioGroup>,
    );
    expect(radio('2')).toBeChecked();
    await user.click(radio('false'));
    expect(onChange).toHaveBeenLastCalledWith(expect.anything(), 'false');
  });

  test('that are objects are compared by identity, and come back without what is in them', async () => {
    const user = userEvent.setup();
    const onChange = jest.fn();
    const tea = { id: 'tea' };
    render(
      <RadioGroup value={{ id: 'tea' }} onChange={onChange}>
        <FormControlLabel value={tea} control={<Radio />} label="Tea" />
      </RadioGroup>,
    );
    expect(radio('Tea')).not.toBeChecked();
    await user.click(radio('Tea'));
    expect(onChange).toHaveBeenLastCalledWith(expect.anything(), '[object Object]');
  });

  test('stay as they are on a second click, of which nothing is told', async () => {
    const user = userEvent.setup();
    const onChange = jest.fn();
    render(
      <RadioGroup defaultValue="1" onChange={onChange}>
        {createAnswers(['1', '2'])}
      </RadioGroup>,
    );
    await user.click(radio('1'));
    expect(radio('1')).toBeChecked();
    expect(onChange).not.toHaveBeenCalled();
  });

  test('that follow upon undefined are warned of; those that follow upon null or an empty text are not', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    for (const start of [null, '']) {
      const { rerender, unmount } = render(<RadioGroup value={start}>{createAnswers(['1'])}</RadioGroup>);
      expect(radio('1')).not.toBeChecked();
      rerender(<RadioGroup value="1">{createAnswers(['1'])}</RadioGroup>);
      expect(radio('1')).toBeChecked();
      unmount();
    }
    expect(error).not.toHaveBeenCalled();
    const { rerender } = render(<RadioGroup>{createAnswers(['1'])}</RadioGroup>);
    rerender(<RadioGroup value="1">{createAnswers(['1'])}</RadioGroup>);
    expect(String(error.mock.calls[0]?.[0])).toContain(
      'uncontrolled value state of RadioGroup to be controlled',
    );
    error.mockRestore();
  });

  test('that no button has choose nothing, without a warning', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    render(<RadioGroup value="7">{createAnswers(['1', '2'])}</RadioGroup>);
    expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    expect(error).not.toHaveBeenCalled();
    expect(warn).not.toHaveBeenCalled();
    error.mockRestore();
    warn.mockRestore();
  });

  test('that are missing from the buttons and the group let all be drawn as chosen', () => {
    const { container } = render(
      <RadioGroup>
        <Radio />
        <Radio />
      </RadioGroup>,
    );
    expect(container.querySelectorAll('.Mui-checked')).toHaveLength(2);
  });
});

describe('Radio group: what the package does', () => {
  test("a button's own checked outdoes the group, and its own handler comes first and gets no value", async () => {
    const user = userEvent.setup();
    const told: unknown[] = [];
    const { container } = render(
      <RadioGroup defaultValue="2" onChange={(_event, value) => told.push(value)}>
        <Radio value="1" checked name="other" />
        <Radio value="2" />
        <FormControlLabel
          value="3"
          control={<Radio onChange={(_event, checked) => told.push(checked)} />}
          label="3"
        />
      </RadioGroup>,
    );
    expect(container.querySelectorAll('.Mui-checked')).toHaveLength(2);
    expect(screen.getAllByRole('radio')[0]).toHaveAttribute('name', 'other');
    await user.click(radio('3'));
    expect(told).toEqual([true, '3']);
  });

  test('without a name it sends its answer under one that it made', async () => {
    const user = userEvent.setup();
    const { container } = render(
      <form>
        <RadioGroup>{createAnswers(['1', '2'])}</RadioGroup>
      </form>,
    );
    const sent = () => [...new FormData(container.querySelector('form') ?? undefined).entries()];
    expect(sent()).toEqual([]);
    expect(radio('1').name).not.toBe('');
    expect(radio('1').name).toBe(radio('2').name);
    await user.click(radio('2'));
    expect(sent()).toEqual([[radio('1').name, '2']]);
  });

  test('goes on showing its dot after the form was reset', async () => {
    const user = userEvent.setup();
    const { container } = render(
      <form>
        <RadioGroup defaultValue="1">{createAnswers(['1', '2'])}</RadioGroup>
      </form>,
    );
    await user.click(radio('2'));
    act(() => container.querySelector('form')?.reset());
    expect(radio('1')).toBeChecked();
    expect(container.querySelector('.Mui-checked')).toContainElement(radio('2'));
  });

  test('readOnly does not keep it from being changed', async () => {
    const user = userEvent.setup();
    render(
      <RadioGroup defaultValue="1">
        <FormControlLabel value="1" control={<Radio readOnly />} label="1" />
        <FormControlLabel value="2" control={<Radio readOnly />} label="2" />
      </RadioGroup>,
    );
    await user.click(radio('2'));
    expect(radio('2')).toBeChecked();
  });

  test('a label and a helper text beside it name and describe nothing, and neither does a legend around it', () => {
    render(
      <FormControl component="fieldset">
        <FormLabel component="legend">Size</FormLabel>
        <RadioGroup>{createAnswers(['1'])}</RadioGroup>
        <FormHelperText>Any</FormHelperText>
      </FormControl>,
    );
    expect(group()).toHaveAccessibleName('');
    expect(group()).toHaveAccessibleDescription('');
    expect(screen.getByRole('group')).toHaveAccessibleName('Size');
  });

  test('an aria-label beside a button goes to the element around the input, one in slotProps.input to the input', () => {
    const { rerender } = render(<Radio aria-label="Tea" />);
    expect(screen.getByRole('radio')).toHaveAccessibleName('');
    rerender(<Radio slotProps={{ input: { 'aria-label': 'Tea' } }} />);
    expect(screen.getByRole('radio')).toHaveAccessibleName('Tea');
  });

  test('a form control hands disabled to the buttons, but neither required, error nor size', () => {
    const { rerender } = render(
      <FormControl required error size="small">
        <FormLabel>Size</FormLabel>
        <RadioGroup>{createAnswers(['1'])}</RadioGroup>
      </FormControl>,
    );
    expect(screen.getByText('Size')).toHaveTextContent('Size *');
    expect(screen.getByText('Size')).toHaveClass('Mui-error');
    expect(radio('1')).not.toBeRequired();
    expect(group()).not.toHaveAttribute('aria-invalid');
    expect(radio('1').closest('.MuiRadio-root')).not.toHaveClass('Mui-error');
    expect(radio('1').closest('.MuiRadio-root')).not.toHaveClass('MuiRadio-sizeSmall');
    rerender(
      <FormControl disabled>
        <RadioGroup>{createAnswers(['1'])}</RadioGroup>
      </FormControl>,
    );
    expect(radio('1')).toBeDisabled();
  });

  test('one button that is required makes the browser ask for an answer', async () => {
    const user = userEvent.setup();
    const { container } = render(
      <form>
        <RadioGroup>
          <FormControlLabel value="1" control={<Radio required />} label="1" />
          <FormControlLabel value="2" control={<Radio />} label="2" />
        </RadioGroup>
      </form>,
    );
    expect(container.querySelector('form')?.checkValidity()).toBe(false);
    await user.click(radio('2'));
    expect(container.querySelector('form')?.checkValidity()).toBe(true);
  });

  test('the theme reaches it through the form group only', () => {
    const themes = [
      createTheme({ components: { MuiRadioGroup: { defaultProps: { row: true } } } }),
      createTheme({ components: { MuiFormGroup: { defaultProps: { row: true } } } }),
    ];
    const directions = themes.map((theme) => {
      const { unmount } = render(
        <ThemeProvider theme={theme}>
          <RadioGroup>{createAnswers(['1'])}</RadioGroup>
        </ThemeProvider>,
      );
      const direction = getComputedStyle(group()).flexDirection;
      unmount();
      return direction;
    });
    expect(directions).toEqual(['column', 'row']);
  });

  test('style overrides of the theme are passed over', () => {
    const overrides = { styleOverrides: { root: { opacity: 0.5 } } };
    render(
      <ThemeProvider theme={createTheme({ components: { MuiRadioGroup: overrides } })}>
        <RadioGroup>{createAnswers(['1'])}</RadioGroup>
      </ThemeProvider>,
    );
    expect(group()).not.toHaveStyle({ opacity: 0.5 });
  });

  test('actions, of which the types know nothing, focus the chosen button; the ref leads to the element around', async () => {
    const actions = React.createRef<{ focus(): void }>();
    const ref = React.createRef<HTMLDivElement>();
    render(
      <RadioGroup {...{ actions }} ref={ref} defaultValue="2">
        {createAnswers(['1', '2'])}
      </RadioGroup>,
    );
    expect(ref.current).toBe(group());
    act(() => ref.current?.focus());
    expect(document.body).toHaveFocus();
    await act(async () => actions.current?.focus());
    expect(radio('2')).toHaveFocus();
  });

  test('the hook hands over the value as it is, and knows nothing outside of a group', () => {
    const seen: unknown[] = [];
    function Probe() {
      seen.push(useRadioGroup()?.value);
      return null;
    }
    render(
      <>
        <Probe />
        <RadioGroup value={2}>
          <Probe />
        </RadioGroup>
      </>,
    );
    expect(seen).toEqual([undefined, 2]);
  });

  test('disableRipple does not reach the ripple, which slotProps.root turns off; nothing else shows the focus', async () => {
    const user = userEvent.setup();
    const { container, rerender } = render(<Radio disableRipple />);
    const ripple = () => container.querySelector('.MuiTouchRipple-root');
    await user.tab();
    await waitFor(() => expect(ripple()).toBeInTheDocument());
    rerender(<Radio key="again" slotProps={{ root: { disableRipple: true } }} />);
    await user.tab();
    const root = container.querySelector('.Mui-focusVisible');
    expect(root).toContainElement(screen.getByRole('radio'));
    expect(ripple()).not.toBeInTheDocument();
    expect(root && getComputedStyle(root).outlineStyle).not.toBe('solid');
  });
});

describe('Radio group: the demos', () => {
  test('arrow keys choose, and pass over what is disabled', async () => {
    const user = userEvent.setup();
    render(<BasicRadios />);
    expect(group()).toHaveAccessibleName('Bread of the week');
    await user.tab();
    expect(radio('Rye with caraway')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(radio('Oat and honey')).toBeChecked();
    await user.keyboard('{ArrowDown}');
    expect(radio('Rye with caraway')).toBeChecked();
  });

  test('an answer that asks for more gets its field, and finds its text again', async () => {
    const user = userEvent.setup();
    render(<ParcelHandover />);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await user.click(radio('Leave it with a neighbor'));
    await user.tab();
    expect(screen.getByRole('textbox', { name: 'Name of the neighbor' })).toHaveFocus();
    await user.keyboard('Abel');
    await user.click(radio('Put it into a locker'));
    expect(screen.getByRole('textbox', { name: 'Postcode of the locker' })).toHaveValue('');
    expect(screen.getByRole('status')).toHaveTextContent('€2');
    await user.click(radio('Leave it with a neighbor'));
    expect(screen.getByRole('textbox')).toHaveValue('Abel');
  });

  test('a missing and a wrong answer are said where they were given, until the right one comes', async () => {
    const user = userEvent.setup();
    render(<QuizQuestion />);
    const check = screen.getByRole('button', { name: 'Check my answer' });
    expect(group()).toBeValid();
    expect(group()).toBeRequired();
    await user.click(check);
    expect(group()).toBeInvalid();
    expect(group()).toHaveAccessibleDescription('Choose a planet first.');
    expect(radio('Earth')).toHaveFocus();
    await user.click(radio('Mars'));
    expect(group()).toBeValid();
    await user.click(check);
    expect(group()).toHaveAccessibleDescription(/^No,/);
    expect(radio('Mars')).toHaveFocus();
    await user.click(radio('Jupiter'));
    await user.click(check);
    expect(group()).toBeValid();
    expect(screen.getByRole('status')).toHaveTextContent(/^Yes/);
  });

  test('an answer that could not be saved gives way to the one saved last', async () => {
    jest.useFakeTimers();
    render(<AlbumVisibility />);
    const wait = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));
    const status = screen.getByRole('status');
    // Passed on the way: neither saved nor gone back to.
    fireEvent.click(radio('My family'));
    await wait(300);
    fireEvent.click(radio('Everyone with the link'));
    await wait(500);
    expect(status).toHaveTextContent('Saving…');
    expect(radio('Everyone with the link')).toBeChecked();
    await wait(900);
    expect(radio('Only me')).toBeChecked();
    expect(status).toHaveTextContent('It is still: Only me.');
    fireEvent.click(radio('Everyone with the link'));
    await wait(1400);
    expect(radio('Everyone with the link')).toBeChecked();
    expect(status).toHaveTextContent('Saved: Everyone with the link.');
  });

  test('answers of a scale are read from the form, and can all be cleared', async () => {
    const user = userEvent.setup();
    render(<CourseFeedback />);
    const send = screen.getByRole('button', { name: 'Send' });
    await user.click(send);
    expect(screen.getByRole('status')).toHaveTextContent('Nothing sent');
    const [pace, practice] = screen.getAllByRole('radiogroup');
    expect(pace).toHaveAccessibleName('The pace was right for me');
    expect(practice).toHaveAccessibleDescription(/1 means not at all/);
    const [, , , four, five] = screen.getAllByRole('radio', { name: /[1-5]/ });
    await user.click(four as HTMLElement);
    await user.click(screen.getAllByRole('radio', { name: '5' })[1] as HTMLElement);
    expect(five).not.toBeChecked();
    await user.click(send);
    expect(screen.getByRole('status')).toHaveTextContent('Sent 2 of 3 answers, 4.5 on average.');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  });

  test('a card is a label as a whole, and knows when it is chosen', async () => {
    const user = userEvent.setup();
    render(<BikeCards />);
    const card = (name: RegExp) => screen.getByRole('radio', { name }).closest('label') as HTMLElement;
    const border = (name: RegExp) => getComputedStyle(card(name)).borderColor;
    const [chosen, other] = [border(/City/), border(/Electric/)];
    expect(chosen).not.toBe(other);
    await user.click(screen.getByText('€28 a day'));
    expect(screen.getByRole('radio', { name: 'Electric bike €28 a day' })).toBeChecked();
    expect([border(/City/), border(/Electric/)]).toEqual([other, chosen]);
  });
});
