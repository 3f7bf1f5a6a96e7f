/** More words than these do not make a search better, only dearer. */
const maxTerms = 8;

/** The words of a search, plain enough to be written into a full-text query. */
export function searchTerms(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/[\p{Diacritic}'’]/gu, '')
    .toLowerCase();
  return [...new Set(plain.match(/[a-z0-9]+/g))].slice(0, maxTerms);
}
