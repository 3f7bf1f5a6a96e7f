/**
 * Phrases that mean one word. Their words alone mean something else: "sunday service" is in the texts of
 * offices, and a "bar" in those of barbecue places.
 * @module
 */

/** A phrase, and the word that a search with it looks for. */
type Meant = readonly [said: RegExp, word: string];

const phrases: readonly Meant[] = [
  // Its letters alone would match the beginning of nearly every word.
  [/\ba\/c\b/gi, 'ac'],
  // A lodging, when nothing else is said: "breakfast" would find a diner.
  [/^\W*(?:bed (?:and|&|n) breakfasts?|b ?& ?bs?)\W*$/gi, 'bnb'],
  // "Esta" alone is a filler, and "noche" has many other meanings.
  [/\besta noche\b/gi, 'tonight'],
  [
    /\b(?:sunday|church|worship) (?:worship )?services?\b|\bservicios? dominical(?:es)?\b|\bcultos? dominical(?:es)?\b/gi,
    'church',
  ],
  [/\blittle league\b|\bligas? (?:infantil(?:es)?|peque[nñ]as?)\b/gi, 'baseball'],
  [/\bcortes? de (?:pelo|cabello)\b|\bcortar(?:me|se)? el (?:pelo|cabello)\b/gi, 'haircut'],
  [/\bsegunda mano\b|\bsecond hand\b/gi, 'secondhand'],
  [/\bcaba[nñ]as?\b|\bcabins?\b/gi, 'lodging'],
  [/\bhappy hours?\b|\bhora feliz\b/gi, 'nightlife'],
  [/\boil changes?\b|\bcambios? de aceite\b/gi, 'oil'],
  [/\btow trucks?\b/gi, 'grua'],
  [/\bseptic tanks?\b|\bfosas? s[eé]pticas?\b/gi, 'septic'],
  [/\bu[nñ]as\b/gi, 'manicure'],
  // The number is in no text.
  [/\b\d+ (?:bed(?:room)?s?|baths?|rec[aá]maras?|ba[nñ]os?)\b/gi, 'house'],
  [/\b(?:power|electric|light) (?:company|service)\b|\bcompa[nñ][ií]a de luz\b/gi, 'electricity'],
  [/\bservicios p[uú]blicos\b/gi, 'utilities'],
  [/\bparque estatal\b/gi, 'state park'],
  [/\bcami[oó]n(?:es)? de comida\b/gi, 'food truck'],
  [/\bcalle principal\b/gi, 'main street'],
  // The stem of "policy".
  [/\bpolicial(?:es)?\b/gi, 'police'],
  // Not the avenue.
  [/\baves\b/gi, 'birds'],
];

/**
 * Not while a visitor is typing: "bar" may become "barbecue". A "corte" is a court, or else a cut of something.
 */
const finished: readonly Meant[] = [
  [/\b(?:bars?|pubs?|taverns?|cantinas?|tabernas?)\b/gi, 'nightlife'],
  [/\bpan\b/gi, 'bread'],
  [/\bcorte\b(?! de (?!distrito|justicia))/gi, 'tribunal'],
];

/** An abbreviation with a sign after each letter: "H-E-B", "D.M.V.". */
const abbreviation = /\b(?:[a-z][-.]){1,5}[a-z]\b\.?/gi;

/**
 * A search with its phrases replaced by the words that they mean.
 * @param isTyping whether the last word may be unfinished
 */
export function meantWords(text: string, isTyping: boolean): string {
  const joined = text.normalize('NFC').replace(abbreviation, (all) => all.replace(/[-.]/g, ''));
  return [...phrases, ...(isTyping ? [] : finished)].reduce(
    (rest, [said, word]) => rest.replace(said, ` ${word} `),
    joined,
  );
}
