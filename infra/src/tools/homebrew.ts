import { withProgress } from '../local/progress.js';
import { findOnPath, isExecutableFile } from './find-on-path.js';
import { runCommand } from './run-command.js';

/** Installs a formula with Homebrew where there is one, and gives the program's path. */
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
