import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { findVersion, type RegisteredSlice } from '@town/contracts/slice-registry';
import { fileHash } from './file-hash';
import { log } from './log';
import type { RegistryReader } from './registry-reader';
import { observeRefusedFile } from './slice-metrics';

const address = /^\/slices\/([^/]+)\/([^/]+)\/(client\/.+)$/;

/** The file itself, and the compressed copies that the gateway may send in its place. */
const copies = ['', '.br', '.gz'];

interface Judgement {
  stamp: string;
  genuine: boolean;
}

/**
 * Says which files of slices the gateway may serve: those that the verified registry lists, as long
 * as they are what was published. A file is read again when it has changed.
 */
export class SliceFiles {
  private readonly judged = new Map<string, Judgement>();
  private revision = 0;

  constructor(
    private readonly directory: string,
    private readonly registry: RegistryReader,
  ) {}

  /** @param path of the address, decoded, for example `/slices/mfe-events/1.0.0/client/x.js` */
  async mayServe(path: string): Promise<boolean> {
    const [, name = '', version = '', file = ''] = address.exec(path) ?? [];
    const registry = (await this.registry.current())?.registry;
    if (!registry) return false;
    const slice = findVersion(registry, name, version);
    if (!slice?.integrity[file]) return false;
    if (registry.revision !== this.revision) this.judged.clear();
    this.revision = registry.revision;
    const answers = await Promise.all(copies.map((copy) => this.isGenuine(slice, file + copy)));
    return answers.every(Boolean);
  }

  /** A compressed copy need not be there; one that is there must be the published one. */
  private async isGenuine(slice: RegisteredSlice, file: string): Promise<boolean> {
    const path = join(this.directory, slice.name, slice.version, file);
    const stats = await stat(path, { bigint: true }).catch(() => undefined);
    if (!stats) return /\.(br|gz)$/.test(file);
    const stamp = `${stats.mtimeNs}/${stats.ctimeNs}/${stats.size}/${stats.ino}`;
    const known = this.judged.get(path);
    if (known?.stamp === stamp) return known.genuine;
    const genuine = slice.integrity[file] === fileHash(await readFile(path));
    this.judged.set(path, { stamp, genuine });
    if (!genuine) {
      observeRefusedFile(slice.name, slice.version);
      log('error', 'slice file refused', { slice: `${slice.name}@${slice.version}`, file });
    }
    return genuine;
  }
}
