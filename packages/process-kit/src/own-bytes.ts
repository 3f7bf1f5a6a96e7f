/**
 * Copies bytes to memory of their own, for a cache. Node allocates small buffers, such as those of
 * `Buffer.from` and zlib, within larger shared blocks; a reference to one of them keeps its whole block in
 * memory.
 * @returns a copy, or the same buffer if its memory is not shared
 */
export function ownBytes(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}
