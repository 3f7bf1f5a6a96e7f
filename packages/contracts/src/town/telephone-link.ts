const american = String.raw`\(?\d{3}\)?[\s.-]*\d{3}[\s.-]*\d{4}(?!\d)`;
/**
 * Patterns of written numbers: with the country code, with another country's code, without a code, within
 * the town, and any other. A number ends where the next one begins, even if only a space separates them.
 */
const numbers = [
  new RegExp(String.raw`\+1[\s.-]*${american}`),
  /(?:\+|^011[\s.-])[\d\s().-]{6,}\d/,
  new RegExp(String.raw`(?<!\d)(?:1[\s.-]*)?${american}`),
  /(?<!\d)\d{3}[\s.-]*\d{4}(?!\d)/,
  /[(\d][\d\s().-]{5,}\d/,
];
const extension = /(?<![a-z])(?:ext|extension|x)\.?\s*(\d{1,6})\b/i;

/**
 * The telephone link of what people wrote: its first number, and after a pause the extension. Words around
 * them are left out.
 */
export function telephoneLink(phone: string): string {
  const [first = phone] = numbers.flatMap((number) => number.exec(phone)?.[0] ?? []);
  const digits = first.replace(/[^\d+]/g, '');
  const inside = phone.match(extension)?.[1];
  return `tel:${digits}${inside ? `,${inside}` : ''}`;
}
