import { statSync } from 'node:fs';

const week = 7 * 24 * 60 * 60 * 1000;

/**
 * Which files of earlier builds stay in the output folder: those of the last seven days. A site that runs in
 * the same checkout still sends pages that name them. For an output with hashes in its file names.
 */
export const keepLastBuilds = {
  // Rspack also asks about folders, and keeps everything in a folder that is kept.
  keep: (path: string) => {
    const found = statSync(path, { throwIfNoEntry: false });
    return found?.isFile() === true && Date.now() - found.mtimeMs < week;
  },
};
