import type { KeyObject } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFileAtomically } from '@town/process-kit/atomic-file';
import type { Log } from '@town/process-kit/logger';
import { RegistryRefused, verifyRegistry } from '../registry/signed-registry.js';
import type { SliceRegistry } from '../registry/slice-registry.js';
import { refusals, revision } from './slice-metrics.js';

/** A registry with a valid signature, and the text that it was read from. */
export interface VerifiedRegistry {
  registry: SliceRegistry;
  text: string;
}

export interface ReaderOptions {
  /** Folder with `slices.json`. */
  directory: string;
  /** Public keys whose signatures count. */
  trusted: readonly KeyObject[];
  log: Log;
  /** File in which the last good registry survives a restart. */
  lastGoodFile?: string | undefined;
  /** Address of servers that already run. A fresh process never goes below their revision. */
  peerUrl?: string | undefined;
  /** A registry that was signed longer ago is refused. */
  maximumAgeMs?: number | undefined;
}

const peerTimeoutMs = 2000;

/**
 * Reads `slices.json` whenever it has changed. Keeps the last good registry while the file is
 * unsigned, tampered with, too old, or older than one that this process has seen or learned of.
 */
export class RegistryReader {
  private good: VerifiedRegistry | undefined;
  /** The newest revision that is known, also from a peer or from before a restart. */
  private newest: VerifiedRegistry | undefined;
  private readAt = '';
  /** Whether the file could not be read at the last try. */
  private isUnreadable = false;
  private starting: Promise<void> | undefined;

  constructor(private readonly options: ReaderOptions) {}

  async current(): Promise<VerifiedRegistry | undefined> {
    this.starting ??= this.start();
    await this.starting;
    let stamp = '';
    try {
      const file = join(this.options.directory, 'slices.json');
      // Called for every page: the synchronous call takes 2 µs of processor time, the asynchronous one 35.
      const { mtimeMs, size, ino } = statSync(file);
      stamp = `${mtimeMs}/${size}/${ino}`;
      if (stamp === this.readAt) return this.good;
      const text = await readFile(file, 'utf8');
      this.isUnreadable = false;
      this.accept(this.verify(text));
    } catch (error) {
      this.refuse(error);
    }
    // A refused file is read again only when it changes; one that could not be read, each time.
    this.readAt = this.isUnreadable ? '' : stamp;
    return this.good;
  }

  /** Logs why a registry was refused. A file that stays unreadable is logged once. */
  private refuse(error: unknown): void {
    const isRefused = error instanceof RegistryRefused;
    if (!isRefused && this.isUnreadable) return;
    this.isUnreadable = !isRefused;
    const reason = isRefused ? error.reason : 'unreadable';
    refusals.inc({ reason });
    this.options.log('error', 'slice registry refused; the last good one stays in use', {
      reason,
      error,
    });
  }

  private verify(text: string): VerifiedRegistry {
    const { trusted, maximumAgeMs } = this.options;
    const registry = verifyRegistry(text, trusted);
    const age = Date.now() - Date.parse(registry.signedAt ?? '1970-01-01');
    if (maximumAgeMs !== undefined && age > maximumAgeMs) {
      throw new RegistryRefused('too-old', `Signed at ${registry.signedAt ?? 'an unknown time'}`);
    }
    return { registry, text };
  }

  private accept(verified: VerifiedRegistry): void {
    const next = verified.registry.revision;
    const newest = this.newest?.registry.revision ?? 0;
    const isSame = next === newest && verified.text === this.newest?.text;
    if (next <= newest && !isSame) {
      throw new RegistryRefused('old-revision', `Revision ${next} does not follow ${newest}`);
    }
    this.use(verified);
    this.remember(verified.text);
  }

  private use(verified: VerifiedRegistry): void {
    this.good = verified;
    this.newest = verified;
    revision.set(verified.registry.revision);
  }

  /** Reads the newest revision from the file of the last run and from a server that already runs. */
  private async start(): Promise<void> {
    const { lastGoodFile, peerUrl, log } = this.options;
    const warn = (message: string) => (error: unknown) => log('warn', message, { error });
    if (lastGoodFile && existsSync(lastGoodFile)) {
      await this.recall(lastGoodFile).catch(warn('the last good slice registry is not usable'));
    }
    if (peerUrl) await this.askPeer(peerUrl).catch(warn('no peer answered the slice registry'));
  }

  private async recall(file: string): Promise<void> {
    this.use(this.verify(await readFile(file, 'utf8')));
  }

  private async askPeer(url: string): Promise<void> {
    const registry = new URL('/slices/slices.json', url);
    const response = await fetch(registry, { signal: AbortSignal.timeout(peerTimeoutMs) });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const peer = this.verify(await response.text());
    if (peer.registry.revision > (this.newest?.registry.revision ?? 0)) this.newest = peer;
  }

  private remember(text: string): void {
    const { lastGoodFile, log } = this.options;
    if (!lastGoodFile) return;
    try {
      writeFileAtomically(lastGoodFile, text);
    } catch (error) {
      log('warn', 'the last good slice registry cannot be stored', { error });
    }
  }
}
