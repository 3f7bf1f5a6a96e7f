import { readFileSync } from 'node:fs';

type Answer = [status: number, en: string, es: string];

/** The gateway's own plain-text messages, by status and in each language of the site. */
const answers = {
  no_site: [
    421,
    'This server has no site of that name.\n',
    'Este servidor no tiene ningún sitio con ese nombre.\n',
  ],
  no_page: [404, page('not-found.html'), page('not-found-es.html')],
  no_file: [404, 'There is no such file.\n', 'Ese archivo no existe.\n'],
  read_only: [405, 'This address can only be read.\n', 'Esta dirección solo se puede leer.\n'],
  too_large: [
    413,
    'This is larger than the site accepts.\n',
    'Esto es más grande de lo que acepta el sitio.\n',
  ],
  too_many: [
    429,
    'Too many requests at once. Please try again in a moment.\n',
    'Demasiadas solicitudes a la vez. Inténtelo de nuevo en un momento.\n',
  ],
  unavailable: [503, 'Not available right now.\n', 'No disponible en este momento.\n'],
  // The text is sent with `return`: nginx answers 405 when a form is posted to a file.
  notice: [503, page('unavailable.html'), page('unavailable-es.html')],
} satisfies Record<string, Answer>;

/** nginx variables with the messages, in the language of the requested address. */
export const plainWords = Object.entries(answers)
  .map(([name, [, en, es]]) => `map $language $${name} { default '${en}'; "es" '${es}'; }`)
  .join('\n  ');

/** A location `@name` for each answer. */
export const plainAnswers = Object.entries(answers)
  .map(([name, answer]) => `location @${name} { ${directives(name, answer)} }`)
  .join('\n    ');

export const noSite = directives('no_site', answers.no_site);
export const noPage = directives('no_page', answers.no_page);

function directives(name: string, [status, words]: Answer): string {
  const type = words.startsWith('<') ? 'text/html' : 'text/plain';
  return `types {} default_type ${type}; charset utf-8; return ${status} $${name};`;
}

/** @throws Error for characters that nginx would interpret */
function page(name: string): string {
  const text = readFileSync(new URL(`../pages/${name}`, import.meta.url), 'utf8');
  if (/['$\\]/.test(text)) throw new Error(`${name} may contain no ', $ or \\.`);
  return text;
}
