/**
 * Characters that show nothing and are no space: zero-width ones, soft hyphens, marks of direction,
 * fillers, control characters and the empty Braille pattern.
 */
const invisible = /(?!\s)[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** What of a text a reader sees, without spaces around it. A name of invisible characters is empty. */
export const visibleText = (text: string): string => text.replaceAll(invisible, '').trim();

/** A text, or nothing where a reader would see nothing of it. */
export const seenText = (text: string | null | undefined): string =>
  text && visibleText(text) ? text : '';

/** Whether HTML within the allow-list of articles has words. */
export const hasWords = (html: string): boolean =>
  visibleText(html.replaceAll(/<[^>]*>|&#?\w+;/g, '')) !== '';
