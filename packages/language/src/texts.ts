/**
 * The language of what a component shows. The English text stands at its place in the component and
 * is the key of its translation, so pages in English load no translations at all. The shell provides
 * the texts of a page; those of a slice come with the slice. Shell and slices share this module: a
 * second copy would have a context of its own.
 * @module
 */
import type { Language } from '@town/contracts/pages/languages';
import { createContext, useContext } from 'react';

/** What stands in the gaps of a message, by name. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** The texts of a language. */
export interface Texts {
  language: Language;
  /** Translates an English message; undefined where there is no translation. None for English. */
  translate?(message: string, values?: MessageValues): string | undefined;
  /**
   * Says what people wrote in a set phrase, such as hours or a price; undefined where it has words that
   * are not known. None for English.
   */
  phrase?(words: string): string | undefined;
}

/** Texts as they stand in the components. */
export const englishTexts: Texts = { language: 'en' };

const TextsContext = createContext(englishTexts);

/** Provided around a page, and around each part whose texts come from elsewhere. */
export const TextsProvider = TextsContext.Provider;

/** The texts of the part of the page that a component is in; English where nobody provides others. */
export function useTexts(): Texts {
  return useContext(TextsContext);
}
