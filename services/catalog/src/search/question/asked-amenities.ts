import type { Amenity } from '@town/contracts/amenities/amenities';
import {
  type AmenityPhrase,
  connections,
  denied,
  otherThings,
  phrases,
  wordsAlone,
} from './amenity-phrases.js';
import { plainWords } from './search-terms.js';

/** The amenities that a search asks for. */
export interface AskedAmenities {
  amenities: Amenity[];
  /** The other words that name something: a matching place must contain them. */
  rest: string[];
  /** The words that the text of other records must contain to be found as well. */
  textWords: readonly string[];
  /**
   * Whether `textWords` differ from the words of the search: few texts say "live", but some say "music".
   */
  isSimilar: boolean;
  /** Whether places with the amenities rank above records that contain the words in their text. */
  isSure: boolean;
}

/**
 * Finds the amenities that a search asks for, in phrases such as "dog friendly", "patio" or "baño público".
 * @param names the words of the search that name something
 */
export function askedAmenities(text: string, names: readonly string[]): AskedAmenities {
  let unread = plainWords(text).join(' ');
  const amenities: Amenity[] = [];
  const words = new Set<string>();
  let textWords = names;
  let isSimilar = false;
  const find = ({ said, amenity, inTexts }: AmenityPhrase, searched: string) => {
    const match = said.exec(searched);
    if (!match) return;
    const [phrase] = match;
    unread = unread.replace(phrase, ' ');
    if (denied.test(searched.slice(0, match.index))) return;
    amenities.push(amenity);
    const parts = phrase.split(' ');
    for (const word of parts) words.add(word);
    if (!inTexts) return;
    textWords = [...textWords.filter((word) => !parts.includes(word)), inTexts];
    isSimilar = true;
  };
  for (const phrase of phrases) find(phrase, unread);
  const isSure = amenities.length > 0;
  if (!isSure) {
    for (const word of wordsAlone) find(word, names.join(' '));
  }
  const rest = names.filter((name) => !words.has(name) && !connections.has(name));
  const isAboutPlaces = rest.length === 0 || rest.some((word) => !otherThings.has(word));
  return {
    amenities: isAboutPlaces ? amenities : [],
    rest,
    textWords,
    isSimilar,
    isSure,
  };
}

/**
 * The additional parameters of `byAmenities`.
 * @param words the words of the search, to compare with names
 * @param typed the other words as they were typed, if a phrase among them means something else
 */
export const amenityParameters = (
  { amenities, rest, isSure, isSimilar }: AskedAmenities,
  words: readonly string[],
  typed: readonly string[] = [],
) => [amenities, rest, isSure, isSimilar, words, typed];

/** The words beside the amenities as they were typed, if a phrase among them means something else. */
export const typedBeside = (text: string, typed: { names: readonly string[] } | undefined) =>
  typed && askedAmenities(text, typed.names).rest;
