import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { providedVersions } from './packages/slice-kit/dist/build/shared-modules.js';
import { sliceTests } from './packages/slice-kit/testing/jest-config.mjs';

const local = (path) => fileURLToPath(new URL(path, import.meta.url));

// Their tests run on Node. They are listed as roots so that `npm test -- --since` finds what imports them.
const compiledPackages = ['packages/contracts', 'packages/slice-delivery'];

const slices = readdirSync(local('.')).filter((name) => name.startsWith('mfe-'));
const roots = [
  'packages/language',
  'packages/ui',
  'packages/slice-kit',
  'packages/town-map',
  'shells/site',
  ...compiledPackages,
  ...slices,
]
  .map((folder) => `${folder}/src`)
  .concat('infra/stripe-sandbox/browser')
  .map((folder) => local(`./${folder}`));

const usual = sliceTests();

/** Tests of everything that runs in a browser. */
export default {
  ...usual,
  rootDir: local('.'),
  roots,
  // The build of the shell sets them.
  globals: { PLATFORM_VERSION: '1.0.0', PROVIDED_VERSIONS: providedVersions },
  testMatch: ['**/{src,browser}/**/*.test.ts', '**/{src,browser}/**/*.test.tsx'],
  testPathIgnorePatterns: compiledPackages.map((folder) => local(`./${folder}/`)),
  moduleNameMapper: {
    ...usual.moduleNameMapper,
    // These are compiled for Node; reading the sources saves a build before each test.
    '^@town/contracts/(.*)$': local('./packages/contracts/src/$1.ts'),
    '^@town/slice-delivery/(.*)$': local('./packages/slice-delivery/src/$1.ts'),
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
};
