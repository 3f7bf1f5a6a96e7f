#!/usr/bin/env node
/**
 * The dev server: a running site in which some slices are replaced by builds of this machine. Saved
 * files appear in open pages without a reload. Without arguments it serves the slice in the current
 * folder; `--all` serves every slice of the checkout. Another team installs it as `town-slice-dev`, with
 * the shell already built in the package `@town/site`.
 *
 *     SITE=http://localhost:8080 PORT=8090 node dist/dev/main.js [--all]
 */
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { readSliceManifest } from '@town/slice-kit/build/slice-manifest';
import { checkout, isInCheckout, shellDirectory, sliceNames } from '../publish/checkout.js';
import type { RegisteredSlice } from '../registry/slice-registry.js';
import { BuildEvents } from './build-events.js';
import { buildShell } from './build-shell.js';
import { DevRegistry, slicesOf } from './dev-registry.js';
import { devServer } from './dev-server.js';
import { startShell } from './start-shell.js';
import { watchBuilds } from './watch-builds.js';

const root = process.env['CHECKOUT'] || checkout;
const site = (process.env['SITE'] || 'http://localhost:8080').replace(/\/$/, '');
const port = Number(process.env['PORT'] || 8090);
const directories = process.argv.includes('--all')
  ? sliceNames(root).map((name) => join(root, name))
  : [process.cwd()];
const folder = join(
  resolve(checkout, process.env['DATA_DIR'] || '.local'),
  'dev',
  directories.map((directory) => basename(directory)).join('+'),
);
const shellFiles = isInCheckout
  ? join(folder, 'shell')
  : join(shellDirectory(), 'dist/development');
const builtFolder = (name: string) => join(folder, 'built', name);

async function start(): Promise<void> {
  for (const old of ['built', 'shell']) rmSync(join(folder, old), { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const registry = new DevRegistry(join(folder, 'slices'), await slicesOf(site));
  const shellBuilt = isInCheckout && buildShell(shellFiles);
  const events = new BuildEvents();
  const slices = new Map<string, RegisteredSlice>();
  const stops = await Promise.all(
    directories.map((directory) => watchSlice(directory, registry, events, slices)),
  );
  await shellBuilt;
  const address = `http://localhost:${port}`;
  const shell = await startShell({
    site,
    address,
    clientDir: shellFiles,
    slicesDir: registry.folder,
    publicKeyFile: registry.publicKeyFile,
    logFile: join(folder, 'shell.log'),
  });
  const rendersAll = registry.names.every((name) => slices.has(name));
  const server = devServer({
    site,
    shell: shell.url,
    shellFiles,
    slices,
    rendersAll,
    builtFolder,
    events,
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const [first] = [...slices.values()].flatMap(({ mounts }) => mounts);
  console.log(`Ready on ${address}${rendersAll ? '' : first}, the rest from ${site}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      shell.process.kill();
      server.close();
      server.closeAllConnections();
      void Promise.all(stops.map((stop) => stop())).then(() => process.exit(0));
    });
  }
}

/** Resolves after the slice's first successful build; returns what stops watching it. */
function watchSlice(
  directory: string,
  registry: DevRegistry,
  events: BuildEvents,
  slices: Map<string, RegisteredSlice>,
): Promise<() => Promise<void>> {
  const { name } = readSliceManifest(directory);
  const built = builtFolder(name);
  return new Promise((resolve) => {
    const stop = watchBuilds(name, directory, built, (state) => {
      if (!state.problems) {
        slices.set(name, registry.publish(directory, built));
        console.log(`${name} built`);
      }
      events.send(state);
      if (slices.has(name)) resolve(() => stop());
    });
  });
}

await start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
