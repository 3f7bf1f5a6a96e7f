import { join } from 'node:path';
import { platformVersion, providedModules } from '@town/slice-kit/build/shared-modules';
import satisfies from 'semver/functions/satisfies.js';
import { readFederationManifest } from './federation-manifest.js';
import { publishedSlice } from './published-slice.js';
import { renderSlice } from './render-slice.js';
import { overweight } from './size-budget.js';

/**
 * Checks a built slice before it goes out: its manifest against the build, the platform it asks for,
 * its weight, and that the shell's server can render every page and widget of it.
 * @param directory the slice's folder
 * @param site address of a running site whose data the pages are rendered with; without one they
 *   are rendered as when the services are down
 * @returns what was found good, a sentence each
 * @throws Error that names everything that is wrong
 */
export async function checkSlice(directory: string, site?: string): Promise<string[]> {
  const slice = publishedSlice(directory);
  const built = join(directory, 'dist');
  const problems = [
    ...wrongPlatform(slice.platform),
    ...wrongModules(built),
    ...overweight(slice, built),
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
  return [`slice.json asks for the platform ${range}, and this one is ${platformVersion}`];
}

/** A module that the shell does not provide, or not in that version, would stop the slice. */
function wrongModules(built: string): string[] {
  const provided: Record<string, { version: string }> = providedModules();
  return readFederationManifest(built).shared.flatMap(({ name, requiredVersion }) => {
    const module = provided[name];
    if (module && satisfies(module.version, requiredVersion)) return [];
    return [`it needs ${name} ${requiredVersion}, and the shell has ${module?.version ?? 'none'}`];
  });
}
