/**
 * Invisible characters other than spaces: zero-width characters, soft hyphens, text-direction marks,
 * fillers, control characters and the empty Braille pattern.
 */
const invisible = /(?!\s)[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Removes invisible characters and surrounding spaces. A text of only invisible characters becomes empty. */
export const visibleText = (text: string): string => text.replaceAll(invisible, '').trim();

/** The unchanged text, or empty text if it has no visible characters. */
export const seenText = (text: string | null | undefined): string =>
  text && visibleText(text) ? text : '';

/** Whether HTML within the allow-list of articles contains visible text outside of tags and entities. */
export const hasWords = (html: string): boolean =>
  visibleText(html.replaceAll(/<[^>]*>|&#?\w+;/g, '')) !== '';
