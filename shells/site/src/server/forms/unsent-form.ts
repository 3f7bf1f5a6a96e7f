/** The message for a form that needs scripts but was posted without them, or before they ran. */
import { type Language, readLanguage } from '@town/contracts/pages/languages';
import type { PageForm } from './page-forms';
import type { SentForm } from './send-form';

// They are not among the browser's messages, because every page would load them.
const texts: Record<Language, { title: string; why: string; kept: string; gone: string }> = {
  en: {
    title: 'The form was not sent',
    why: 'The page was not ready yet, or JavaScript is switched off.',
    kept: 'What you typed is still here. Please send it again.',
    gone: 'What you typed was not kept. Please fill in the form again.',
  },
  es: {
    title: 'El formulario no se envió',
    why: 'La página todavía no estaba lista, o JavaScript está desactivado.',
    kept: 'Lo que escribió sigue aquí. Envíelo de nuevo.',
    gone: 'Lo que escribió no se conservó. Complete el formulario de nuevo.',
  },
};

/** @param pathname of the page, which names its language */
export function unsentForm(form: PageForm, fields: URLSearchParams, pathname: string): SentForm {
  const values = form.values(fields);
  const { title, why, kept, gone } = texts[readLanguage(pathname).language];
  const advice = Object.keys(values).length > 0 ? kept : gone;
  return {
    status: 405,
    posted: {
      form: form.name,
      outcome: 'failed',
      values,
      errors: [],
      notice: { title, words: `${why} ${advice}` },
    },
  };
}
