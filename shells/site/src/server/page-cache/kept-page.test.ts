/** @jest-environment node */
import { gunzipSync } from 'node:zlib';
import { KeptPage } from './kept-page';

const facts = { status: 200, policy: "script-src 'none'", used: [], sources: new Map() };
const html = `<p>${'long é text '.repeat(5_000)}`;

it('has the page as text and compressed', () => {
  const page = new KeptPage(html, facts);
  expect(page.body.toString()).toBe(html);
  expect(gunzipSync(page.gzipped).toString()).toBe(html);
});

it('takes no more memory than it says, so that the bound of all pages holds', () => {
  const { body, gzipped, size } = new KeptPage('<p>A short page', facts);
  expect(gzipped.buffer.byteLength).toBe(gzipped.length);
  expect(body.buffer.byteLength).toBe(body.length);
  expect(body.buffer.byteLength + gzipped.buffer.byteLength).toBeLessThan(size);
});

it('has another tag for another text, and for the same text with another policy', () => {
  const { etag } = new KeptPage(html, facts);
  expect(new KeptPage(html, { ...facts }).etag).toBe(etag);
  expect(new KeptPage(`${html}.`, facts).etag).not.toBe(etag);
  expect(new KeptPage(html, { ...facts, policy: "script-src 'self'" }).etag).not.toBe(etag);
});

it('knows its tag among those that a browser names', () => {
  const page = new KeptPage(html, facts);
  expect(page.isKnownBy(`"other", ${page.etag}`)).toBe(true);
  expect(page.isKnownBy('"other"')).toBe(false);
  expect(page.isKnownBy(undefined)).toBe(false);
});
