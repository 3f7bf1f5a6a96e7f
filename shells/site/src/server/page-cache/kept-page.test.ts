/** @jest-environment node */
import { gunzipSync } from 'node:zlib';
import { KeptPage } from './kept-page';

const facts = { status: 200, used: [], sources: new Map() };
const html = `<script nonce="HERE"></script><link nonce="HERE">${'long é text '.repeat(5_000)}`;

test('each answer has its own nonce, compressed or not', () => {
  const page = new KeptPage(html, 'HERE', facts);
  for (const nonce of ['first', 'a second one']) {
    const expected = html.replaceAll('HERE', nonce);
    expect(page.body(nonce).toString()).toBe(expected);
    expect(gunzipSync(page.gzipped(nonce)).toString()).toBe(expected);
  }
});

test('a page without scripts is compressed as well', () => {
  const page = new KeptPage('<p>Only text</p>', 'HERE', facts);
  expect(gunzipSync(page.gzipped('x')).toString()).toBe('<p>Only text</p>');
});
