/** A pattern that finds a text anywhere; the text's own wildcards are nothing special. */
export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
