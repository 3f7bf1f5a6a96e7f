import { parseUrl } from './parse-url.js';

/** True for an address that a browser may be sent to: http or https, and no other scheme. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && parseUrl(text) !== undefined;
}

/** Converts a website as people write it, for example "pies.example", to a URL; null if it is none. */
export function toWebAddress(text: string | null): string | null {
  if (!text) return null;
  if (isWebAddress(text)) return text;
  const address = `https://${text}`;
  return /^[\w-]+(\.[\w-]+)+([/?#:]\S*)?$/.test(text) && parseUrl(address) ? address : null;
}
