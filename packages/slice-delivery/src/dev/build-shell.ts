import { shellDirectory } from '../publish/checkout.js';
import { runBuild } from '../publish/run-build.js';
import { devShellConfig } from './dev-config.js';

/**
 * Builds the shell for the browser, for development.
 * @param built the folder for the result
 * @throws Error with the errors of the build
 */
export function buildShell(built: string): Promise<void> {
  return runBuild([devShellConfig(shellDirectory(), built)]);
}
