/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { Switch } from '@mui/base/Switch';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import BasicButtonInCss from '../../content/base-ui/button/BasicButton/css';
import BasicButtonInSystem from '../../content/base-ui/button/BasicButton/system';
import BasicButtonInTailwind from '../../content/base-ui/button/BasicButton/tailwind';
import ElementButtons from '../../content/base-ui/button/ElementButtons';
import FocusableWhenDisabled from '../../content/base-ui/button/FocusableWhenDisabled';
import UseButtonHook from '../../content/base-ui/button/UseButtonHook';
import InvalidInput from '../../content/base-ui/input/InvalidInput';
import UseInputHook from '../../content/base-ui/input/UseInputHook';
import BasicSelect from '../../content/base-ui/select/BasicSelect/system';
import ObjectSelect from '../../content/base-ui/select/ObjectSelect';
import UseSelectHook from '../../content/base-ui/select/UseSelectHook';
import LabelledSwitch from '../../content/base-ui/switch/LabelledSwitch';
import FollowingTabs from '../../content/base-ui/tabs/FollowingTabs';
import UseTabsHook from '../../content/base-ui/tabs/UseTabsHook';

test.each([
  ['system', BasicButtonInSystem],
  ['css', BasicButtonInCss],
  ['tailwind', BasicButtonInTailwind],
])('the button votes and takes back in the %s styling', async (_styling, Demo) => {
  const user = userEvent.setup();
  render(<Demo />);
  expect(screen.getByRole('button', { name: 'Take back' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Vote' }));
  expect(screen.getByText('1 votes')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Take back' }));
  expect(screen.getByText('0 votes')).toBeInTheDocument();
});

test('a disabled button that may be focused is reached by Tab, and does nothing', async () => {
  const user = userEvent.setup();
  render(<FocusableWhenDisabled />);
  await user.tab();
  await user.tab();
  const button = screen.getByRole('button', { name: 'Send' });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).not.toHaveAttribute('disabled');
  await user.keyboard('{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('Give your name first.');
});

test('a span is a button for role and keyboard, and a link stays a link', async () => {
  const user = userEvent.setup();
  render(<ElementButtons />);
  expect(screen.getByRole('link', { name: 'A link' })).toHaveAttribute('href', '#other-elements');
  act(() => screen.getByRole('button', { name: 'A span' }).focus());
  await user.keyboard('[Space]');
  expect(screen.getByRole('status')).toHaveTextContent('Pressed: the span');
});

test('stars drawn in SVG are buttons by the hook', async () => {
  const user = userEvent.setup();
  render(<UseButtonHook />);
  act(() => screen.getByRole('button', { name: '3 of 3' }).focus());
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: '3 of 3' })).toHaveAttribute('aria-pressed', 'true');
});

test('a form control tells the field and the hint what is wrong', async () => {
  const user = userEvent.setup();
  render(<InvalidInput />);
  const field = screen.getByRole('textbox', { name: 'Call sign' });
  await user.type(field, 'ab1');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('A call sign has four letters.');
});

test('the code field takes digits alone, and no more than it has boxes', async () => {
  const user = userEvent.setup();
  render(<UseInputHook />);
  const field = screen.getByRole('textbox', { name: 'Four digits from the letter' });
  await user.type(field, '1a2b');
  expect(field).toHaveValue('12');
});

test('a select is its button alone on the server, without the text of the choice', () => {
  const html = renderToString(<BasicSelect />);
  expect(html).toContain('<button');
  expect(html).not.toContain('Yellow');
});

test('two objects of the same content are the same option', async () => {
  const user = userEvent.setup();
  render(<ObjectSelect />);
  expect(screen.getByRole('combobox', { name: 'Berth' })).toHaveTextContent('North 8');
  await user.click(screen.getByRole('combobox'));
  expect(screen.getByRole('option', { name: '8' })).toHaveAttribute('aria-selected', 'true');
  await user.click(screen.getByRole('option', { name: '4' }));
  expect(screen.getByRole('combobox')).toHaveTextContent('South 4');
});

test('a select by hooks opens and chooses by keyboard', async () => {
  const user = userEvent.setup();
  render(<UseSelectHook />);
  act(() => screen.getByRole('combobox', { name: 'Wind from' }).focus());
  await user.keyboard('{Enter}');
  await user.keyboard('{ArrowUp}{Enter}');
  expect(screen.getByRole('combobox')).toHaveTextContent('South');
});

test('a switch has the role of one, and readOnly does not hold its value', async () => {
  const user = userEvent.setup();
  render(<LabelledSwitch />);
  const quiet = screen.getByRole('switch', { name: 'Quiet hours' });
  await user.click(quiet);
  expect(quiet).toBeChecked();

  render(<Switch readOnly slotProps={{ input: { 'aria-label': 'Read only' } }} />);
  await user.click(screen.getByRole('switch', { name: 'Read only' }));
  expect(screen.getByRole('switch', { name: 'Read only' })).toBeChecked();
});

test('moving chooses where the selection follows the focus', async () => {
  const user = userEvent.setup();
  render(<FollowingTabs />);
  act(() => screen.getByRole('tab', { name: 'Main deck' }).focus());
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('tab', { name: 'Upper deck' })).toHaveFocus();
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Chairs, and the bar.');
});

test('tabs by hooks show one panel, and render nothing in the other', async () => {
  const user = userEvent.setup();
  render(<UseTabsHook />);
  await user.click(screen.getByRole('tab', { name: 'Week' }));
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Seven columns.');
  expect(screen.queryByText('Hour by hour.')).toBeNull();
});
