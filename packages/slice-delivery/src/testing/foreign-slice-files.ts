const packageJson = (name: string) => ({
  name: `@other-team/${name}`,
  version: '0.3.0',
  private: true,
  type: 'module',
  dependencies: {
    '@town/contracts': '^1.0.0',
    '@town/language': '^1.0.0',
    '@town/slice-kit': '^1.7.0',
    '@town/ui': '^1.0.0',
    react: '^19.3.1',
  },
  devDependencies: {
    '@swc/core': '^1.16.22',
    '@swc/jest': '^0.2.39',
    '@testing-library/dom': '^10.4.2',
    '@testing-library/react': '^16.3.3',
    '@testing-library/user-event': '^14',
    '@town/site': '^1.7.0',
    '@town/slice-delivery': '^1.0.0',
    '@types/jest': '^30.0.0',
    '@types/react': '^19.3.0',
    jest: '^30.5.2',
    'jest-environment-jsdom': '^30.5.2',
    typescript: '^7.0.2',
  },
});

const manifest = (name: string, mount: string) => ({
  name,
  mounts: [mount],
  exposes: {
    './routes': './src/routes.tsx',
    './next-ferry': './src/next-ferry.tsx',
    './es': './src/messages/es.ts',
  },
  widgets: [{ slot: 'home', module: './next-ferry', order: 10 }],
  navigation: { label: 'Ferries', es: 'Transbordadores', order: 65, to: mount },
  platform: '^1.7.0',
});

const tsconfig = { extends: '@town/slice-kit/slice.tsconfig.json' };

const jestConfig = `import { sliceTests } from '@town/slice-kit/testing/jest-config';

export default sliceTests();
`;

const routes = (mount: string) => `import type { RouteObject } from '@town/slice-kit/router';
import type { SliceContext } from '@town/slice-kit/slice';

export function createRoutes(_context: SliceContext): RouteObject[] {
  return [
    {
      id: 'page-ferries',
      path: '${mount.slice(1)}',
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "page-ferries" */ './ferries-page'))
          .FerriesPage,
      }),
    },
  ];
}
`;

const page = `import { PageMeta } from '@town/slice-kit/page-meta';
import { Button } from '@town/ui/button';
import { PageHeading } from '@town/ui/page-heading';
import { useState } from 'react';
import css from './ferries-page.module.css';
import { useText } from './messages/use-text';

export function FerriesPage() {
  const text = useText();
  const [count, setCount] = useState(0);
  return (
    <>
      <PageMeta title={text('Ferries')} description={text('Ferries')} keywords={[]} />
      <PageHeading title={text('Ferries')} intro="Over the river, on the hour." />
      <p className={css['count']}>{count} seats</p>
      <Button onClick={() => setCount(count + 1)}>Add a seat</Button>
    </>
  );
}
`;

const widget = (mount: string) => `import { Link } from '@town/slice-kit/router';
import type { SliceContext } from '@town/slice-kit/slice';

export const prefetch = (_context: SliceContext) => Promise.resolve(null);

export default function NextFerry() {
  return (
    <section aria-labelledby="next-ferry">
      <h2 id="next-ferry">Next ferry</h2>
      <Link to="${mount}">All ferries</Link>
    </section>
  );
}
`;

const useText = `import { textOf } from '@town/language/text-of';
import type { spanish } from './es';

export const useText = textOf<keyof typeof spanish>();
`;

const test = (mount: string) => `import { screen } from '@testing-library/react';
import { renderRoutes } from '@town/slice-kit/testing/render-routes';
import { createRoutes } from './routes';

test('a seat can be added', async () => {
  const { user } = renderRoutes(createRoutes, { path: '${mount}' });
  await user.click(await screen.findByRole('button', { name: 'Add a seat' }));
  expect(screen.getByText('1 seats')).toBeTruthy();
});
`;

/** The files of a small slice with a page, a widget, an entry in the navigation and a test. */
export function foreignSliceFiles(name: string, mount: string): Record<string, string> {
  const json = (value: unknown) => JSON.stringify(value, null, 2);
  return {
    'package.json': json(packageJson(name)),
    'slice.json': json(manifest(name, mount)),
    'tsconfig.json': json(tsconfig),
    'jest.config.mjs': jestConfig,
    'src/routes.tsx': routes(mount),
    'src/ferries-page.tsx': page,
    'src/ferries-page.module.css': '.count {\n  font-weight: bold;\n}\n',
    'src/next-ferry.tsx': widget(mount),
    'src/messages/es.ts': "export const spanish = { Ferries: 'Transbordadores' };\n",
    'src/messages/use-text.ts': useText,
    'src/ferries.test.tsx': test(mount),
  };
}
