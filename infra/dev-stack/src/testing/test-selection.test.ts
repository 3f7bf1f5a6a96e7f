import { join } from 'node:path';
import { projectRoot } from '../lib/project-root.js';
import { needsWholeBuild, selectTests, testParts } from './test-selection.js';

const select = (...args: string[]) => selectTests(args, projectRoot);
const at = (path: string) => join(projectRoot, path);

describe('The selection of tests', () => {
  it('is everything without arguments', () => {
    expect([...select().keys()]).toEqual(testParts);
    expect(needsWholeBuild(select())).toBe(true);
  });

  it.each([
    [
      'services/catalog/src/search/search.test.ts',
      'node',
      'services/catalog/dist/search/search.test.js(/|$)',
    ],
    ['packages/contracts', 'node', 'packages/contracts(/|$)'],
    ['packages/slice-kit/build', 'node', 'packages/slice-kit/dist/build(/|$)'],
    ['packages/slice-kit/src', 'web', 'packages/slice-kit/src'],
    ['mfe-events/src/news', 'web', 'mfe-events/src/news'],
    [
      'infra/operations/src/backup-stack.test.ts',
      'stack',
      'infra/operations/dist/backup-stack.test.js',
    ],
  ])('of %s is run by the %s runner', (path, part, pattern) => {
    expect([...select(path)]).toEqual([[part, [at(pattern)]]]);
  });

  it('of a browser test keeps its path', () => {
    expect([...select('e2e/tests/home.desktop.spec.ts')]).toEqual([
      ['e2e', ['e2e/tests/home.desktop.spec.ts']],
    ]);
  });

  it('combines runners and paths', () => {
    expect([...select('web', 'services/auth').keys()]).toEqual(['web', 'node']);
  });

  it('refuses a path outside the project', () => {
    expect(() => select('../elsewhere')).toThrow('is not a path of tests');
  });

  it('refuses a path that is not there, so that no test is left out unnoticed', () => {
    expect(() => select('services/auth', 'services/aut')).toThrow('There is no services/aut.');
  });

  it.each([
    ['mfe-events', false],
    ['services/auth', false],
    ['packages/slice-delivery', true],
    ['infra/docker', true],
    ['e2e', true],
  ])('of %s needs the whole build: %s', (path, needed) => {
    expect(needsWholeBuild(select(path))).toBe(needed);
  });
});
