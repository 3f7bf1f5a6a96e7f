import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

function versionOf(manifest: string): string {
  const { version }: { version: string } = require(manifest);
  return version;
}

/**
 * The version of the platform that the shell provides. A slice's manifest names the range that the
 * slice needs.
 */
export const platformVersion = versionOf('@town/slice-kit/package.json');

/**
 * The modules that exist once on a page, and their versions. The platform's own modules re-export only the names in use,
 * so that a page does not download whole libraries.
 */
export const providedVersions: Record<string, string> = {
  react: versionOf('react/package.json'),
  'react-dom': versionOf('react-dom/package.json'),
  '@town/slice-kit/router': platformVersion,
  '@town/slice-kit/query': platformVersion,
  '@town/slice-kit/state': platformVersion,
  '@town/slice-kit/site': platformVersion,
  '@town/slice-kit/page-meta': platformVersion,
  '@town/slice-kit/toasts': platformVersion,
  '@town/language/texts': platformVersion,
};

/** Import names of the shared modules. */
export const sharedModuleNames = Object.keys(providedVersions);

/** Module Federation's `shared` for a slice, which has no copy of its own. */
export function consumedModules() {
  return Object.fromEntries(
    Object.entries(providedVersions).map(([name, version]) => [
      name,
      { singleton: true, version, requiredVersion: `^${version}`, import: false as const },
    ]),
  );
}
