/** A number as it is written. What stands between two numbers is no part of one. */
const number = /\+?[(\d][\d\s().-]{5,}\d/;
const extension = /(?<![a-z])(?:ext|extension|x)\.?\s*(\d{1,6})\b/i;

/**
 * The telephone link of what people wrote: its first number, and after a pause the extension. Words around
 * them are left out.
 */
export function telephoneLink(phone: string): string {
  const digits = (phone.match(number)?.[0] ?? phone).replace(/[^\d+]/g, '');
  const inside = phone.match(extension)?.[1];
  return `tel:${digits}${inside ? `,${inside}` : ''}`;
}
