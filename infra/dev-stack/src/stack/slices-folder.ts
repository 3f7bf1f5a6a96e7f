import { join } from 'node:path';
import type { Stack } from './stack.js';

/** The folder with the published slices: the registry, and a folder for each version. */
export function slicesFolder(stack: Stack): string {
  return join(stack.settings.dataDir, 'slices');
}
