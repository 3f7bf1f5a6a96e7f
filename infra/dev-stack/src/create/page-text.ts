import type { Names } from './names.js';

/** The source of a new page, and where its folder finds the messages. */
export const pageText = (
  { pascal, title }: Names,
  messages: string,
) => `import { townAndState } from '@town/contracts/town/town-and-state';
import { PageMeta } from '@town/slice-kit/page-meta';
import { useSite } from '@town/slice-kit/site';
import { PageHeading } from '@town/ui/page-heading';
import { Section } from '@town/ui/section';
import { useText } from '${messages}/use-text';

/** The page "${title}". */
export function ${pascal}Page() {
  const text = useText();
  const { town } = useSite();
  return (
    <>
      <PageMeta
        title={text('${title}')}
        description={text('${title} in {place}.', { place: townAndState(town) })}
        keywords={['${title.toLowerCase()}', townAndState(town)]}
      />
      <PageHeading title={text('${title}')} />
      <Section title={text('About this page')}>
        <p>{text('Write what visitors come here for.')}</p>
      </Section>
    </>
  );
}
`;

/** The messages of a new page, to be translated: English until somebody does. */
export const messagesText = ({ title }: Names, known: string) =>
  [title, `${title} in {place}.`, 'About this page', 'Write what visitors come here for.']
    .filter((message) => !hasMessage(known, message))
    .map((message) => `  '${message}': '${message}',\n`)
    .join('');

const hasMessage = (catalog: string, message: string) =>
  [`  '${message}':`, `  ${message}:`].some((entry) => catalog.includes(entry));

/** The hook by which a slice says its messages. */
export const useTextText = `import { textOf } from '@town/language/text-of';
import type { spanish } from './es';

/** Says this slice's messages in the language of the page. */
export const useText = textOf<keyof typeof spanish>();
`;

/** The test of a new page of a slice, or of the shell if \`slice\` is false. */
export const pageTestText = (
  { kebab, title }: Names,
  slice: boolean,
) => `import { screen } from '@testing-library/react';
${
  slice
    ? `import { renderRoutes } from '@town/slice-kit/testing/render-routes';
import { createRoutes } from '../routes';`
    : `import { renderSite } from '../../testing/render-site';`
}

test('the page "${title}" has its heading and its title', async () => {
  ${slice ? `renderRoutes(createRoutes, { path: '/${kebab}' })` : `renderSite('/${kebab}')`};
  expect(await screen.findByRole('heading', { level: 1, name: '${title}' })).toBeTruthy();
  expect(document.title).toContain('${title}');
});
`;

/** The route of a new page; its id is the name of its chunk, by which the server finds its files. */
export const routeText = ({ kebab, pascal }: Names, folder: string) => `    {
      id: 'page-${kebab}',
      path: '${kebab}',
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "page-${kebab}" */ '${folder}/${kebab}/${kebab}-page'))
          .${pascal}Page,
      }),
    },
`;
