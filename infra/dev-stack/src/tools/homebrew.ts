import { withProgress } from '../lib/progress.js';
import { runCommand } from '../lib/run-command.js';
import { findOnPath, isExecutableFile } from './find-on-path.js';

/** Installs a formula if there is Homebrew, and returns the path of the program. */
export async function installWithHomebrew(formula: string): Promise<string | undefined> {
  const brew = findOnPath('brew');
  if (!brew) return undefined;
  await withProgress(`Installing ${formula} with Homebrew …`, () =>
    runCommand(brew, ['install', '--quiet', formula]),
  );
  const prefix = (await runCommand(brew, ['--prefix'])).stdout.trim();
  const path = `${prefix}/bin/${formula}`;
  return isExecutableFile(path) ? path : undefined;
}
