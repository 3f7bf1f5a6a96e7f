import { mkdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { rspack } from '@rspack/core';
import type { RegisteredSlice } from '@town/contracts/slice-registry';
import { devConfig } from '@town/slice-kit/build/dev-config';
import { isFree } from '../../local/ports.js';
import { projectRoot } from '../../local/project-root.js';
import { DevRegistry, slicesOf } from './dev-registry.js';
import { DevServer } from './dev-server.js';
import { startShell } from './start-shell.js';

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
  mkdirSync(folder, { recursive: true });
  const registry = new DevRegistry(join(folder, 'slices'), directory, built, await slicesOf(site));
  let slice: RegisteredSlice | undefined;
  let server: DevServer | undefined;

  const compiler = rspack(devConfig(directory, built));
  const watching = compiler.watch({}, (error, stats) => {
    if (error || stats?.hasErrors()) {
      console.error(error ?? stats?.toString({ preset: 'errors-warnings', colors: true }));
      return;
    }
    slice = registry.publish();
    console.log(`${slice.name} built`);
    if (server) server.reload();
    else void serve().catch(fail);
  });

  async function serve(): Promise<void> {
    const address = `http://localhost:${port}`;
    const shellPort = await freePort();
    server = new DevServer({
      site,
      shell: `http://127.0.0.1:${shellPort}`,
      shellFiles: join(projectRoot, 'shells/site/dist/client'),
      slice: () => slice as RegisteredSlice,
      built,
    });
    const shell = await startShell({
      port: shellPort,
      site,
      address,
      slicesDir: registry.folder,
      publicKeyFile: registry.publicKeyFile,
      logFile: join(folder, 'shell.log'),
    });
    await server.listen(port);
    console.log(`Ready on ${address}${slice?.mounts[0] ?? ''}, the rest from ${site}`);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        shell.kill();
        server?.close();
        watching?.close(() => process.exit(0));
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
