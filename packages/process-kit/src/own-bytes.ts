/**
 * Bytes in memory of their own, for what is kept. The small results of `Buffer.from` and of zlib are
 * parts of blocks of 64 KB, and whoever keeps one keeps its whole block.
 * @returns a copy, or the same bytes where they are alone already
 */
export function ownBytes(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}
