/**
 * Reads the body of a request.
 * @param maximum in bytes
 * @returns undefined when the body is larger
 */
export async function readBody(
  request: AsyncIterable<unknown>,
  maximum: number,
): Promise<string | undefined> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    if (!Buffer.isBuffer(part)) throw new TypeError('The body has already been decoded');
    size += part.length;
    if (size > maximum) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
