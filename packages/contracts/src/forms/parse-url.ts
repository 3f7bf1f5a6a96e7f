/**
 * Reads an address. `URL.canParse` and `URL.parse` would do so, but not in every supported browser.
 * @param base what a relative address is relative to
 * @returns undefined for a text that is no address
 */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
