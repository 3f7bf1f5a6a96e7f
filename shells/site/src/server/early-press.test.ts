import { fireEvent, screen } from '@testing-library/react';
import { startScript } from './start-script';

/** Runs the script of a page whose other scripts do not arrive. */
beforeAll(() => {
  Object.assign(window, { CompressionStream: class {} });
  new Function(startScript({ scripts: [], preloads: [] }, {}))();
});
beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<button type="button">Menu</button><button type="button">Map</button>';
});
afterEach(() => jest.useRealTimers());

const isShownAsRunning = (name: string) =>
  screen.getByRole('button', { name }).hasAttribute('data-tapped');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a button whose scripts never arrive is shown as running for twenty seconds', () => {
  press('Menu');
  jest.advanceTimersByTime(19_000);
  expect(isShownAsRunning('Menu')).toBe(true);
  jest.advanceTimersByTime(1_000);
  expect(isShownAsRunning('Menu')).toBe(false);
});

test('the time of an earlier press does not end a later one', () => {
  press('Menu');
  jest.advanceTimersByTime(15_000);
  press('Map');
  expect(isShownAsRunning('Menu')).toBe(false);
  jest.advanceTimersByTime(15_000);
  expect(isShownAsRunning('Map')).toBe(true);
  jest.advanceTimersByTime(5_000);
  expect(isShownAsRunning('Map')).toBe(false);
});
