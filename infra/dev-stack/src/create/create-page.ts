import { reservedMounts } from '@town/slice-delivery/publish';
import { type CheckoutFiles, CreateError } from './checkout-files.js';
import { namesOf } from './names.js';
import { messagesText, pageTestText, pageText, routeText } from './page-text.js';

/**
 * Adds a public page with its test, its messages, its route, its address and its sitemap entry. The
 * messages are in English until they are translated.
 * @param name `<slice>/<page>`, for example `mfe-events/markets`, or `site/<page>` for the shell
 */
export function createPage(files: CheckoutFiles, name: string): void {
  const [owner = '', page = '', ...rest] = name.split('/');
  if (!page || rest.length > 0 || !(owner === 'site' || owner.startsWith('mfe-'))) {
    throw new CreateError('Name a page with its slice: mfe-events/markets, or site/parks.');
  }
  const names = namesOf(page);
  const { kebab, camel } = names;
  if (reservedMounts.includes(`/${kebab}`)) {
    throw new CreateError(`/${kebab} is reserved: the gateway answers there.`);
  }
  const isSlice = owner !== 'site';
  const folder = isSlice ? `${owner}/src` : 'shells/site/src/pages';
  files.add(
    `${folder}/${kebab}/${kebab}-page.tsx`,
    pageText(names, isSlice ? '../messages' : '../../messages'),
  );
  files.add(`${folder}/${kebab}/${kebab}-page.test.tsx`, pageTestText(names, isSlice));
  const catalog = `${isSlice ? owner : 'shells/site'}/src/messages/es.ts`;
  const messages = messagesText(names, files.read(catalog));
  files.insert(catalog, { after: 'export const spanish', before: '};' }, messages);
  if (isSlice) addToSlice(files, owner, names);
  else {
    files.insert(
      'shells/site/src/app/routes.tsx',
      { after: 'function shellPages(', before: '  ];' },
      routeText(names, '../pages'),
    );
  }
  files.insert(
    'packages/contracts/src/pages/page-paths.ts',
    { before: "export const admin = '/admin';" },
    `export const ${camel} = '/${kebab}';\n`,
  );
  files.insert(
    'shells/site/src/server/sitemap/sitemap.ts',
    { after: 'const publicPages = [', before: '];' },
    `  pages.${camel},\n`,
  );
  files.insert(
    'e2e/tests/support/pages.ts',
    { before: "  ['/admin', " },
    `  ['/${kebab}', '${names.title}'],\n`,
  );
}

function addToSlice(files: CheckoutFiles, slice: string, names: ReturnType<typeof namesOf>): void {
  files.insert(
    `${slice}/src/routes.tsx`,
    { after: 'return [', before: '  ];' },
    routeText(names, '.'),
  );
  const manifest = `${slice}/slice.json`;
  const isFirst = files.read(manifest).includes('"mounts": []');
  files.insert(
    manifest,
    { after: '"mounts": [', before: ']' },
    `${isFirst ? '' : ', '}"/${names.kebab}"`,
  );
}
