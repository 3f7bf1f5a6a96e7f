import type { KeyObject } from 'node:crypto';
import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RegistryRefused, verifyRegistry } from '@town/contracts/signed-registry';
import type { SliceRegistry } from '@town/contracts/slice-registry';
import { log } from './log';
import { observeRefusal, observeRevision } from './slice-metrics';

/** A registry that carries a valid signature, and the text it was read from. */
export interface VerifiedRegistry {
  registry: SliceRegistry;
  text: string;
}

interface ReaderOptions {
  /** Public keys whose signature counts. */
  trusted: readonly KeyObject[];
  /** Where the last good registry is kept over a restart. */
  lastGoodFile?: string | undefined;
}

/**
 * Reads `slices.json` whenever it has changed, and goes on with the last good one while what is
 * there is unsigned, tampered with, or older than what was read before.
 */
export class RegistryReader {
  private good: VerifiedRegistry | undefined;
  private readAt = '';
  private started = false;

  constructor(
    private readonly directory: string,
    private readonly options: ReaderOptions,
  ) {}

  async current(): Promise<VerifiedRegistry | undefined> {
    if (!this.started) await this.recall();
    const file = join(this.directory, 'slices.json');
    let stamp = '';
    try {
      const { mtimeMs, size, ino } = await stat(file);
      stamp = `${mtimeMs}/${size}/${ino}`;
      if (stamp === this.readAt) return this.good;
      const text = await readFile(file, 'utf8');
      const registry = verifyRegistry(text, this.options.trusted);
      this.refuseOlder(registry, text);
      this.accept({ registry, text });
      await this.remember(text);
    } catch (error) {
      const reason = error instanceof RegistryRefused ? error.reason : 'unreadable';
      observeRefusal(reason);
      log('error', 'slice registry refused; the last good one stays', { reason, error });
    }
    // What was refused is not read again before it changes.
    this.readAt = stamp;
    return this.good;
  }

  private refuseOlder(registry: SliceRegistry, text: string): void {
    const known = this.good;
    if (!known || registry.revision > known.registry.revision) return;
    if (registry.revision === known.registry.revision && text === known.text) return;
    throw new RegistryRefused(
      'old-revision',
      `Revision ${registry.revision} does not follow ${known.registry.revision}`,
    );
  }

  private accept(verified: VerifiedRegistry): void {
    this.good = verified;
    observeRevision(verified.registry.revision);
  }

  private async recall(): Promise<void> {
    this.started = true;
    if (!this.options.lastGoodFile) return;
    try {
      const text = await readFile(this.options.lastGoodFile, 'utf8');
      this.accept({ registry: verifyRegistry(text, this.options.trusted), text });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
      log('warn', 'the last good slice registry cannot be used', { error });
    }
  }

  private async remember(text: string): Promise<void> {
    const file = this.options.lastGoodFile;
    if (!file) return;
    try {
      await writeFile(`${file}.new`, text);
      await rename(`${file}.new`, file);
    } catch (error) {
      log('warn', 'the last good slice registry cannot be kept', { error });
    }
  }
}
