import { mkdirSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { RegisteredSlice } from '@town/contracts/slice-registry';
import type { BuildState } from '@town/slice-kit/build/build-state';
import { isFree } from '../../local/ports.js';
import { projectRoot } from '../../local/project-root.js';
import { BuildEvents } from './build-events.js';
import { buildShell } from './build-shell.js';
import { DevRegistry, slicesOf } from './dev-registry.js';
import { DevServer } from './dev-server.js';
import { startShell } from './start-shell.js';
import { watchBuilds } from './watch-builds.js';

// Work on one slice against a running site: in the slice's folder, SITE=<address> dev/main.js
const directory = process.cwd();
const site = (process.env['SITE'] || 'http://localhost:8080').replace(/\/$/, '');
const port = Number(process.env['PORT'] || 8090);

async function start(): Promise<void> {
  const folder = join(
    resolve(projectRoot, process.env['DATA_DIR'] || '.local'),
    'dev',
    basename(directory),
  );
  const built = join(folder, 'built');
  const shellFiles = join(folder, 'shell');
  for (const old of [built, shellFiles]) rmSync(old, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const registry = new DevRegistry(join(folder, 'slices'), directory, built, await slicesOf(site));
  const shellBuilt = buildShell(shellFiles);
  let builds: BuildEvents | undefined;

  const stopWatching = watchBuilds(directory, built, (state) => {
    const slice = state.problems ? undefined : registry.publish();
    if (slice) console.log(`${slice.name} built`);
    if (builds) builds.tell(state);
    else if (slice) void serve(slice, state).catch(fail);
  });

  async function serve(slice: RegisteredSlice, state: BuildState): Promise<void> {
    builds = new BuildEvents(state);
    await shellBuilt;
    const address = `http://localhost:${port}`;
    const shellPort = await freePort();
    const server = new DevServer({
      site,
      shell: `http://127.0.0.1:${shellPort}`,
      shellFiles,
      slice,
      built,
      builds,
    });
    const shell = await startShell({
      port: shellPort,
      site,
      address,
      clientDir: shellFiles,
      slicesDir: registry.folder,
      publicKeyFile: registry.publicKeyFile,
      logFile: join(folder, 'shell.log'),
    });
    await server.listen(port);
    console.log(`Ready on ${address}${slice.mounts[0] ?? ''}, the rest from ${site}`);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        shell.kill();
        server.close();
        void stopWatching().then(() => process.exit(0));
      });
    }
  }
}

async function freePort(): Promise<number> {
  for (let candidate = port + 1; candidate < port + 100; candidate += 1) {
    if (await isFree(candidate)) return candidate;
  }
  throw new Error('No port is free');
}

function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

await start().catch(fail);
