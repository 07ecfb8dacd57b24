/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import CardContent from '@mui/material/CardContent';
import Card from '@mui/material/Card';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Tooltip from '@mui/material/Tooltip';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import ChoiceCards from '../../content/material-ui/components/cards/ChoiceCards';
import ConfirmDialog from '../../content/material-ui/components/dialogs/ConfirmDialog';
import FormDialog from '../../content/material-ui/components/dialogs/FormDialog';
import ScrollingDialog from '../../content/material-ui/components/dialogs/ScrollingDialog';
import BasicTabs from '../../content/material-ui/components/tabs/BasicTabs';
import LazyTabs from '../../content/material-ui/components/tabs/LazyTabs';
import BasicTooltips from '../../content/material-ui/components/tooltips/BasicTooltips';
import CopyTooltip from '../../content/material-ui/components/tooltips/CopyTooltip';
import DescribingTooltip from '../../content/material-ui/components/tooltips/DescribingTooltip';

afterEach(() => jest.useRealTimers());

test('a question is an alertdialog with name and description, and begins at the harmless answer', async () => {
  const user = userEvent.setup();
  render(<ConfirmDialog />);
  await user.click(screen.getByRole('button', { name: 'Send to everybody' }));
  const question = screen.getByRole('alertdialog', { name: 'Send to 1,204 people?' });
  expect(question).toHaveAccessibleDescription(/cannot be called back/);
  expect(screen.getByRole('button', { name: 'Not yet' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByRole('status')).toHaveTextContent('Sent.');
});

test('a dialog that saves is a form, and cannot be closed meanwhile', async () => {
  jest.useFakeTimers();
  render(<FormDialog />);
  fireEvent.click(screen.getByRole('button', { name: 'Rename' }));
  const dialog = screen.getByRole('dialog', { name: 'Rename the page' });
  expect(dialog.tagName).toBe('FORM');
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Weirs' } });
  fireEvent.submit(dialog);
  fireEvent.keyDown(dialog, { key: 'Escape' });
  expect(screen.getByRole('button', { name: /Save/ })).toBeDisabled();
  await act(() => jest.advanceTimersByTimeAsync(1000));
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('Weirs');
});

test('long content can be reached by keyboard', async () => {
  const user = userEvent.setup();
  render(<ScrollingDialog />);
  await user.click(screen.getByRole('button', { name: 'The content scrolls' }));
  expect(screen.getByRole('region', { name: 'The rules' })).toHaveAttribute('tabindex', '0');
});

test('tab and panel name each other, and arrow keys move the focus without choosing', async () => {
  const user = userEvent.setup();
  render(<BasicTabs />);
  act(() => screen.getByRole('tab', { name: 'Overview' }).focus());
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Guests' })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Overview' })).toBeVisible();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('tabpanel', { name: 'Guests' })).toBeVisible();
});

test('tabs keep no state: without a value none is chosen', async () => {
  const user = userEvent.setup();
  render(
    <Tabs aria-label="Loose" value={false}>
      <Tab label="One" />
    </Tabs>,
  );
  await user.click(screen.getByRole('tab'));
  expect(screen.getByRole('tab')).toHaveAttribute('aria-selected', 'false');
});

test('a panel is loaded when it is first seen, and kept', async () => {
  jest.useFakeTimers();
  render(<LazyTabs />);
  await act(() => jest.advanceTimersByTimeAsync(900));
  expect(screen.getByRole('status')).toHaveTextContent('Forty millimetres');
  fireEvent.click(screen.getByRole('tab', { name: 'River' }));
  expect(screen.getByRole('progressbar', { name: 'Loading the report' })).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(900));
  fireEvent.click(screen.getByRole('tab', { name: 'Rain' }));
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('the indicator is inside the chosen tab on the server, and beside the tabs in the browser', () => {
  const roleAround = (root: ParentNode) =>
    root.querySelector('.MuiTabs-indicator')?.parentElement?.getAttribute('role');
  const served = document.createElement('div');
  served.innerHTML = renderToString(<BasicTabs />);
  expect(roleAround(served)).toBe('tab');
  const { container } = render(<BasicTabs />);
  expect(roleAround(container)).toBeNull();
});

test('a card is chosen like a toggle button', async () => {
  const user = userEvent.setup();
  render(<ChoiceCards />);
  await user.click(screen.getByRole('button', { name: /South bed/ }));
  expect(screen.getByRole('button', { pressed: true })).toHaveAccessibleName(/South bed/);
});

test('the content that comes last in a card has 24 px below it', () => {
  const { container } = render(
    <Card>
      <CardContent>Text</CardContent>
    </Card>,
  );
  const content = container.querySelector('.MuiCardContent-root');
  expect(content && getComputedStyle(content).paddingBottom).toBe('24px');
});

test('an icon gets its name from a closed tooltip, and shows it on focus', async () => {
  const user = userEvent.setup();
  render(<BasicTooltips />);
  expect(screen.getByRole('button', { name: 'Copy' })).toBeInTheDocument();
  await user.tab();
  expect(await screen.findByRole('tooltip', { name: 'Copy' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});

test('a description leaves the name alone', () => {
  render(<DescribingTooltip />);
  const button = screen.getByRole('button', { name: 'Withdraw' });
  expect(button).toHaveAccessibleDescription('It can be published again later');
});

test('a title that is no text names nothing while it is closed', () => {
  render(
    <Tooltip title={<span>Elements</span>}>
      <button type="button" />
    </Tooltip>,
  );
  expect(screen.getByRole('button')).toHaveAccessibleName('');
});

test('a tooltip of one’s own timing is announced beside it, and goes again', async () => {
  jest.useFakeTimers();
  render(<CopyTooltip />);
  fireEvent.click(screen.getByRole('button', { name: 'Copy the address' }));
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
  await act(() => jest.advanceTimersByTimeAsync(1500));
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(screen.getByRole('status')).toHaveTextContent('');
  expect(screen.queryByRole('tooltip')).toBeNull();
});
