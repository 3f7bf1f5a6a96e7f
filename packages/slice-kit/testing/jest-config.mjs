import { fileURLToPath } from 'node:url';

const local = (path) => fileURLToPath(new URL(path, import.meta.url));

/**
 * The part of Jest's configuration that every test of a slice needs: a browser in Node, style sheets
 * without content, and libraries that come as sources or as ES modules only.
 */
export function sliceTests() {
  return {
    testEnvironment: local('./jest-environment.cjs'),
    setupFilesAfterEnv: [local('./jest-patience.cjs')],
    testTimeout: 60_000,
    moduleNameMapper: { '\\.css$': local('./css-stub.cjs') },
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
    transformIgnorePatterns: [
      '/node_modules/(?!(?:@town|@formatjs|intl-messageformat|lucide-react|zustand|domhandler|domelementtype|dom-serializer|domutils|htmlparser2|entities)/)',
    ],
    clearMocks: true,
  };
}
