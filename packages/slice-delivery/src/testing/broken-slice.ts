import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkout } from '../publish/checkout.js';

/** A copy of a slice, built with a change that breaks it. */
export interface BrokenSlice {
  /** Its folder, with the same content as a real one. */
  directory: string;
  remove(): void;
}

/**
 * Builds a slice with a change in one of its sources.
 * @param change the text to replace; it must exist
 */
export function buildBrokenSlice(
  name: string,
  change: { file: string; text: string; replacement: string },
): BrokenSlice {
  // Within the checkout, where its packages are found.
  const folder = join(checkout, '.local', `broken-${process.pid}`);
  const directory = join(folder, name);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    mkdirSync(directory, { recursive: true });
    for (const part of ['package.json', 'slice.json', 'rspack.config.mjs', 'src']) {
      cpSync(join(checkout, name, part), join(directory, part), { recursive: true });
    }
    const source = join(directory, change.file);
    const text = readFileSync(source, 'utf8');
    if (!text.includes(change.text)) throw new Error(`${change.file} has no ${change.text}`);
    writeFileSync(source, text.replace(change.text, change.replacement));
    execFileSync(join(checkout, 'node_modules/.bin/rspack'), ['build'], {
      cwd: directory,
      env: { PATH: process.env['PATH'] },
      stdio: 'pipe',
    });
  } catch (error) {
    remove();
    throw error;
  }
  return { directory, remove };
}
