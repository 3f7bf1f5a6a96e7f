import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../lib/project-root.js';
import { copyCheckout } from '../testing/copy-checkout.js';
import { CheckoutFiles, CreateError } from './checkout-files.js';
import { createPage } from './create-page.js';
import { createService } from './create-service.js';
import { createSlice } from './create-slice.js';

/** A model without dependencies is enough: the copy's node_modules has the packages. */
const serviceModel = { dependencies: {}, devDependencies: {} };
const model = { dependencies: { react: '^19.0.0' }, devDependencies: {} };

describe('A generated page', () => {
  it('comes with its test, messages, route, address, and entries in sitemap and browser tests', () => {
    const files = new CheckoutFiles(projectRoot);
    createPage(files, 'mfe-events/farm-markets');
    expect(files.paths.sort()).toEqual([
      'e2e/tests/support/pages.ts',
      'mfe-events/slice.json',
      'mfe-events/src/farm-markets/farm-markets-page.test.tsx',
      'mfe-events/src/farm-markets/farm-markets-page.tsx',
      'mfe-events/src/messages/es.ts',
      'mfe-events/src/routes.tsx',
      'packages/contracts/src/pages/page-paths.ts',
      'shells/site/src/server/sitemap/sitemap.ts',
    ]);
  });

  it('adds one address to the manifest of its slice, and changes nothing else', () => {
    const manifest = 'mfe-events/slice.json';
    const before = readFileSync(join(projectRoot, manifest), 'utf8');
    const files = new CheckoutFiles(projectRoot);
    createPage(files, 'mfe-events/farm-markets');
    const added = ', "/farm-markets"]';
    expect(files.read(manifest)).toContain(added);
    expect(files.read(manifest).replace(added, ']')).toBe(before);
  });

  it.each([
    'markets',
    'mfe-events/Farm Markets',
    'elsewhere/markets',
    'mfe-unknown/markets',
    'mfe-events/api',
    'site/es',
  ])('is refused for the name %j, and nothing is written', (name) => {
    expect(() => createPage(new CheckoutFiles(projectRoot), name)).toThrow(CreateError);
  });

  it('does not replace a page', () => {
    const files = new CheckoutFiles(projectRoot);
    expect(() => createPage(files, 'mfe-events/news')).toThrow('exists already');
  });
});

test('A generated service has no dependency that it does not import', () => {
  const files = new CheckoutFiles(projectRoot);
  const all = { '@nestjs/common': '*', '@town/managed-records': '*', zod: '*' };
  createService(files, 'parking-lots', { dependencies: all, devDependencies: {} });
  const { dependencies } = JSON.parse(files.read('services/parking-lots/package.json'));
  expect(dependencies).toEqual({ '@nestjs/common': '*' });
});

test.each(['news', 'docs', 'admin', 'auth'])(
  'A service is not generated at /api/%s, which is already in use',
  (name) => {
    const files = new CheckoutFiles(projectRoot);
    expect(() => createService(files, name, serviceModel)).toThrow(`/api/${name}`);
  },
);

test('A service whose name is a TypeScript keyword is registered under another variable', () => {
  const files = new CheckoutFiles(projectRoot);
  createService(files, 'export', serviceModel);
  const registered = files.read('infra/operations/src/broker/all-messaging.ts');
  expect(registered).toContain("import { messaging as exportMessaging } from '@town/export/");
  expect(registered).toContain('  exportMessaging,\n');
});

test('A service is not named records, like the list that it starts with', () => {
  const files = new CheckoutFiles(projectRoot);
  expect(() => createService(files, 'records', serviceModel)).toThrow('its first list');
});

describe('In a copy of the checkout', () => {
  const folder = copyCheckout();
  /** Runs a program in the copy; its output is the message if it fails. */
  const run = (args: string[], cwd = folder, env: NodeJS.ProcessEnv = { NODE_OPTIONS: '' }) => {
    const [file = '', ...rest] = args;
    const { status, stdout, stderr } = spawnSync(join(projectRoot, 'node_modules', file), rest, {
      cwd,
      encoding: 'utf8',
      env: { ...process.env, ...env },
    });
    if (status !== 0) throw new Error(`${args.join(' ')} failed:\n${stdout}${stderr}`);
    return stdout + stderr;
  };

  beforeAll(() => {
    const files = new CheckoutFiles(folder);
    createSlice(files, 'farm-stands', model, '^1.0.0');
    createPage(files, 'site/swimming-holes');
    createService(files, 'parking-lots', serviceModel);
    files.write();
    // A link replaces the one that npm install would create.
    const packages = join(folder, 'services/catalog/node_modules');
    symlinkSync(packages, join(folder, 'services/parking-lots/node_modules'));
    symlinkSync('../../services/parking-lots', join(folder, 'node_modules/@town/parking-lots'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('a generated slice and a generated page pass their tests', () => {
    // The tests' configuration imports a built file; `npm test` compiles it first.
    run(['.bin/tsc', '-b', 'packages/slice-kit/build']);
    const paths = ['mfe-farm-stands', 'swimming-holes'];
    const jest = ['.bin/jest', '-c', 'jest.web.config.mjs', '--testPathPatterns', ...paths];
    expect(run(jest)).toContain('2 passed, 2 total');
  }, 120_000);

  it('a generated slice compiles and is built for browser and server', () => {
    run(['.bin/tsc', '-b', 'mfe-farm-stands', 'packages/slice-kit/build']);
    run(['.bin/rspack', 'build'], join(folder, 'mfe-farm-stands'));
    const manifest = join(folder, 'mfe-farm-stands/dist/client/mf-manifest.json');
    const built = readFileSync(manifest, 'utf8');
    expect(built).toContain('mfe_farm_stands');
    // As `npm run slice -- build` does, from the folder of the checkout: the files are the same.
    run(['.bin/rspack', 'build', '-c', 'mfe-farm-stands/rspack.config.mjs']);
    expect(JSON.parse(readFileSync(manifest, 'utf8'))).toEqual(JSON.parse(built));
  }, 120_000);

  it('a generated service compiles where it is registered, and passes its test', () => {
    run(['.bin/tsc', '-b', 'gateway', 'infra/operations', 'shells/site']);
    const paths = ['parking-lots', 'broker-files'];
    const jest = ['.bin/jest', '-c', 'jest.node.config.mjs', '--testPathPatterns', ...paths];
    const { NODE_OPTIONS } = process.env;
    expect(run(jest, folder, { NODE_OPTIONS })).toContain('2 passed, 2 total');
    const site = ['.bin/jest', '-c', 'jest.web.config.mjs', '--testPathPatterns', 'server/config'];
    expect(run(site)).toContain('1 passed, 1 total');
  }, 120_000);
});
