const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
};

/** Comments, and elements whose content is not text for readers. */
const unread =
  /<!--[\s\S]*?-->|<(script|style|template|noscript|iframe|object|textarea|title)\b[\s\S]*?<\/\1\s*>/gi;
const tag = /<\/?([a-z][a-z0-9]*)(?:"[^"]*"|'[^']*'|[^'">])*>/gi;
/** Tags within a line of text: every other tag separates words. */
const inline = /^(?:a|abbr|b|cite|code|em|i|q|s|small|span|strong|sub|sup|time|u)$/i;

/** The text of an article's HTML, in one line. */
export function plainText(html: string): string {
  return html
    .replace(unread, '')
    .replace(tag, (_, name: string) => (inline.test(name) ? '' : ' '))
    .replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, decode)
    .replace(/\s+/g, ' ')
    .trim();
}

function decode(entity: string, decimal?: string, hexadecimal?: string, name?: string): string {
  if (name) return entities[name.toLowerCase()] ?? entity;
  const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? '', 16);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
}

const excerptLength = 150;

/** The first 150 characters of an article's text, and an ellipsis. */
export function excerpt(html: string): string {
  return `${plainText(html).slice(0, excerptLength)}…`;
}
