/**
 * Reads an address; undefined where it is none. The oldest supported browsers have neither
 * `URL.canParse` nor `URL.parse`.
 * @param base what a relative address is relative to; without it there is no relative address
 */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
