/** A LIKE pattern that matches a text anywhere in a value. Wildcards within the text are escaped. */
export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
