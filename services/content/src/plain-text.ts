import sanitizeHtml from 'sanitize-html';

/** Converts a text that may be HTML to plain text, with a line for each paragraph. */
export function plainText(text: string): string {
  if (!/<\/?[a-z][^<>]*>/i.test(text)) return text.trim();
  const lines = text.replace(/<br\s*\/?>|<\/(?:p|div|li|h\d)>/gi, '$&\n');
  return (
    sanitizeHtml(lines, { allowedTags: [] })
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      // Replaced last, so that `&amp;lt;` becomes `&lt;` and not `<`.
      .replaceAll('&amp;', '&')
      .trim()
  );
}
