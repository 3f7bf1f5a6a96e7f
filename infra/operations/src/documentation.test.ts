import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '@town/dev-stack/lib/project-root';
import * as z from 'zod/mini';
import { headingAnchors, withoutCode } from './testing/heading-anchors.js';

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');
const pages = globSync(['*.md', 'docs/**/*.md', 'infra/*.md', 'packages/*/README.md'], {
  cwd: projectRoot,
});

/** What is wrong with the links of a page. */
function brokenLinks(page: string): string[] {
  const links = withoutCode(read(page)).matchAll(/\]\((?![a-z]+:)([^)#\s]*)(?:#([^)\s]+))?\)/g);
  return [...links].flatMap(([, path, anchor]) => {
    const file = path ? join(dirname(page), path) : page;
    if (!existsSync(join(projectRoot, file))) return [`${page}: there is no ${file}`];
    if (!anchor || !file.endsWith('.md') || headingAnchors(read(file)).includes(anchor)) return [];
    return [`${page}: ${file} has no heading #${anchor}`];
  });
}

test('every link in the documentation leads to a file and a heading', () => {
  expect(pages.length).toBeGreaterThan(50);
  expect(pages.flatMap(brokenLinks)).toEqual([]);
});

test('every npm command in the documentation exists', () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(read('package.json')));
  const unknown = pages.flatMap((page) =>
    [...read(page).matchAll(/npm run ([a-z][\w:-]*)/g)].flatMap(([, name = '']) =>
      name in scripts ? [] : [`${page}: npm run ${name}`],
    ),
  );
  expect(unknown).toEqual([]);
});
