import { statSync } from 'node:fs';
import { join } from 'node:path';
import { platformVersion, providedVersions } from '@town/slice-kit/build/shared-modules';
import satisfies from 'semver/functions/satisfies.js';
import { readFederationManifest } from './federation-manifest.js';
import { publishedSlice } from './published-slice.js';
import { renderSlice } from './render-slice.js';
import { overweight } from './size-budget.js';

/**
 * Checks a built slice before it is published: its manifest against the build, the platform that it
 * requires, its size, and whether the shell's server can render all its pages and widgets.
 * @param directory the slice's folder
 * @param site address of a running site, for the data of the pages; without it they are rendered as
 *   when the services are down
 * @returns a line for each successful check
 * @throws Error that names every problem
 */
export async function checkSlice(directory: string, site?: string): Promise<string[]> {
  const slice = publishedSlice(directory);
  const built = join(directory, 'dist');
  const problems = [
    ...wrongPlatform(slice.platform),
    ...wrongModules(built),
    ...overweight(slice, (file) => statSync(join(built, file)).size),
  ];
  if (problems.length === 0) {
    const report = await renderSlice(slice, built, site);
    problems.push(...report.problems);
    if (problems.length === 0) {
      return [
        `${slice.name} ${slice.version}: ${Object.keys(slice.integrity).length} files, platform ${platformVersion} in ${slice.platform}`,
        ...report.rendered.map(({ path, status }) => `  ${path} rendered, ${status}`),
      ];
    }
  }
  throw new Error(
    `${slice.name} must not be published:\n${problems.map((each) => `  ${each}`).join('\n')}`,
  );
}

function wrongPlatform(range: string): string[] {
  if (satisfies(platformVersion, range)) return [];
  return [`slice.json requires the platform ${range}, and this one is ${platformVersion}`];
}

/** Without a shared module, or with another version of it, the slice would not run. */
function wrongModules(built: string): string[] {
  return readFederationManifest(built).shared.flatMap(({ name, requiredVersion }) => {
    const version = providedVersions[name];
    if (version && satisfies(version, requiredVersion)) return [];
    return [`it needs ${name} ${requiredVersion}, and the shell has ${version ?? 'none'}`];
  });
}
