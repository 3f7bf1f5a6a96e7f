import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkout } from '../publish/checkout.js';
import { foreignSliceFiles } from './foreign-slice-files.js';

/** A slice of another team, in a folder of its own outside of the checkout. */
export interface ForeignSlice {
  /** A name generated for this run, which no file of the checkout contains. */
  name: string;
  /** The only address of its pages. */
  mount: string;
  directory: string;
  /** Runs a program of an installed package in the slice's folder. */
  run(program: string, args: string[], env?: Record<string, string>): RunResult;
  /** The file of such a program, to start it by other means. */
  program(name: string): string;
  remove(): void;
}

interface RunResult {
  status: number | null;
  output: string;
}

const programs: Record<string, string> = {
  'town-slice': '@town/slice-delivery/dist/command/slice-command.js',
  'town-slice-dev': '@town/slice-delivery/dist/dev/main.js',
  tsc: 'typescript/bin/tsc',
  jest: 'jest/bin/jest.js',
};

/**
 * Makes a slice in a temporary folder. Its packages are the packed ones of the platform; what those
 * need from the registry of packages is linked to the checkout's copies, so that nothing is downloaded.
 */
export function createForeignSlice(): ForeignSlice {
  const folder = mkdtempSync(join(tmpdir(), 'foreign-slice-'));
  const word = `x${randomBytes(4).toString('hex')}`;
  const name = `mfe-${word}`;
  // A team may call its folder what it likes.
  const directory = join(folder, 'our-slice');
  const mount = `/${word}`;
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    for (const [file, content] of Object.entries(foreignSliceFiles(name, mount))) {
      const path = join(directory, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, content);
    }
    installPlatform(directory, join(folder, 'tarballs'));
  } catch (error) {
    remove();
    throw error;
  }
  const program = (known: string) => join(directory, 'node_modules', programs[known] ?? known);
  return {
    name,
    mount,
    directory,
    program,
    run(known, args, env = {}) {
      const { status, stdout, stderr } = spawnSync(process.execPath, [program(known), ...args], {
        cwd: directory,
        encoding: 'utf8',
        env: { PATH: process.env['PATH'], ...env },
      });
      return { status, output: stdout + stderr };
    },
    remove,
  };
}

function installPlatform(directory: string, tarballs: string): void {
  const packer = join(checkout, 'packages/slice-delivery/dist/command/pack-command.js');
  execFileSync(process.execPath, [packer, tarballs], { stdio: 'pipe' });
  const installed = join(directory, 'node_modules');
  mkdirSync(join(installed, '@town'), { recursive: true });
  linkAll(join(checkout, 'node_modules'), installed);
  for (const tarball of readdirSync(tarballs)) {
    const [, short = ''] = /^town-(.+)-\d+\.\d+\.\d+\.tgz$/.exec(tarball) ?? [];
    const target = join(installed, '@town', short);
    mkdirSync(target);
    execFileSync('tar', ['-xzf', join(tarballs, tarball), '-C', target, '--strip-components=1']);
    // Other versions of libraries than the checkout's own.
    const nested = join(checkout, 'packages', short, 'node_modules');
    if (existsSync(nested)) {
      mkdirSync(join(target, 'node_modules'));
      linkAll(nested, join(target, 'node_modules'));
    }
  }
}

function linkAll(from: string, to: string): void {
  for (const name of readdirSync(from)) {
    if (name !== '@town' && !name.startsWith('.')) symlinkSync(join(from, name), join(to, name));
  }
}
