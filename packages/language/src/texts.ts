/**
 * The language of the texts in components. Components contain the English texts, which are also the keys
 * of their translations, so pages in English load no translations. The shell provides the texts of a page;
 * those of a slice come with the slice. Shell and slices share this module: a second copy would have a
 * context of its own.
 * @module
 */
import type { Language } from '@town/contracts/pages/languages';
import { createContext, useContext } from 'react';

/** The values for the placeholders of a message, by name. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** The texts of a language. */
export interface Texts {
  language: Language;
  /** Translates an English message; undefined where there is no translation. None for English. */
  translate?(message: string, values?: MessageValues): string | undefined;
  /**
   * Translates a set phrase that people wrote, such as hours or a price; undefined if it has unknown
   * words. None for English.
   */
  phrase?(words: string): string | undefined;
  /** These texts with a catalog that is looked up first. None for English. */
  withCatalog?(catalog: Readonly<Record<string, string>>): Texts;
}

/** The texts as written in the components. */
export const englishTexts: Texts = { language: 'en' };

const TextsContext = createContext(englishTexts);

/** Provided around a page, and around each part whose texts come from elsewhere. */
export const TextsProvider = TextsContext.Provider;

/** The texts of the part of the page that a component is in; English if there is no provider. */
export function useTexts(): Texts {
  return useContext(TextsContext);
}
