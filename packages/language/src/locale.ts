import type { Language } from '@town/contracts/pages/languages';

const locales: Record<Language, string> = { en: 'en-US', es: 'es-US' };

/** The locale in which `Intl` formats what a page shows: that of the United States. */
export const localeOf = (language: Language): string => locales[language];
