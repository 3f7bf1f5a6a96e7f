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

/** What a visitor wants a place to offer. */
export interface AskedAmenities {
  amenities: Amenity[];
  /** The words that name something beside: a place has to have them. */
  rest: string[];
  /** What a text has to have that is found beside the places. */
  textWords: readonly string[];
  /** Whether `textWords` differ from the words of the search: few texts say "live", but some have "music". */
  isSimilar: boolean;
  /** Whether the places come before what has the words in its text. */
  isSure: boolean;
}

/**
 * What a search wants places to offer, by phrases such as "dog friendly", "patio" or "baño público".
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
 * The parameters of `byAmenities` beside the usual ones.
 * @param typed the words of the search, as a name may have them
 */
export const amenityParameters = (
  { amenities, rest, isSure, isSimilar }: AskedAmenities,
  typed: readonly string[],
) => [amenities, rest, isSure, isSimilar, typed];
