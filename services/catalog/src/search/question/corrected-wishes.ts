import { plainWords } from './search-terms.js';

/** Words of the phrases in `amenity-phrases.ts` that are long enough to be recognized when misspelt. */
const knownWords = [
  ...'friendly welcome allowed restroom bathroom toilet outdoor outside seating'.split(' '),
  ...'terrace wheelchair wheelchairs accessible handicap handicapped disabled parking trailer'.split(
    ' ',
  ),
  ...'motorhome charging station reservation reservations takeout carryout vegetarian veggie'.split(
    ' ',
  ),
  ...'mascotas perros publico terraza ruedas discapacitados accesible estacionamiento'.split(' '),
  ...'remolque reservacion reservaciones vegetariano vegetariana'.split(' '),
];

const shortest = 6;

/**
 * A search in which misspelt or unfinished words of amenities are corrected: "wheelchiar", "vegeta". It
 * serves searches that find nothing as typed.
 * @returns undefined when there is nothing to correct
 */
export function correctedWishes(text: string): string | undefined {
  const words = plainWords(text);
  const corrected = words.map((word) => (knownWords.includes(word) ? word : correction(word)));
  return corrected.some((word, at) => word !== words[at]) ? corrected.join(' ') : undefined;
}

/** The known word that a word begins, or that it resembles most; the word itself if there is none. */
function correction(word: string): string {
  if (word.length < shortest) return word;
  const begun = knownWords.find((known) => known.startsWith(word));
  if (begun) return begun;
  const most = word.length >= 8 ? 2 : 1;
  const errors = (known: string) => typingErrors(word, known);
  const alike = knownWords.filter((known) => known[0] === word[0] && errors(known) <= most);
  return alike.sort((one, other) => errors(one) - errors(other))[0] ?? word;
}

/** How many letters are missing, added, different, or swapped with the next. */
function typingErrors(typed: string, known: string): number {
  let before: number[] = [];
  let row = Array.from({ length: known.length + 1 }, (_, column) => column);
  for (let at = 1; at <= typed.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= known.length; to += 1) {
      const isSame = typed[at - 1] === known[to - 1];
      const isSwapped = typed[at - 1] === known[to - 2] && typed[at - 2] === known[to - 1];
      next[to] = Math.min(
        (row[to] ?? 0) + 1,
        (next[to - 1] ?? 0) + 1,
        (row[to - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[to - 2] ?? Number.POSITIVE_INFINITY) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = row;
    row = next;
  }
  return row[known.length] ?? 0;
}
