import { byExactWords, byExactWordsTyped, byWords, byWordsTyped } from './find-by-words.js';
import { withBeginningsLast } from './whole-words.js';

/** SQL that matches all words: with guesses at misspelt ones, and only as typed. */
export interface WordMatches {
  all: string;
  exact: string;
  /** The same for the words of a need, which the visitor has not typed: "visitors" say as much as "visit". */
  ofNeed: string;
  /** Whether the last word is finished. */
  isWhole: boolean;
}

/** For a search that a visitor has sent. */
export const finishedWords: WordMatches = {
  all: withBeginningsLast(byWords),
  exact: withBeginningsLast(byExactWords),
  ofNeed: byExactWords,
  isWhole: true,
};

/** For suggestions: the last word may be a beginning. */
export const unfinishedWords: WordMatches = {
  all: byWordsTyped,
  exact: byExactWordsTyped,
  ofNeed: byExactWordsTyped,
  isWhole: false,
};
