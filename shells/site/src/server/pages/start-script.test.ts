/** @jest-environment node */
import { scriptSource, startScript, withStartScript } from './start-script';

const files = { scripts: ['/assets/main.js'], preloads: ['/slices/a/entry.js'] };
const document = '<html><head><meta charSet="utf-8"/><link rel="stylesheet"/></head></html>';

it('comes before the style sheets, so that scripts are fetched while they load', () => {
  const page = withStartScript(document, startScript(files, {}));
  expect(page.indexOf('<script>')).toBeLessThan(page.indexOf('stylesheet'));
});

it('contains the files and their hashes in its text', () => {
  const script = startScript(files, { '/slices/a/entry.js': 'sha384-abc' });
  expect(script).toContain('["/slices/a/entry.js","sha384-abc"]');
  expect(scriptSource(script)).not.toBe(scriptSource(startScript(files, {})));
});

it('cannot be closed by a file name', () => {
  const script = startScript({ scripts: ['/</script><script>evil()'], preloads: [] }, {});
  expect(script).not.toContain('</script>');
});

it('refuses a document that begins otherwise', () => {
  expect(() => withStartScript('<html></html>', '')).toThrow('does not begin as expected');
});

it('keeps iPhones from turning numbers into links before React hydrates the page', () => {
  expect(withStartScript(document, '')).toContain('<meta name="format-detection"');
});
