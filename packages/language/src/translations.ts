import type { Language } from '@town/contracts/pages/languages';
import type { Texts } from '@town/language/texts';
import { IntlMessageFormat } from 'intl-messageformat';
import { localeOf } from './locale';
import { spanishPhrase } from './spanish-phrase';

/** Translations of English messages, in the ICU message format. */
export type Catalog = Readonly<Record<string, string>>;

/**
 * The texts of a language. Only pages in that language load this module, with the library that reads
 * the message format.
 * @param catalogs the first one that knows a message translates it
 */
export function translations(language: Language, ...catalogs: readonly Catalog[]): Texts {
  const locale = localeOf(language);
  const formats = new Map<string, IntlMessageFormat>();
  const formatOf = (translation: string) => {
    const known = formats.get(translation);
    if (known) return known;
    // Tags stay in the text: `withElements` turns them into elements.
    const made = new IntlMessageFormat(translation, locale, undefined, { ignoreTag: true });
    formats.set(translation, made);
    return made;
  };
  return {
    language,
    ...(language === 'es' && { phrase: spanishPhrase }),
    withCatalog: (catalog) => translations(language, catalog, ...catalogs),
    translate(message, values) {
      const catalog = catalogs.find((each) => Object.hasOwn(each, message));
      const translation = catalog?.[message];
      if (!translation || !values) return translation;
      return withArticles(String(formatOf(translation).format(values)));
    },
  };
}

/** One o'clock is singular in Spanish: "hasta la 1:00 p. m.", but "hasta las 2:00 p. m.". */
const withArticles = (words: string) => words.replace(/\blas (?=1:)/g, 'la ');
