import type { Names } from './names.js';

/** The source of a new page. */
export const pageText = ({
  pascal,
  title,
}: Names) => `import { townAndState } from '@town/contracts/town/town-and-state';
import { PageMeta } from '@town/slice-kit/page-meta';
import { useSite } from '@town/slice-kit/site';
import { PageHeading } from '@town/ui/page-heading';
import { Section } from '@town/ui/section';

/** The page "${title}". */
export function ${pascal}Page() {
  const { town } = useSite();
  return (
    <>
      <PageMeta
        title="${title}"
        description={\`${title} in \${townAndState(town)}.\`}
        keywords={['${title.toLowerCase()}', townAndState(town)]}
      />
      <PageHeading title="${title}" />
      <Section title="About this page">
        <p>Write what visitors come here for.</p>
      </Section>
    </>
  );
}
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
