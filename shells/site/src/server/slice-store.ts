import { findVersion, type RegisteredSlice } from '@town/contracts/slice-registry';
import { log } from './log';
import type { RegistryReader, VerifiedRegistry } from './registry-reader';
import { type LoadedSlice, loadSlice } from './slice-loader';

/** A version that some of the visitors get in place of the stable one. */
export interface LoadedCanary {
  slice: LoadedSlice;
  percent: number;
}

/** What visitors may be given. */
export interface Release {
  revision: number;
  stable: readonly LoadedSlice[];
  canaries: readonly LoadedCanary[];
}

/** How many versions that somebody only looks at stay loaded. */
const keptPreviews = 4;

/**
 * Holds the slices that the registry names, and reads them again whenever it has changed. A slice
 * that cannot be loaded is kept in the list without its modules: its pages say so.
 */
export class SliceStore {
  private release: Release = { revision: 0, stable: [], canaries: [] };
  private from: VerifiedRegistry | undefined;
  private reading: Promise<void> | undefined;
  private readonly loaded = new Map<string, LoadedSlice>();
  private readonly previews = new Map<string, LoadedSlice>();

  constructor(
    private readonly directory: string,
    private readonly registry: RegistryReader,
  ) {}

  async current(): Promise<Release> {
    this.reading ??= this.refresh().finally(() => {
      this.reading = undefined;
    });
    await this.reading;
    return this.release;
  }

  /** Any published version, for somebody who wants to look at it. */
  async preview(name: string, version: string): Promise<LoadedSlice | undefined> {
    await this.current();
    const slice = this.from && findVersion(this.from.registry, name, version);
    if (!slice) return undefined;
    const key = keyOf(slice);
    const known = this.loaded.get(key) ?? this.previews.get(key);
    if (known) return known;
    const loaded = await loadSlice(this.directory, slice);
    this.previews.set(key, loaded);
    const [oldest] = this.previews.keys();
    if (this.previews.size > keptPreviews && oldest) this.previews.delete(oldest);
    return loaded;
  }

  /** The registry's text as it is published, if there is one. */
  async registryText(): Promise<string | undefined> {
    return (await this.registry.current())?.text;
  }

  private async refresh(): Promise<void> {
    const verified = await this.registry.current();
    if (!verified || verified === this.from) return;
    const { registry } = verified;
    const stable = await Promise.all(registry.slices.map((slice) => this.load(slice)));
    const canaries = await Promise.all(
      registry.canaries.flatMap(({ name, version, percent }) => {
        const slice = findVersion(registry, name, version);
        return slice ? [this.load(slice).then((loaded) => ({ slice: loaded, percent }))] : [];
      }),
    );
    this.release = { revision: registry.revision, stable, canaries: canaries.filter(isWhole) };
    this.from = verified;
    this.forgetOthers();
    log('info', 'slices read', {
      revision: registry.revision,
      slices: stable.map(keyOf),
      canaries: this.release.canaries.map(({ slice }) => keyOf(slice)),
    });
  }

  private async load(slice: RegisteredSlice): Promise<LoadedSlice> {
    const key = keyOf(slice);
    const known = this.loaded.get(key);
    if (known) return known;
    const loaded = await loadSlice(this.directory, slice);
    // One that failed is tried again when the registry is next written.
    if (isWhole({ slice: loaded })) this.loaded.set(key, loaded);
    return loaded;
  }

  private forgetOthers(): void {
    const { stable, canaries } = this.release;
    const live = new Set([...stable, ...canaries.map(({ slice }) => slice)].map(keyOf));
    for (const key of this.loaded.keys()) if (!live.has(key)) this.loaded.delete(key);
    this.previews.clear();
  }
}

/** A canary that the server itself cannot load is given to nobody. */
function isWhole({ slice }: Pick<LoadedCanary, 'slice'>): boolean {
  return slice.modules.size === Object.keys(slice.exposes).length;
}

function keyOf({ name, version }: RegisteredSlice): string {
  return `${name}@${version}`;
}
