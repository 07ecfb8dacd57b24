/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import PagedTable from '../../content/material-ui/components/tables/PagedTable';
import SaveWithRetry from '../../content/material-ui/components/buttons/SaveWithRetry';
import ProfileForm from '../../content/material-ui/components/text-fields/ProfileForm';
import SortAndSelect from '../../content/material-ui/components/tables/SortAndSelect';
import UsernameCheck from '../../content/material-ui/components/text-fields/UsernameCheck';
import VirtualRows from '../../content/material-ui/components/tables/VirtualRows';

/** The text of the cells that name their rows, from top to bottom. */
const rowNames = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

afterEach(() => jest.useRealTimers());

test('a failed save says so, hands the focus back, and can be tried again', async () => {
  jest.useFakeTimers();
  render(<SaveWithRetry />);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByRole('button')).toBeDisabled();

  await act(() => jest.advanceTimersByTimeAsync(1200));
  const retry = screen.getByRole('button', { name: 'Try again' });
  expect(retry).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('did not answer');

  fireEvent.click(retry);
  await act(() => jest.advanceTimersByTimeAsync(1200));
  expect(screen.getByRole('status')).toHaveTextContent('All changes are saved.');
});

test('a form with faults marks them and moves the focus to the first', async () => {
  const user = userEvent.setup();
  render(<ProfileForm />);
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  const email = screen.getByRole('textbox', { name: /Email/ });
  expect(email).toHaveFocus();
  expect(email).toBeInvalid();
  expect(email).toHaveAccessibleDescription('Enter an address such as ada@example.com.');

  await user.type(email, 'ada@example.com');
  expect(email).toBeValid();
  await user.type(screen.getByLabelText(/New password/), 'twelve characters');
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  expect(screen.getByRole('status')).toHaveTextContent('The form is valid');
});

test('a name is looked up once the typing pauses, and the older question is dropped', async () => {
  jest.useFakeTimers();
  render(<UsernameCheck />);
  const input = screen.getByRole('textbox', { name: 'User name' });
  fireEvent.change(input, { target: { value: 'ada' } });
  await act(() => jest.advanceTimersByTimeAsync(500));
  fireEvent.change(input, { target: { value: 'grace' } });
  await act(() => jest.advanceTimersByTimeAsync(900));
  expect(screen.getByRole('status')).toHaveTextContent('Looking it up…');
  await act(() => jest.advanceTimersByTimeAsync(400));
  expect(screen.getByRole('status')).toHaveTextContent('“grace” is yours to take.');
});

test('a header sorts both ways and says which', () => {
  render(<SortAndSelect />);
  const ascending = rowNames();
  expect(screen.getByRole('columnheader', { name: 'City' })).toHaveAttribute('aria-sort', 'ascending');
  fireEvent.click(screen.getByRole('button', { name: 'City' }));
  expect(rowNames()).toEqual([...ascending].reverse());
  expect(screen.getByRole('columnheader', { name: 'City' })).toHaveAttribute('aria-sort', 'descending');
});

test('selected rows can be removed and brought back', () => {
  render(<SortAndSelect />);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Bergen' }));
  expect(screen.getByRole('checkbox', { name: 'Select all deliveries' })).toBePartiallyChecked();
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(rowNames()).not.toContain('Bergen');
  fireEvent.click(screen.getByRole('button', { name: 'Restore' }));
  expect(rowNames()).toContain('Bergen');
});

test('pages follow each other, and "All" shows every row', async () => {
  const user = userEvent.setup();
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  render(<PagedTable />);
  const first = rowNames();
  await user.click(screen.getByRole('button', { name: 'Go to next page' }));
  expect(rowNames()).not.toEqual(first);
  await user.click(screen.getByRole('combobox'));
  await user.click(within(screen.getByRole('listbox')).getByRole('option', { name: 'All' }));
  expect(rowNames()).toHaveLength(42);
  expect(screen.getByText('1–42 of 42')).toBeInTheDocument();
  expect(warn).not.toHaveBeenCalled();
});

test('of ten thousand rows, only those near the view are rendered', () => {
  render(<VirtualRows />);
  expect(rowNames().length).toBeLessThan(30);
  const region = screen.getByRole('region', { name: 'Ten thousand deliveries' });
  region.scrollTop = 37 * 5000;
  fireEvent.scroll(region);
  expect(rowNames().length).toBeLessThan(30);
  expect(screen.getAllByRole('row').map((row) => row.getAttribute('aria-rowindex'))).toContain('5002');
});
