import { escapeHtml } from './escape-html.js';

test('escaped text cannot break out of HTML content or an attribute', () => {
  expect(escapeHtml(`<a title="x" id='y'>&`)).toBe(
    '&lt;a title=&quot;x&quot; id=&#39;y&#39;&gt;&amp;',
  );
});
