import type { PictureFormat } from '@town/contracts/pictures/files';

/** A file of a picture with its content. */
export interface PictureFile {
  width: number;
  format: PictureFormat;
  content: Uint8Array;
}

/** Where the files of pictures are: a folder or a bucket. The gateway serves them from there. */
export abstract class PictureStorage {
  /** Stores the files of a picture. Repeating it changes nothing. */
  abstract store(hash: string, files: readonly PictureFile[]): Promise<void>;
  /**
   * Reads a file: `<hash>/<width>.<format>`.
   * @throws Error that names the file when it is not there
   */
  abstract read(path: string): Promise<Uint8Array>;
  /** Removes all files of a picture; those that are not there are no error. */
  abstract remove(hash: string): Promise<void>;
}

/** The name of a file below the picture's hash. */
export const fileName = ({ width, format }: Pick<PictureFile, 'width' | 'format'>) =>
  `${width}.${format}`;
