import sanitizeHtml from 'sanitize-html';

/** The text of something that may be HTML, with a line for each paragraph. */
export function plainText(text: string): string {
  if (!/<\/?[a-z][^<>]*>/i.test(text)) return text.trim();
  const lines = text.replace(/<br\s*\/?>|<\/(?:p|div|li|h\d)>/gi, '$&\n');
  return (
    sanitizeHtml(lines, { allowedTags: [] })
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      // Last, so that what was written as an entity stays one.
      .replaceAll('&amp;', '&')
      .trim()
  );
}
