/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import TeaTemperature from '../../content/docs/demos/TeaTemperature';
import ReadToggleInCss from '../../content/docs/demos/ReadToggle/css';
import ReadToggleInTailwind from '../../content/docs/demos/ReadToggle/tailwind';
import ReadToggleInSystem from '../../content/docs/demos/ReadToggle/system';
import { readGuide } from './readTable';

test('the tea slider says its value in both units, to the eye and to a screen reader', () => {
  render(<TeaTemperature />);
  const slider = screen.getByRole('slider', { name: 'Water for tea' });
  expect(slider).toHaveAttribute('aria-valuetext', '85 °C, 185 °F');
  fireEvent.change(slider, { target: { value: 100 } });
  expect(slider).toHaveAttribute('aria-valuetext', '100 °C, 212 °F');
  expect(screen.getByText('100 °C, 212 °F')).toBeVisible();
});

test.each([
  ['MUI System', ReadToggleInSystem],
  ['plain CSS', ReadToggleInCss],
  ['Tailwind CSS', ReadToggleInTailwind],
])('the toggle in %s is pressed by keyboard and says so', async (_styling, ReadToggle) => {
  const user = userEvent.setup();
  render(<ReadToggle />);
  const button = screen.getByRole('button', { name: 'Mark as read', pressed: false });
  await user.tab();
  expect(button).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(button).toHaveAttribute('aria-pressed', 'true');
});

test('the guide quotes the helper and the preview as they are', () => {
  const page = readGuide('demos.md');
  expect(page).toContain(readGuide('demos/temperature.ts').trim());
  expect(page).toContain(readGuide('demos/TeaTemperature.tsx.preview').trim());
});
