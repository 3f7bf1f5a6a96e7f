import { render } from '@testing-library/react';
import type { RefObject } from 'react';
import { useLastFocused } from './use-last-focused';

let focused: RefObject<Node | null>;
function Page() {
  focused = useLastFocused();
  return null;
}

afterEach(() => document.body.replaceChildren());

test('what had the focus before the page was hydrated is known', () => {
  const link = document.body.appendChild(document.createElement('button'));
  link.focus();
  render(<Page />);
  link.remove();
  expect(focused.current).toBe(link);
});

test('what gets the focus before its part is hydrated is known', () => {
  render(<Page />);
  const part = document.body.appendChild(document.createElement('div'));
  const link = part.appendChild(document.createElement('button'));
  part.addEventListener('focusin', (event) => event.stopPropagation(), { capture: true });
  link.focus();
  expect(focused.current).toBe(link);
});

test('a page on which nothing has had the focus knows of none', () => {
  render(<Page />);
  expect(focused.current).toBeNull();
});
