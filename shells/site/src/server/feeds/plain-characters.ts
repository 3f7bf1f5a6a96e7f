/**
 * Text without the characters that neither XML nor a calendar file allows, which programs refuse the
 * whole file for: control characters except tabs and line breaks, halves of pairs, and what Unicode
 * never assigns.
 */
export function plainCharacters(text: string): string {
  return text.replace(/[^\P{Cc}\t\n\r]|\p{Cs}|[\ufffe\uffff]/gu, '');
}
