/** More words than these do not make a search better, only dearer. */
const maxTerms = 8;

/** What people write around the words that they look for, in English and Spanish. */
const fillers = new Set([
  ...'me near nearby around where can i find is are there do you any'.split(' '),
  ...'mi cerca donde puedo encontrar esta un una el la los las de del en para'.split(' '),
]);

const openNowWords =
  /\b(?:what(?:['’]?s| is) )?(?:open (?:right )?now|now open)\b|\b(?:qu[eé] (?:est[aá]n? )?)?abiert[oa]s? ahora\b/gi;

/** What a visitor has asked for, plain enough to be written into a full-text query. */
export interface AskedWords {
  terms: string[];
  /** Whether only places count that are open now. */
  openNow: boolean;
}

/** Letters that have no plain form in Unicode, as `unaccent` of the database writes them. */
const plainLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** The words of a search, as the index writes words. */
export function searchTerms(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/[\p{Diacritic}'‘’]/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => plainLetters[letter] ?? letter);
  return [...new Set(plain.match(/[a-z0-9]+/g))].slice(0, maxTerms);
}

/**
 * Reads what a visitor types into the search of the site. A phone number is one word, however it is
 * written. "Open now" is a wish about the time, and words such as "near me" name nothing.
 */
export function askedWords(text: string): AskedWords {
  if (/^[\d\s().+-]{4,}$/.test(text)) {
    const digits = text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
    return { terms: digits ? [digits] : [], openNow: false };
  }
  const rest = text.replace(openNowWords, ' ');
  const openNow = rest !== text;
  const words = searchTerms(rest);
  const meant = words.filter((word) => !fillers.has(word));
  return { terms: meant.length > 0 || openNow ? meant : words, openNow };
}
