import { statSync } from 'node:fs';

const month = 30 * 24 * 60 * 60 * 1000;

/**
 * Which files of earlier builds stay in the output folder: those that were written in the last 30 days. A site
 * that runs in the same checkout still sends pages that name them. Fonts do not stay, because the site's server
 * preloads every font of the folder. For an output with hashes in its file names.
 */
export const keepLastBuilds = {
  // Rspack also asks about folders, and keeps everything in a folder that is kept.
  keep: (path: string) => {
    if (path.endsWith('.woff2')) return false;
    const found = statSync(path, { throwIfNoEntry: false });
    return found?.isFile() === true && Date.now() - found.mtimeMs < month;
  },
};
