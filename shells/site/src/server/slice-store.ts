import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { type RegisteredSlice, sliceRegistrySchema } from '@town/contracts/slice-registry';
import { log } from './log';
import { sharedModules } from './shared-modules';

/** A published slice with its modules for the server; those that failed to load are missing. */
export interface LoadedSlice extends RegisteredSlice {
  modules: ReadonlyMap<string, unknown>;
}

/**
 * Reads the registry and the slices it names, and again whenever the registry has changed. A slice
 * that cannot be loaded is kept in the list without its modules: its pages say so.
 */
export class SliceStore {
  private slices: readonly LoadedSlice[] = [];
  private readAt = '';
  private reading: Promise<void> | undefined;
  private readonly loaded = new Map<string, LoadedSlice>();

  constructor(private readonly directory: string) {}

  async current(): Promise<readonly LoadedSlice[]> {
    this.reading ??= this.refresh().finally(() => {
      this.reading = undefined;
    });
    await this.reading;
    return this.slices;
  }

  private async refresh(): Promise<void> {
    const file = join(this.directory, 'slices.json');
    try {
      const { mtimeMs, size, ino } = await stat(file);
      const stamp = `${mtimeMs}/${size}/${ino}`;
      if (stamp === this.readAt) return;
      const registry = sliceRegistrySchema.parse(JSON.parse(await readFile(file, 'utf8')));
      this.slices = await Promise.all(registry.slices.map((slice) => this.load(slice)));
      this.readAt = stamp;
      this.forgetOthers();
      log('info', 'slices read', {
        slices: this.slices.map(({ name, version }) => `${name}@${version}`),
      });
    } catch (error) {
      log('error', 'slice registry cannot be read; the last good one stays', { error });
    }
  }

  private async load(slice: RegisteredSlice): Promise<LoadedSlice> {
    const key = `${slice.name}@${slice.version}`;
    const known = this.loaded.get(key);
    if (known) return known;
    const modules = new Map<string, unknown>();
    for (const [name, { server }] of Object.entries(slice.exposes)) {
      try {
        modules.set(name, await this.evaluate(slice, server));
      } catch (error) {
        log('error', 'slice module cannot be loaded', { slice: key, module: name, error });
      }
    }
    const loaded = { ...slice, modules };
    // One that failed is tried again when the registry is next written.
    if (modules.size === Object.keys(slice.exposes).length) this.loaded.set(key, loaded);
    return loaded;
  }

  private async evaluate(slice: RegisteredSlice, path: string): Promise<unknown> {
    const file = join(this.directory, slice.name, slice.version, path);
    const code = await readFile(file);
    const hash = `sha384-${createHash('sha384').update(code).digest('base64')}`;
    if (slice.integrity[path] !== hash)
      throw new Error(`${path} is not the file that was published`);
    const module = { exports: {} as unknown };
    const run = compileFunction(code.toString('utf8'), ['module', 'exports', 'require'], {
      filename: file,
    });
    run(module, module.exports, requireShared);
    return module.exports;
  }

  private forgetOthers(): void {
    const live = new Set(this.slices.map(({ name, version }) => `${name}@${version}`));
    for (const key of this.loaded.keys()) if (!live.has(key)) this.loaded.delete(key);
  }
}

/** A slice gets the shell's copies of the shared modules, and nothing else. */
function requireShared(name: string): unknown {
  const shared = sharedModules[name];
  if (!shared) throw new Error(`A slice asked for ${name}, which is not shared`);
  return shared;
}
