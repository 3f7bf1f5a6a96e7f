import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSliceManifest } from '@town/slice-kit/build/slice-manifest';

/** This file is packages/slice-delivery/dist/publish/checkout.js, unless the package is installed. */
const above = fileURLToPath(new URL('../../../..', import.meta.url)).replace(/\/$/, '');

/** Whether this package is part of the platform's checkout, and not installed by another team. */
export const isInCheckout = existsSync(join(above, 'packages/slice-delivery'));

/** The folder of the slices: the platform's checkout, or the current one of another team. */
export const checkout = isInCheckout ? above : process.cwd();

/** The names of the checkout's slices: its folders `mfe-*` with a manifest. */
export function sliceNames(root = checkout): string[] {
  return readdirSync(root).filter(
    (name) => name.startsWith('mfe-') && existsSync(join(root, name, 'slice.json')),
  );
}

/**
 * The folder of a slice: the current one if its manifest has this name or none is asked for, else
 * that of the checkout.
 * @throws Error when there is no such slice
 */
export function sliceDirectory(name: string): string {
  const current = process.cwd();
  if (existsSync(join(current, 'slice.json'))) {
    if (!name || readSliceManifest(current).name === name) return current;
  }
  const directory = resolve(checkout, name);
  if (name && existsSync(join(directory, 'slice.json'))) return directory;
  throw new Error(
    name
      ? `There is no slice ${name} here: the slices are ${sliceNames().join(', ')}`
      : 'Name a slice, or run this in the folder of its slice.json',
  );
}

/**
 * The folder of the shell: that of the checkout, or the installed package `@town/site`.
 * @throws Error when it is not installed
 */
export function shellDirectory(): string {
  if (isInCheckout) return join(checkout, 'shells/site');
  const require = createRequire(join(checkout, 'package.json'));
  return dirname(require.resolve('@town/site/package.json'));
}
