/**
 * Phrases that mean one word. Their words alone mean something else: "sunday service" is in the texts of
 * offices, and a "bar" in those of barbecue places. A search looks for the word, and beside it for records
 * that contain the phrase as it was typed: "Happy Hour Grill" must be found by "happy hour".
 * @module
 */

/** A phrase, and the word that a search with it looks for. */
type Meant = readonly [said: RegExp, word: string];

/** Whole words only. `\b` takes the letters of "Barón" before its accent for a word. */
const said = (words: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'giu');

// Its letters alone would match the beginning of nearly every word.
const airConditioning = said('a/c');

/** A letter with a sign before the next one: "H-E-B", "D.M.V.". The index has its letters as one word, too. */
const abbreviation = /(?<![\p{L}\p{N}.-])(?:[a-z][-.]){1,5}[a-z](?![\p{L}\p{N}])\.?/giu;

// "Esta" alone is a filler, and "noche" has many other meanings.
const tonight = said('esta noche');

const phrases: readonly Meant[] = [
  [said('bar[- ]?b[- ]?(?:q|que|cue)'), 'barbecue'],
  // A lodging, when nothing else is said: "breakfast" would find a diner.
  [
    /^\W*(?:bed (?:and|&|n) breakfasts?|b ?& ?bs?)\b(?=\W*(?:(?:open|abiert[oa]s?|tonight|today|tomorrow|hoy|ma[nñ]ana|near me)(?!\p{L}).*)?$)/giu,
    'bnb',
  ],
  [
    said(
      '(?:sunday|church|worship) (?:worship )?services?|servicios? dominical(?:es)?|cultos? dominical(?:es)?',
    ),
    'church',
  ],
  [said('little league|ligas? (?:infantil(?:es)?|peque[nñ]as?)'), 'baseball'],
  [said('cortes? de (?:pelo|cabello)|cortar(?:me|se)? el (?:pelo|cabello)'), 'haircut'],
  // In Spanish, a "pay" is a pie.
  [
    said(
      'pay (?:(?:a|an|my|the) )?(?:(?:traffic|speeding|parking) )?(?:tickets?|citations?|fines?)|(?:traffic|speeding) tickets?|(?:pagar (?:(?:una|mi|la) )?)?(?:multas?|infracci[oó]n(?:es)?)',
    ),
    'tribunal',
  ],
  // Not any room, and not the care of animals.
  [said('emergency rooms?|salas? de (?:emergencias?|urgencias)'), 'hospital'],
  [said('urgent care(?: clinics?)?|walk[- ]?in clinics?'), 'clinic'],
  [said('swimm?ing holes?'), 'swimming'],
  [said('segunda mano|second hand'), 'secondhand'],
  [said('caba[nñ]as?|cabins?'), 'lodging'],
  [said('happy hours?|hora feliz|night[- ]?clubs?|night[- ]life'), 'nightlife'],
  [said('oil chang(?:e[ds]?|ing)|cambios? de aceite'), 'oil'],
  [said('tow trucks?'), 'grua'],
  [said('septic tanks?|fosas? s[eé]pticas?'), 'septic'],
  [said('uñas'), 'manicure'],
  // The number is in no text.
  [said('\\d+ (?:bed(?:room)?s?|baths?|rec[aá]maras?|ba[nñ]os?)'), 'house'],
  [said('(?:power|electric|light) (?:company|service)|compa[nñ][ií]a de luz'), 'electricity'],
  [said('servicios p[uú]blicos'), 'utilities'],
  [said('parque estatal'), 'state park'],
  [said('palacio de justicia'), 'courthouse'],
  [said('cami[oó]n(?:es)? de comida'), 'food truck'],
  [said('calle principal'), 'main street'],
  // Not every record about animals.
  [
    said(
      'animal shelters?|animal control|dog pounds?|refugios? (?:de|para) animales|control (?:de )?animal(?:es)?',
    ),
    'shelter',
  ],
  // The county registers vehicles.
  [said('dmv'), 'county courthouse'],
  // The stem of "policy".
  [said('policial(?:es)?'), 'police'],
  // The meal has the synonyms, and not what one does.
  [said('almorzar'), 'almuerzo'],
  [said('desayunar'), 'desayuno'],
  // Not the avenue.
  [said('aves'), 'birds'],
];

/**
 * Not while a visitor is typing: "bar" may become "barbecue". A "corte" is a court, or else a cut of something.
 */
const finished: readonly Meant[] = [
  [said('bars?|pubs?|taverns?|cantinas?|tabernas?'), 'nightlife'],
  [said('pan'), 'bread'],
  // A pool is for swimming, but a place at a river without a pool is none. "Pool" may become "Poolside".
  [said('(?<!swimming )(?:pools?|albercas?|piscinas?)'), 'swimming pool'],
  // Not the beginning of a town.
  [said('tow(?:ing|ed)?'), 'grua'],
  [said('corte(?! de (?!distrito|justicia))'), 'tribunal'],
];

/** Each phrase is compared with every record that was found. */
const mostPhrases = 3;

/** A search in the words that it means. */
export interface MeantWords {
  text: string;
  /** The search as it was typed. */
  typed: string;
  /** The typed phrases that are replaced in the text, each once, and a few at most. */
  phrases: string[];
}

/**
 * Replaces the phrases of a search by the words that they mean.
 * @param isTyping whether the last word may be unfinished
 */
export function meantWords(text: string, isTyping: boolean): MeantWords {
  const typed = text
    .normalize('NFC')
    .replace(airConditioning, ' ac ')
    .replace(tonight, ' tonight ')
    .replace(abbreviation, (letters) => letters.replace(/[-.]/g, ''));
  const found: string[] = [];
  const replaced = [...phrases, ...(isTyping ? [] : finished)].reduce(
    (rest, [pattern, word]) =>
      rest.replace(pattern, (phrase) => {
        found.push(phrase.trim().toLowerCase());
        return ` ${word} `;
      }),
    typed,
  );
  return { text: replaced, typed, phrases: [...new Set(found)].slice(0, mostPhrases) };
}
