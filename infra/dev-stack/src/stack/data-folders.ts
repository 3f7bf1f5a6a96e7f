import { join } from 'node:path';

/** The folder of the pictures' files, which the media service writes and the gateway serves. */
export const picturesFolder = (dataDir: string): string => join(dataDir, 'pictures');

/** The folder with the published slices: the registry, and a folder for each version. */
export const slicesFolder = (dataDir: string): string => join(dataDir, 'slices');
