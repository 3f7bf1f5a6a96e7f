import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import type { Log } from '@town/process-kit/logger';
import { fileHash } from '@town/slice-kit/build/file-hash';
import satisfies from 'semver/functions/satisfies.js';
import { keyOf, type RegisteredSlice } from '../registry/slice-registry.js';
import { fileRefusals } from './slice-metrics.js';

/** A published slice with its modules for the server; those that failed to load are missing. */
export interface LoadedSlice extends RegisteredSlice {
  modules: ReadonlyMap<string, unknown>;
  /** Whether it supports this platform; if not, nothing of it is loaded anywhere. */
  compatible: boolean;
  /**
   * Whether a file was missing or not the published one. Loading is then retried, as the file may be
   * repaired.
   */
  lacksFiles: boolean;
}

export interface LoaderOptions {
  /** Folder of the published slices. */
  directory: string;
  /** Version of the platform that this site provides. */
  platformVersion: string;
  /** The only modules that a slice may require, by name. */
  sharedModules: Readonly<Record<string, unknown>>;
  log: Log;
}

/** Evaluates the server files of a version. A module that cannot be loaded is left out. */
export async function loadSlice(
  slice: RegisteredSlice,
  options: LoaderOptions,
): Promise<LoadedSlice> {
  const { log } = options;
  const modules = new Map<string, unknown>();
  const compatible = satisfies(options.platformVersion, slice.platform);
  const fields = { slice: keyOf(slice) };
  if (!compatible) {
    log('error', 'slice does not support this platform', { ...fields, platform: slice.platform });
    return { ...slice, modules, compatible, lacksFiles: false };
  }
  let lacksFiles = false;
  for (const [name, { server }] of Object.entries(slice.exposes)) {
    try {
      const file = await readPublished(slice, server, options).catch((error: unknown) => {
        lacksFiles = true;
        throw error;
      });
      modules.set(name, evaluate(file, options));
    } catch (error) {
      log('error', 'slice module cannot be loaded', { ...fields, module: name, error });
    }
  }
  return { ...slice, modules, compatible, lacksFiles };
}

interface PublishedFile {
  filename: string;
  code: string;
}

async function readPublished(
  slice: RegisteredSlice,
  path: string,
  { directory }: LoaderOptions,
): Promise<PublishedFile> {
  const filename = join(directory, slice.name, slice.version, path);
  const code = await readFile(filename);
  if (slice.integrity[path] !== fileHash(code)) {
    fileRefusals.inc({ slice: slice.name, version: slice.version });
    throw new Error(`${path} is not the published file`);
  }
  return { filename, code: code.toString('utf8') };
}

function evaluate({ filename, code }: PublishedFile, { sharedModules }: LoaderOptions): unknown {
  const module: { exports: unknown } = { exports: {} };
  const parameters = ['module', 'exports', 'require'];
  const run = compileFunction(code, parameters, { filename });
  run(module, module.exports, (name: string) => {
    const shared = sharedModules[name];
    if (!shared) throw new Error(`A slice requires ${name}, which is not shared`);
    return shared;
  });
  return module.exports;
}
