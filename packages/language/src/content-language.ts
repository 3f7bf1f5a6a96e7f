import type { Language } from '@town/contracts/pages/languages';
import { useTexts } from '@town/language/texts';
import { createElement, type ReactNode } from 'react';

/**
 * The `lang` attribute of content that people wrote in English, such as a description: screen readers
 * pronounce it by its own rules. None on an English page.
 */
export function useContentLanguage(): Language | undefined {
  return useTexts().language === 'en' ? undefined : 'en';
}

/** Text that people wrote in English, marked as such on a page in another language. */
export function Original({ children }: { children: ReactNode }): ReactNode {
  const lang = useContentLanguage();
  return lang ? createElement('span', { lang }, children) : children;
}
