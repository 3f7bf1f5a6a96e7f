import { withProgress } from '../lib/progress.js';
import { runCommand } from '../lib/run-command.js';
import { StackError } from '../lib/stack-error.js';
import { findOnPath, isExecutableFile } from './find-on-path.js';

interface WantedTool {
  name: string;
  /** The environment variable that may name its path. */
  variable: string;
  /** The program that this machine has. */
  installed: string | undefined;
  /** Whether the installed program is good enough; otherwise another one is unpacked. */
  suits?: (path: string) => Promise<boolean>;
  /** Unpacks one for this user; undefined where that is impossible. */
  unpack: () => Promise<string | undefined>;
  /** How a person installs it. */
  advice: string;
}

/**
 * Finds a program, or fetches it. A path in the environment variable takes precedence. An installed program
 * that does not suit is used only if no other can be fetched.
 * @throws StackError that says how to install it
 */
export async function findTool(wanted: WantedTool): Promise<string> {
  const { name, variable, installed, suits, unpack, advice } = wanted;
  const explicit = process.env[variable];
  if (explicit) {
    if (isExecutableFile(explicit)) return explicit;
    throw new StackError(`${variable} names ${explicit}, which is not a program that can be run.`);
  }
  if (installed && (!suits || (await suits(installed)))) return installed;
  const found = (await unpack()) ?? installed ?? (await installWithHomebrew(name));
  if (found) return found;
  throw new StackError(
    `${name} is missing and could not be fetched (is there a network?). Install it with ${advice}, or set ${variable} to it.`,
  );
}

/** Installs a formula if there is Homebrew, and returns the path of the program. */
async function installWithHomebrew(formula: string): Promise<string | undefined> {
  const brew = findOnPath('brew');
  if (!brew) return undefined;
  await withProgress(`Installing ${formula} with Homebrew …`, () =>
    runCommand(brew, ['install', '--quiet', formula]),
  );
  const prefix = (await runCommand(brew, ['--prefix'])).stdout.trim();
  const path = `${prefix}/bin/${formula}`;
  return isExecutableFile(path) ? path : undefined;
}
