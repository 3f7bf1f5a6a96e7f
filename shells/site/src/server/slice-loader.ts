import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import type { RegisteredSlice } from '@town/contracts/slice-registry';
import satisfies from 'semver/functions/satisfies';
import { fileHash } from './file-hash';
import { log } from './log';
import { sharedModules } from './shared-modules';
import { observeRefusedFile } from './slice-metrics';

/** A published slice with its modules for the server; those that failed to load are missing. */
export interface LoadedSlice extends RegisteredSlice {
  modules: ReadonlyMap<string, unknown>;
  /** Whether it says that it runs on this platform; if not, nothing of it is loaded anywhere. */
  compatible: boolean;
}

/**
 * Loads what of a version runs on the server. What cannot be loaded is left out: its pages say so.
 * @param directory with the published slices
 */
export async function loadSlice(directory: string, slice: RegisteredSlice): Promise<LoadedSlice> {
  const modules = new Map<string, unknown>();
  const compatible = satisfies(PLATFORM_VERSION, slice.platform);
  const fields = { slice: `${slice.name}@${slice.version}` };
  if (!compatible) {
    log('error', 'slice does not run on this platform', { ...fields, platform: slice.platform });
    return { ...slice, modules, compatible };
  }
  for (const [name, { server }] of Object.entries(slice.exposes)) {
    try {
      modules.set(name, await evaluate(directory, slice, server));
    } catch (error) {
      log('error', 'slice module cannot be loaded', { ...fields, module: name, error });
    }
  }
  return { ...slice, modules, compatible };
}

async function evaluate(directory: string, slice: RegisteredSlice, path: string): Promise<unknown> {
  const file = join(directory, slice.name, slice.version, path);
  const code = await readFile(file);
  if (slice.integrity[path] !== fileHash(code)) {
    observeRefusedFile(slice.name, slice.version);
    throw new Error(`${path} is not the file that was published`);
  }
  const module = { exports: {} as unknown };
  const run = compileFunction(code.toString('utf8'), ['module', 'exports', 'require'], {
    filename: file,
  });
  run(module, module.exports, requireShared);
  return module.exports;
}

/** A slice gets the shell's copies of the shared modules, and nothing else. */
function requireShared(name: string): unknown {
  const shared = sharedModules[name];
  if (!shared) throw new Error(`A slice asked for ${name}, which is not shared`);
  return shared;
}
