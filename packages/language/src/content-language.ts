import type { Language } from '@town/contracts/pages/languages';
import { useTexts } from '@town/language/texts';
import { createContext, createElement, type ReactNode, useContext } from 'react';

/** A record that may have some of its texts in the language of the page. */
export interface Translatable {
  /** The names of the fields that it has in that language. */
  translated?: readonly string[] | null | undefined;
}

/** Whether a record has a field in the language of the page. */
export function isTranslated(record: Translatable | undefined, field: string): boolean {
  return record?.translated?.includes(field) ?? false;
}

const IsTranslated = createContext(false);

/**
 * The `lang` attribute of content that people wrote in English, such as a description: screen readers
 * pronounce it by its own rules. None on an English page, and none where they have translated it.
 */
export function useContentLanguage(of?: Translatable, field = ''): Language | undefined {
  const isInLanguage = useContext(IsTranslated) || isTranslated(of, field);
  return useTexts().language === 'en' || isInLanguage ? undefined : 'en';
}

interface OriginalProps {
  /** The record whose field this is, where staff can translate it. */
  of?: Translatable | undefined;
  field?: string;
  children?: ReactNode;
}

/** Text that people wrote, marked as English on a page in another language unless it is translated. */
export function Original({ of, field, children }: OriginalProps): ReactNode {
  const lang = useContentLanguage(of, field);
  return lang ? createElement('span', { lang }, children) : children;
}

/** Hours or a price that people wrote, translated to the language of the page if all words are known. */
export function Phrase({ children }: { children: string }): ReactNode {
  const said = useTexts().phrase?.(children);
  return said ?? createElement(Original, null, children);
}

/** A part of a page that shows one field of a record, in whatever components. */
export function FieldContent({ of, field = '', children }: OriginalProps): ReactNode {
  return createElement(IsTranslated.Provider, { value: isTranslated(of, field) }, children);
}
