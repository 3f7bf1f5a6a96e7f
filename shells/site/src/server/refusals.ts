/** The texts of error responses without a page, in the language of the address. */
import { type Language, readLanguage } from '@town/contracts/pages/languages';
import type { Answer } from './answer';

const refusals = {
  malformed: [400, 'This address cannot be understood.', 'No se entiende esta dirección.'],
  otherSite: [403, 'This form belongs to another site.', 'Este formulario es de otro sitio.'],
  noCalendar: [404, 'There is no such calendar.', 'Ese calendario no existe.'],
  noFeed: [404, 'There is no such feed.', 'Ese canal no existe.'],
  noSitemap: [404, 'There is no such sitemap.', 'Ese mapa del sitio no existe.'],
  method: [405, 'Method not allowed', 'Método no permitido'],
  tooLarge: [
    413,
    'This is larger than the site accepts.',
    'Esto es más grande de lo que acepta el sitio.',
  ],
  formsOnly: [415, 'This page takes forms only.', 'Esta página solo acepta formularios.'],
  tooMany: [
    429,
    'Too many requests at once. Please try again in a moment.',
    'Demasiadas solicitudes a la vez. Inténtelo de nuevo en un momento.',
  ],
  unavailable: [
    503,
    'This is not available at the moment.',
    'Esto no está disponible en este momento.',
  ],
} as const satisfies Record<string, readonly [status: number, en: string, es: string]>;

/**
 * A refusal as plain text.
 * @param pathname of the request, which names its language
 */
export function refusal(
  reason: keyof typeof refusals,
  pathname: string,
  headers: Record<string, string> = {},
): Answer {
  const [status, en, es] = refusals[reason];
  const { language } = readLanguage(pathname);
  const words: Record<Language, string> = { en, es };
  return {
    status,
    type: 'text/plain; charset=utf-8',
    body: `${words[language]}\n`,
    headers: { 'content-language': language, ...headers },
  };
}
