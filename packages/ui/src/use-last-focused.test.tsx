import { render } from '@testing-library/react';
import type { RefObject } from 'react';
import { useLastFocused } from './use-last-focused';

let focused: RefObject<Node | null>;
function Page() {
  focused = useLastFocused();
  return null;
}

afterEach(() => document.body.replaceChildren());

test('the last focused element is found even if it got the focus before the page was hydrated', () => {
  const link = document.body.appendChild(document.createElement('button'));
  link.focus();
  render(<Page />);
  link.remove();
  expect(focused.current).toBe(link);
});

test('the last focused element is found even in a part that is not hydrated yet', () => {
  render(<Page />);
  const part = document.body.appendChild(document.createElement('div'));
  const link = part.appendChild(document.createElement('button'));
  part.addEventListener('focusin', (event) => event.stopPropagation(), { capture: true });
  link.focus();
  expect(focused.current).toBe(link);
});

test('the last focused element is null when nothing has had the focus', () => {
  render(<Page />);
  expect(focused.current).toBeNull();
});
