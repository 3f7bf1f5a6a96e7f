/**
 * Generates a page, a slice or a service that compiles, has a test and is registered everywhere:
 * `npm run create -- page|slice|service <name>`. It finds the places in existing files by their text. If
 * such a file has changed too much, it says what to add by hand.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { projectRoot } from '../lib/project-root.js';
import { CheckoutFiles, CreateError } from './checkout-files.js';
import { createPage } from './create-page.js';
import { createService } from './create-service.js';
import { createSlice } from './create-slice.js';

const versions = z.record(z.string(), z.string());
const packageSchema = z.object({
  version: z.string(),
  dependencies: z._default(versions, {}),
  devDependencies: z._default(versions, {}),
});

const readPackage = (folder: string) =>
  packageSchema.parse(JSON.parse(readFileSync(join(projectRoot, folder, 'package.json'), 'utf8')));

const usage = `Usage: npm run create -- page <slice>/<name>   for example mfe-events/markets or site/parks
       npm run create -- slice <area>          for example farms, which becomes mfe-farms
       npm run create -- service <name>        for example parking, which answers /api/parking`;

const kinds: Record<string, (files: CheckoutFiles, name: string) => void> = {
  page: createPage,
  service: (files, name) => createService(files, name, readPackage('services/catalog')),
  slice: (files, name) =>
    createSlice(
      files,
      name,
      readPackage('mfe-directory'),
      `^${readPackage('packages/slice-kit').version}`,
    ),
};

function create([kind = '', name = '']: string[]): void {
  const make = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (!make || !name) throw new CreateError(usage);
  const files = new CheckoutFiles(projectRoot);
  make(files, name);
  files.write();
  run('npx', ['biome', 'check', '--write', ...files.paths]);
  if (kind !== 'page') run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error']);
  for (const path of files.paths) console.log(`  ${path}`);
  console.log('Written. `npm run dev` shows it; `npm test -- <folder>` runs its test.');
}

function run(file: string, args: string[]): void {
  const { status } = spawnSync(file, args, {
    cwd: projectRoot,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new CreateError(`${file} ${args[0]} failed: see above.`);
}

try {
  create(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof CreateError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
