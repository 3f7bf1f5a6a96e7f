import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const local = (path) => fileURLToPath(new URL(path, import.meta.url));

const slices = readdirSync(local('.')).filter((name) => name.startsWith('mfe-'));
const roots = [
  'packages/language',
  'packages/ui',
  'packages/slice-kit',
  'packages/town-map',
  'shells/site',
  ...slices,
]
  .map((folder) => `${folder}/src`)
  .concat('infra/stripe-sandbox/browser')
  .map((folder) => local(`./${folder}`));

/** Tests of everything that runs in a browser. */
export default {
  rootDir: local('.'),
  roots,
  testEnvironment: local('./packages/slice-kit/testing/jest-environment.cjs'),
  setupFilesAfterEnv: [local('./packages/slice-kit/testing/jest-patience.cjs')],
  testTimeout: 30_000,
  // The build of the shell sets it.
  globals: { PLATFORM_VERSION: '1.0.0' },
  testMatch: ['**/{src,browser}/**/*.test.ts', '**/{src,browser}/**/*.test.tsx'],
  moduleNameMapper: {
    '\\.css$': local('./packages/slice-kit/testing/css-stub.cjs'),
    // These are compiled for Node; reading the sources saves a build before each test.
    '^@town/contracts/(.*)$': local('./packages/contracts/src/$1.ts'),
    '^@town/slice-delivery/(.*)$': local('./packages/slice-delivery/src/$1.ts'),
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  transform: {
    '^.+\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2023',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  // A few libraries come as ES modules only.
  transformIgnorePatterns: [
    '/node_modules/(?!(?:@town|@formatjs|intl-messageformat|lucide-react|zustand|domhandler|domelementtype|dom-serializer|domutils|htmlparser2|entities)/)',
  ],
  clearMocks: true,
};
