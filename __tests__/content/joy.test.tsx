/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CssVarsProvider } from '@mui/joy/styles';
import type { ReactElement } from 'react';
import SendingButton from '../../content/joy-ui/button/SendingButton';
import CardWithOverflow from '../../content/joy-ui/card/CardWithOverflow';
import BasicInput from '../../content/joy-ui/input/BasicInput';
import SearchInput from '../../content/joy-ui/input/SearchInput';
import ValidatedInput from '../../content/joy-ui/input/ValidatedInput';
import BasicModal from '../../content/joy-ui/modal/BasicModal';
import ConfirmModal from '../../content/joy-ui/modal/ConfirmModal';
import FormModal from '../../content/joy-ui/modal/FormModal';
import ControlledSelect from '../../content/joy-ui/select/ControlledSelect';
import GroupedSelect from '../../content/joy-ui/select/GroupedSelect';
import MultipleSelect from '../../content/joy-ui/select/MultipleSelect';

const show = (demo: ReactElement) => render(<CssVarsProvider>{demo}</CssVarsProvider>);

beforeAll(() => {
  // Joy's provider asks for the system's preference, which jsdom does not have.
  window.matchMedia ??= (query) =>
    ({
      matches: false,
      media: query,
      addListener() {},
      removeListener() {},
      addEventListener() {},
      removeEventListener() {},
    }) as unknown as MediaQueryList;
});
afterEach(() => jest.useRealTimers());

test('a button that sends is disabled meanwhile, and says when it has', async () => {
  jest.useFakeTimers();
  show(<SendingButton />);
  fireEvent.click(screen.getByRole('button', { name: 'Send the report' }));
  expect(screen.getByRole('button')).toBeDisabled();
  await act(() => jest.advanceTimersByTimeAsync(1500));
  expect(screen.getByRole('button')).toBeEnabled();
  expect(screen.getByRole('status')).toHaveTextContent('Sent.');
});

test('a form control joins label, field and help text', () => {
  show(<BasicInput />);
  expect(screen.getByRole('textbox', { name: 'Name of the boat' })).toHaveAccessibleDescription(
    'As it is painted on the hull.',
  );
});

test('a berth that is none is refused, and the focus goes to the field', async () => {
  const user = userEvent.setup();
  show(<ValidatedInput />);
  await user.click(screen.getByRole('button', { name: 'Check the berth' }));
  const field = screen.getByRole('textbox');
  expect(field).toHaveFocus();
  expect(field).toBeInvalid();
  await user.type(field, 'nb-042');
  expect(field).toBeValid();
  expect(screen.getByRole('status')).toHaveTextContent('That berth exists.');
});

test('islands are found once the typing pauses', async () => {
  jest.useFakeTimers();
  show(<SearchInput />);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'ar' } });
  expect(screen.getByRole('progressbar', { name: 'Searching' })).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(500));
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Aran',
    'Arranmore',
    'Clare',
  ]);
});

test('a choice is cleared by giving null', async () => {
  const user = userEvent.setup();
  show(<ControlledSelect />);
  expect(screen.getByRole('combobox')).toHaveTextContent('North gate');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByRole('combobox')).toHaveTextContent('None chosen');
});

test('several days are chosen while the list stays open', async () => {
  const user = userEvent.setup();
  show(<MultipleSelect />);
  await user.click(screen.getByRole('combobox'));
  await user.click(screen.getByRole('option', { name: 'Friday' }));
  expect(screen.getByRole('listbox')).toBeVisible();
  expect(screen.getByRole('combobox')).toHaveTextContent('TuesdayThursdayFriday');
});

test('options in groups are found at any depth', async () => {
  const user = userEvent.setup();
  show(<GroupedSelect />);
  await user.click(screen.getByRole('combobox'));
  const store = screen.getByRole('group', { name: 'Store' });
  await user.click(within(store).getByRole('option', { name: 'Honey' }));
  expect(screen.getByRole('combobox')).toHaveTextContent('Honey');
});

test('a card marks its first and its last child, which is how it finds out about edges', () => {
  const { container } = show(<CardWithOverflow />);
  expect(container.querySelectorAll('.MuiCardOverflow-root[data-first-child]')).toHaveLength(1);
  expect(container.querySelectorAll('.MuiCardOverflow-root[data-last-child]')).toHaveLength(1);
});

test('title and content name and describe a dialog by themselves', async () => {
  const user = userEvent.setup();
  show(<BasicModal />);
  const button = screen.getByRole('button', { name: 'Opening hours' });
  await user.click(button);
  expect(screen.getByRole('dialog', { name: 'Opening hours' })).toHaveAccessibleDescription(/nine to five/);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(button).toHaveFocus();
});

test('a question is not answered by a click beside it, and Escape keeps the draft', async () => {
  const user = userEvent.setup();
  show(<ConfirmModal />);
  await user.click(screen.getByRole('button', { name: 'Delete the draft' }));
  const question = screen.getByRole('alertdialog', { name: 'Delete the draft?' });
  const buttons = within(question).getAllByRole('button');
  expect(buttons.map((button) => button.textContent)).toEqual(['Delete', 'Keep it']);
  const backdrop = document.querySelector('.MuiModal-backdrop');
  if (!backdrop) throw new Error('There is no backdrop');
  await user.click(backdrop);
  expect(question).toBeVisible();
  fireEvent.keyDown(question, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByRole('status')).toHaveTextContent('There is one draft.');
});

test('a form in a dialog begins in its field and adds what was typed', async () => {
  const user = userEvent.setup();
  show(<FormModal />);
  await user.click(screen.getByRole('button', { name: 'Add an errand' }));
  expect(screen.getByRole('textbox', { name: 'What is to be done' })).toHaveFocus();
  await user.keyboard('Water the fig{Enter}');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Return the ladder',
    'Water the fig',
  ]);
});
