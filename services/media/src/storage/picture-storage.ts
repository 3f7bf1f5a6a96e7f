import type { PictureFormat } from '@town/contracts/pictures/files';

/** A file of a picture with its content. */
export interface PictureFile {
  width: number;
  format: PictureFormat;
  content: Uint8Array;
}

/** The store of the pictures' files: a folder or a bucket. The gateway serves them from there. */
export abstract class PictureStorage {
  /** Stores the files of a picture. It is idempotent. */
  abstract store(hash: string, files: readonly PictureFile[]): Promise<void>;
  /**
   * Reads a file: `<hash>/<width>.<format>`.
   * @throws Error that names the file if it does not exist
   */
  abstract read(path: string): Promise<Uint8Array>;
  /** Removes all files of a picture; missing files are not an error. */
  abstract remove(hash: string): Promise<void>;
}

/** The name of a file below the picture's hash. */
export const fileName = ({ width, format }: Pick<PictureFile, 'width' | 'format'>) =>
  `${width}.${format}`;
