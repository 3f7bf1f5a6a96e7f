import { escapeHtml } from './escape-html.js';

test('text cannot leave its place in HTML', () => {
  expect(escapeHtml(`<a title="x" id='y'>&`)).toBe(
    '&lt;a title=&quot;x&quot; id=&#39;y&#39;&gt;&amp;',
  );
});
