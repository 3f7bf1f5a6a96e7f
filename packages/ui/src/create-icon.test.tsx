import { createLucideIcon } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import createIcon from './create-icon';

const node: [string, Record<string, string>][] = [
  ['path', { d: 'M20 6 9 17l-5-5', key: 'a' }],
  ['circle', { cx: '12', cy: '12', r: '10', key: 'b' }],
];

test.each([
  {},
  { size: 18, 'aria-hidden': true, className: 'icon' },
  { size: 20, 'aria-hidden': 'true' },
  { size: 40, role: 'img', 'aria-label': 'Done' },
] as const)('an icon has the drawing and the props of lucide-react, with %j', (props) => {
  const Own = createIcon({ name: 'check', size: 24, node });
  const Theirs = createLucideIcon('check', node as Parameters<typeof createLucideIcon>[1]);
  // The style sheet sets the line style.
  const inCss = / (?:xmlns|fill|stroke|stroke-\w+)="[^"]*"|(?<=class="lucide) lucide-check/g;
  expect(renderToStaticMarkup(<Own {...props} />)).toBe(
    renderToStaticMarkup(<Theirs {...props} />).replace(inCss, ''),
  );
});
