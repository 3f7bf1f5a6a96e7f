import { byAmenitiesOrAnyWord } from './find-by-amenities.js';
import { asSimilar, byAnyWord } from './find-by-words.js';

/** One way to find records, with its parameters. */
export interface WayToFind {
  matches: string;
  words: readonly string[];
  /** The parameters after the town's day. */
  more: unknown[];
  hasAllWords: boolean;
  /** Whether results are similar for another reason than a misspelt word; without it, if the way lacks words. */
  isLoose?: boolean;
  /** Whether the SQL says which events are after the days that the search names. */
  marksLater?: boolean;
  /** Whether the ranks are the whole order: an article without the words in its title may come before a place. */
  isRanked?: boolean;
  /** Whether pages of the town whose titles lack the words are enough. */
  mayBeMentions?: boolean;
  /** Whether the results are suggestions for somebody who is still typing. */
  isForTyping: boolean;
}

/** A way that has all words of the search, except those that find records with any of them. */
export function way(matches: string, words: readonly string[], more: unknown[] = []): WayToFind {
  const hasAllWords = matches !== byAnyWord && matches !== byAmenitiesOrAnyWord;
  return { matches, words, more, hasAllWords, isForTyping: hasAllWords };
}

/** A way without words that were asked for: "river trail" may find a trail, but not as an exact result. */
export const looseWay = (
  matches: string,
  words: readonly string[],
  more: unknown[] = [],
): WayToFind => ({
  ...way(asSimilar(matches), words, more),
  hasAllWords: false,
});
