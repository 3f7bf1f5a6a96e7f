import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type RegisteredSlice, sliceRegistrySchema } from '@town/contracts/slice-registry';
import { publishedSlice } from './published-slice.js';

const sliceNames = ['mfe-directory', 'mfe-events', 'mfe-advertise', 'mfe-admin'];

/**
 * Publishes every built slice of this checkout: each into its immutable folder, then all at once
 * in the registry.
 * @param root the checkout
 * @param slicesDir where slices are published
 */
export function publishAll(root: string, slicesDir: string): RegisteredSlice[] {
  mkdirSync(slicesDir, { recursive: true });
  const slices = sliceNames.map((name) => {
    const directory = join(root, name);
    const slice = publishedSlice(directory);
    copyOnce(join(directory, 'dist'), join(slicesDir, name, slice.version));
    return slice;
  });
  const registry = JSON.stringify(sliceRegistrySchema.parse({ slices }), null, 2);
  replaceFile(join(slicesDir, 'slices.json'), registry);
  return slices;
}

/** A folder appears whole or not at all, and is never written again. */
function copyOnce(built: string, target: string): void {
  if (existsSync(target)) return;
  const unfinished = `${target}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(dirname(target), { recursive: true });
  for (const folder of ['client', 'server']) {
    cpSync(join(built, folder), join(unfinished, folder), { recursive: true });
  }
  renameSync(unfinished, target);
}

function replaceFile(file: string, content: string): void {
  const unfinished = `${file}.${process.pid}.unfinished`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
}

if (process.argv[1] === import.meta.filename) {
  const slicesDir = process.env['SLICES_DIR'];
  if (!slicesDir) throw new Error('Set SLICES_DIR to the folder that slices are published in');
  for (const { name, version } of publishAll(resolve(import.meta.dirname, '../../..'), slicesDir)) {
    console.log(`${name} ${version}`);
  }
}
