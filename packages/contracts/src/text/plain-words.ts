/** The words of a text in lower case, without accents, apostrophes and punctuation, separated by single spaces. */
export const plainWords = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{Diacritic}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
