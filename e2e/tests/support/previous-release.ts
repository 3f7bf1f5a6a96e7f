import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  buildParts,
  knowsReleaseBefore,
  releaseBefore,
  unpackReleaseBefore,
} from '@town/operations/testing/release-before';
import {
  createLocalKeys,
  FolderStorage,
  localKeyFiles,
  publishAll,
  readRegistryKeys,
} from '@town/slice-delivery/publish';
import type { Release } from './site-server.js';

/** The packages whose compiled code the builds of slices and shell import. */
const libraries = ['contracts', 'environment', 'telemetry', 'slice-kit/build'];

/**
 * The release before this one, whose pages visitors still have open and to which a rollback returns.
 * It is built once from the git history and then reused; null if the history is missing.
 */
export async function buildPreviousRelease(): Promise<Release | null> {
  if (!knowsReleaseBefore()) return null;
  const folder = resolve(import.meta.dirname, '../../../.local/releases', releaseBefore);
  if (!existsSync(folder)) build(folder);
  createLocalKeys(folder);
  const slices = join(folder, 'published');
  await publishAll(folder, new FolderStorage(slices), readRegistryKeys({}, folder));
  const { publicKey } = localKeyFiles(folder);
  return { shell: join(folder, 'shells/site/dist'), slices, publicKeyFile: publicKey };
}

/** Builds in a temporary folder first, so that a folder with the final name is always complete. */
function build(folder: string): void {
  const unfinished = `${folder}.${process.pid}.unfinished`;
  mkdirSync(unfinished, { recursive: true });
  try {
    unpackReleaseBefore(unfinished);
    buildParts(
      unfinished,
      libraries.map((name) => `packages/${name}`),
    );
    rmSync(join(unfinished, 'node_modules'), { recursive: true });
    renameSync(unfinished, folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}
