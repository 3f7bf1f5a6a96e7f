import { readFileSync } from 'node:fs';

type Answer = [status: number, en: string, es: string];

const pageTemplate = readFileSync(new URL('../pages/page.html', import.meta.url), 'utf8');

/** The gateway's own messages, by status and in each language of the site. */
const answers = {
  no_site: [
    421,
    'This server has no site of that name.\n',
    'Este servidor no tiene ningún sitio con ese nombre.\n',
  ],
  no_page: [
    404,
    page(
      'en',
      '404 Page Not Found',
      'There is no page at this address. The address may have a typing error.',
      '<a href="/">Return to the home page</a>',
    ),
    page(
      'es',
      '404 Página no encontrada',
      'No hay ninguna página en esta dirección. La dirección puede tener un error.',
      '<a href="/es">Volver a la página de inicio</a>',
    ),
  ],
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
  notice: [
    503,
    page(
      'en',
      'Back in a moment',
      'The town guide cannot be shown right now. Please try this page again in a minute.',
      'In an emergency, call 911.',
    ),
    page(
      'es',
      'Volvemos en un momento',
      'La guía del pueblo no se puede mostrar ahora. Intente cargar esta página de nuevo en un minuto.',
      'En una emergencia, llame al 911.',
    ),
  ],
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

/**
 * A page of the gateway's own, which needs neither the site's server nor scripts. Paragraphs are HTML.
 * @throws Error for characters that nginx would interpret
 */
function page(language: 'en' | 'es', title: string, ...paragraphs: string[]): string {
  const text = pageTemplate
    .replace('lang="en"', `lang="${language}"`)
    .replaceAll('{title}', title)
    .replace('{paragraphs}', paragraphs.map((each) => `      <p>${each}</p>`).join('\n'));
  if (/['$\\]/.test(text)) throw new Error(`“${title}” may contain no ', $ or \\.`);
  return text;
}
