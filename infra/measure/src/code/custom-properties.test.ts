import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@town/dev-stack/lib/project-root';

const folders = ['mfe-*/src', 'packages/*/src', 'shells/*/src', 'infra/stripe-sandbox/browser'];
const styleSheets = folders.flatMap((folder) =>
  globSync(`${folder}/**/*.css`, { cwd: projectRoot }).map((path) => ({
    path,
    text: readFileSync(join(projectRoot, path), 'utf8'),
  })),
);

test('every custom property that a style sheet uses without a fallback is defined', () => {
  expect(styleSheets.length).toBeGreaterThan(50);
  const defined = new Set(
    styleSheets.flatMap(({ text }) =>
      [...text.matchAll(/(?<![\w(-])(--[\w-]+)\s*:/g)].map(([, name]) => name),
    ),
  );
  // Libraries define theirs while the page runs.
  const isKnown = (name: string) => defined.has(name) || name.startsWith('--radix-');
  const unknown = styleSheets.flatMap(({ path, text }) =>
    [...text.matchAll(/var\((--[\w-]+)\s*\)/g)].flatMap(([, name = '']) =>
      isKnown(name) ? [] : [`${path}: ${name}`],
    ),
  );
  expect(unknown).toEqual([]);
});
