import { join } from 'node:path';

/** The folder of the pictures' files, which the media service writes and the gateway serves. */
export const picturesFolder = (dataDir: string): string => join(dataDir, 'pictures');
