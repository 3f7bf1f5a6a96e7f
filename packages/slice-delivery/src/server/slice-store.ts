import { LRUCache } from 'lru-cache';
import { findVersion, keyOf, type RegisteredSlice } from '../registry/slice-registry.js';
import type { RegistryReader, VerifiedRegistry } from './registry-reader.js';
import { type LoadedSlice, type LoaderOptions, loadSlice } from './slice-loader.js';

/** A version that some of the visitors get instead of the stable one. */
export interface LoadedCanary {
  slice: LoadedSlice;
  percent: number;
}

/** The versions that visitors may get. */
export interface Release {
  revision: number;
  stable: readonly LoadedSlice[];
  canaries: readonly LoadedCanary[];
}

/** How many previewed versions stay loaded. */
const keptPreviews = 4;

/** How long the store waits before it looks again for files that were missing. */
const missingFilesPauseMs = 30_000;

/**
 * Holds the slices that the registry names, and loads them again when the registry has changed. A
 * slice that cannot be loaded stays in the list without its modules, and its pages show a notice, until
 * the files that it lacks are there, or the registry names another version.
 */
export class SliceStore {
  private release: Release = { revision: 0, stable: [], canaries: [] };
  private from: VerifiedRegistry | undefined;
  /** When to look again for missing files. */
  private retryAt = Number.POSITIVE_INFINITY;
  private refreshing: Promise<void> | undefined;
  private readonly loaded = new Map<string, LoadedSlice>();
  private readonly previews = new LRUCache<string, LoadedSlice>({ max: keptPreviews });

  constructor(
    private readonly registry: RegistryReader,
    private readonly loader: LoaderOptions,
  ) {}

  async current(): Promise<Release> {
    this.refreshing ??= this.refresh().finally(() => {
      this.refreshing = undefined;
    });
    await this.refreshing;
    return this.release;
  }

  /** Any published version, for a visitor whose address names it. */
  async preview(name: string, version: string): Promise<LoadedSlice | undefined> {
    await this.current();
    const slice = this.from && findVersion(this.from.registry, name, version);
    if (!slice) return undefined;
    const key = keyOf(slice);
    const known = this.loaded.get(key) ?? this.previews.get(key);
    if (known) return known;
    const loaded = await loadSlice(slice, this.loader);
    if (!loaded.lacksFiles) this.previews.set(key, loaded);
    return loaded;
  }

  private async refresh(): Promise<void> {
    const verified = await this.registry.current();
    if (!verified || (verified === this.from && Date.now() < this.retryAt)) return;
    const { registry } = verified;
    const stable = await Promise.all(registry.slices.map((slice) => this.load(slice)));
    const canaries = await Promise.all(
      registry.canaries.flatMap(({ name, version, percent }) => {
        const slice = findVersion(registry, name, version);
        return slice ? [this.load(slice).then((loaded) => ({ slice: loaded, percent }))] : [];
      }),
    );
    // A canary that the server itself cannot load goes to nobody.
    const usable = canaries.filter(({ slice }) => isComplete(slice));
    const all = [...stable, ...canaries.map(({ slice }) => slice)];
    const isMissingFiles = all.some(({ lacksFiles }) => lacksFiles);
    this.retryAt = isMissingFiles ? Date.now() + missingFilesPauseMs : Number.POSITIVE_INFINITY;
    this.release = { revision: registry.revision, stable, canaries: usable };
    this.from = verified;
    this.unloadOthers();
    this.loader.log('info', 'slices loaded', {
      revision: registry.revision,
      slices: stable.map(keyOf),
      canaries: usable.map(({ slice }) => keyOf(slice)),
    });
  }

  private async load(slice: RegisteredSlice): Promise<LoadedSlice> {
    const key = keyOf(slice);
    const known = this.loaded.get(key);
    if (known) return known;
    const loaded = await loadSlice(slice, this.loader);
    // One that lacks files is loaded again after a pause, and a broken one with the next revision.
    if (isComplete(loaded)) this.loaded.set(key, loaded);
    return loaded;
  }

  private unloadOthers(): void {
    const { stable, canaries } = this.release;
    const live = new Set([...stable, ...canaries.map(({ slice }) => slice)].map(keyOf));
    for (const key of this.loaded.keys()) if (!live.has(key)) this.loaded.delete(key);
    this.previews.clear();
  }
}

function isComplete(slice: LoadedSlice): boolean {
  return slice.modules.size === Object.keys(slice.exposes).length;
}
