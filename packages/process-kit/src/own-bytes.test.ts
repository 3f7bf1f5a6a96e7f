import { gzipSync } from 'node:zlib';
import { ownBytes } from './own-bytes.js';

it.each([
  ['a text', Buffer.from('A short text')],
  ['what was compressed', gzipSync('A short text')],
  ['what is alone already', Buffer.allocUnsafeSlow(100).fill(1)],
])('%s is kept without the block that it was a part of', (_, bytes) => {
  const kept = ownBytes(bytes);
  expect(kept).toEqual(bytes);
  expect(kept.buffer.byteLength).toBe(bytes.length);
});
