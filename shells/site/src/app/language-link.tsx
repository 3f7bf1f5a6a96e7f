import {
  inLanguage,
  isEnglishOnly,
  languageCookie,
  languages,
} from '@town/contracts/pages/languages';
import { useLocation } from '@town/slice-kit/router';
import { useSite } from '@town/slice-kit/site';

/** The languages by their own names. */
const names = { en: 'English', es: 'Español' };

/** How long the choice is remembered, in seconds: a year. */
const remembered = 365 * 24 * 60 * 60;

/**
 * Links to the same page in the other language and loads it as a new document. A cookie remembers the
 * choice, so that the home page can follow it. Without scripts the link works but sets no cookie.
 */
export function LanguageLink({ className }: { className?: string | undefined }) {
  const { language } = useSite();
  const { pathname, search } = useLocation();
  const other = languages.find((each) => each !== language);
  if (!other || isEnglishOnly(pathname)) return null;
  const remember = () => {
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox have no Cookie Store API yet
    document.cookie = `${languageCookie}=${other}; Path=/; Max-Age=${remembered}; SameSite=Lax${secure}`;
  };
  return (
    <a
      className={className}
      href={inLanguage(other, pathname) + search}
      hrefLang={other}
      lang={other}
      onClick={remember}
    >
      {names[other]}
    </a>
  );
}
