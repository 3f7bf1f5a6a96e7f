import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

function versionOf(manifest: string): string {
  const { version } = JSON.parse(readFileSync(require.resolve(manifest), 'utf8')) as {
    version: string;
  };
  return version;
}

/**
 * The version of the platform: what a slice is built against and the shell provides.
 * A slice's manifest names the range of it that the slice needs.
 */
export const platformVersion = versionOf('@town/slice-kit/package.json');

/**
 * The one list of modules that exist once on a page. The platform's own re-export only the
 * names in use, so that a slice's share of a library stays what the site pays for.
 */
const versions: Record<string, string> = {
  react: versionOf('react/package.json'),
  'react-dom': versionOf('react-dom/package.json'),
  '@town/slice-kit/router': platformVersion,
  '@town/slice-kit/query': platformVersion,
  '@town/slice-kit/state': platformVersion,
  '@town/slice-kit/site': platformVersion,
  '@town/slice-kit/toasts': platformVersion,
};

/** Names of the shared modules, as they are imported. */
export const sharedModuleNames = Object.keys(versions);

/**
 * Module Federation's `shared` for the shell, which provides every module: not eagerly, but beside
 * the entry, so that the two are evaluated in tasks of their own.
 */
export function providedModules() {
  return sharing({ eager: false });
}

/** Module Federation's `shared` for a slice, which brings no copy of its own. */
export function consumedModules() {
  return sharing({ import: false });
}

function sharing(side: { eager: false } | { import: false }) {
  return Object.fromEntries(
    Object.entries(versions).map(([name, version]) => [
      name,
      { singleton: true, version, requiredVersion: `^${version}`, ...side },
    ]),
  );
}
