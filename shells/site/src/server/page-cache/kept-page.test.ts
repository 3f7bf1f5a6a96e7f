/** @jest-environment node */
import { gunzipSync } from 'node:zlib';
import { KeptPage } from './kept-page';

const facts = { status: 200, policy: "script-src 'none'", used: [], sources: new Map() };
const html = `<p>${'long é text '.repeat(5_000)}`;

it('contains the page uncompressed and compressed', () => {
  const page = new KeptPage(html, facts);
  expect(page.body.toString()).toBe(html);
  expect(gunzipSync(page.gzipped).toString()).toBe(html);
});

it("uses no more memory than its reported size, so that the cache's limit holds", () => {
  const { body, gzipped, size } = new KeptPage('<p>A short page', facts);
  expect(gzipped.buffer.byteLength).toBe(gzipped.length);
  expect(body.buffer.byteLength).toBe(body.length);
  expect(body.buffer.byteLength + gzipped.buffer.byteLength).toBeLessThan(size);
});

it('has a different entity tag for a different text or a different policy', () => {
  const { etag } = new KeptPage(html, facts);
  expect(new KeptPage(html, { ...facts }).etag).toBe(etag);
  expect(new KeptPage(`${html}.`, facts).etag).not.toBe(etag);
  expect(new KeptPage(html, { ...facts, policy: "script-src 'self'" }).etag).not.toBe(etag);
});

it('finds its entity tag among those that a browser sends', () => {
  const page = new KeptPage(html, facts);
  expect(page.isKnownBy(`"other", ${page.etag}`)).toBe(true);
  expect(page.isKnownBy('"other"')).toBe(false);
  expect(page.isKnownBy(undefined)).toBe(false);
});
