import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout's folder: this file is packages/slice-delivery/dist/publish/checkout.js. */
export const checkout = fileURLToPath(new URL('../../../..', import.meta.url)).replace(/\/$/, '');

/** The names of the checkout's slices: its folders `mfe-*` with a manifest. */
export function sliceNames(root = checkout): string[] {
  return readdirSync(root).filter(
    (name) => name.startsWith('mfe-') && existsSync(join(root, name, 'slice.json')),
  );
}
