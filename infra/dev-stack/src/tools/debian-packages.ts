import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withProgress } from '../lib/progress.js';
import { runCommand } from '../lib/run-command.js';
import { findOnPath } from './find-on-path.js';

export interface DebianPackages {
  /** The name of the tree, for the progress line and the folder. */
  name: string;
  packages: string[];
  /** Package sources to use instead of the system's; dependencies are then not fetched. */
  sources?: string;
  /**
   * A program of the tree, with arguments that make it print and exit. A tree whose program fails is not
   * used.
   */
  check: [program: string, ...args: string[]];
  /** Adds what the unpacked tree needs (a start script, for example) before it is put in place. */
  finish?: (root: string) => void;
}

const UPDATE_TIMEOUT_MS = 3 * 60_000;
const CHECK_TIMEOUT_MS = 30_000;
const DOWNLOAD_TIMEOUT_MS = 15 * 60_000;

/**
 * Downloads Debian packages and those dependencies that the machine lacks, and unpacks them into a
 * folder. It needs no root and installs nothing. The folder appears only when it is complete.
 *
 * @returns the folder with the unpacked tree, or undefined if this machine cannot do it
 */
export async function unpackDebianPackages(
  toolsFolder: string,
  request: DebianPackages,
): Promise<string | undefined> {
  const folder = join(toolsFolder, request.name);
  if (existsSync(folder)) return folder;
  if (!findOnPath('apt-get') || !findOnPath('dpkg-deb')) return undefined;
  const work = `${folder}.unpacking-${process.pid}`;
  rmSync(work, { recursive: true, force: true });
  try {
    const root = await withProgress(`Fetching ${request.name} from Debian's packages …`, () =>
      downloadAndUnpack(work, request),
    );
    if (root === undefined) return undefined;
    request.finish?.(root);
    const [program, ...args] = request.check;
    const answer = await runCommand(join(root, program), args, { timeoutMs: CHECK_TIMEOUT_MS });
    if (answer.code !== 0) return undefined;
    putInPlace(root, folder);
    return folder;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

async function downloadAndUnpack(
  work: string,
  request: DebianPackages,
): Promise<string | undefined> {
  const debs = join(work, 'debs');
  const root = join(work, 'root');
  for (const folder of [
    debs,
    root,
    join(work, 'lists/partial'),
    join(work, 'cache/archives/partial'),
  ]) {
    mkdirSync(folder, { recursive: true });
  }
  const options = aptOptions(work, request.sources);
  await runCommand('apt-get', [...options, 'update'], { timeoutMs: UPDATE_TIMEOUT_MS });
  const names = request.sources
    ? request.packages
    : await withMissingDependencies(options, request.packages);
  const download = await runCommand('apt-get', [...options, 'download', ...names], {
    cwd: debs,
    timeoutMs: DOWNLOAD_TIMEOUT_MS,
  });
  if (download.code !== 0) return undefined;
  for (const deb of readdirSync(debs)) {
    const unpacked = await runCommand('dpkg-deb', ['-x', join(debs, deb), root]);
    if (unpacked.code !== 0)
      throw new Error(unpacked.stderr.trim() || `${deb} cannot be unpacked.`);
  }
  return root;
}

/** Lists and cache go to a private folder, so neither root nor up-to-date system lists are needed. */
function aptOptions(work: string, sources: string | undefined): string[] {
  const settings = [
    `Dir::State::lists=${join(work, 'lists')}`,
    `Dir::Cache=${join(work, 'cache')}`,
    'APT::Sandbox::User=',
    'Acquire::Languages=none',
    'Acquire::Retries=2',
    'Acquire::http::Timeout=20',
    'Acquire::IndexTargets::deb::DEP-11::DefaultEnabled=false',
  ];
  if (sources !== undefined) {
    const list = join(work, 'sources.list');
    writeFileSync(list, `${sources}\n`);
    settings.push(`Dir::Etc::SourceList=${list}`, 'Dir::Etc::SourceParts=/dev/null');
  }
  return ['-q', ...settings.flatMap((setting) => ['-o', setting])];
}

async function withMissingDependencies(options: string[], packages: string[]): Promise<string[]> {
  const plan = await runCommand('apt-get', [
    ...options,
    '--simulate',
    '--no-install-recommends',
    'install',
    ...packages,
  ]);
  const missing = [...plan.stdout.matchAll(/^Inst (\S+)/gm)].map((match) => match[1] ?? '');
  return [...new Set([...packages, ...missing])];
}

function putInPlace(root: string, folder: string): void {
  try {
    renameSync(root, folder);
  } catch (error) {
    // Another start has put the same tree there in the meantime.
    if (!existsSync(folder)) throw error;
  }
}
