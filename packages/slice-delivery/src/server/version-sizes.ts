import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { keyOf, type RegisteredSlice } from '../registry/slice-registry.js';

/** Bytes of a version's files. */
interface VersionSize {
  scriptBytes: number;
  totalBytes: number;
}

/** How large versions are. Their files never change, so each is measured once. */
export class VersionSizes {
  private known = new Map<string, VersionSize>();

  /** @param directory folder of the published slices */
  constructor(private readonly directory: string) {}

  /** @returns one size for each version; undefined where a file is not there */
  async of(slices: readonly RegisteredSlice[]): Promise<(VersionSize | undefined)[]> {
    const sizes = await Promise.all(
      slices.map((slice) => this.known.get(keyOf(slice)) ?? this.measure(slice)),
    );
    this.known = new Map(
      slices.flatMap((slice, index) => {
        const size = sizes[index];
        return size ? [[keyOf(slice), size] as const] : [];
      }),
    );
    return sizes;
  }

  private async measure(slice: RegisteredSlice): Promise<VersionSize | undefined> {
    const { name, version, integrity } = slice;
    let [scriptBytes, totalBytes] = [0, 0];
    try {
      for (const file of Object.keys(integrity)) {
        const { size } = await stat(join(this.directory, name, version, file));
        totalBytes += size;
        if (isSentScript(file, integrity)) scriptBytes += size;
      }
      return { scriptBytes, totalBytes };
    } catch {
      // A version that is being copied, or was removed since.
      return undefined;
    }
  }
}

/** Whether browsers get this file as a script: the brotli copy where there is one. */
function isSentScript(file: string, integrity: RegisteredSlice['integrity']): boolean {
  if (!file.startsWith('client/')) return false;
  return file.endsWith('.js.br') || (file.endsWith('.js') && !integrity[`${file}.br`]);
}
