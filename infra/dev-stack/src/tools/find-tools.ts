import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../lib/project-root.js';
import { findPostgresBinaries } from '../postgres/postgres-binaries.js';
import type { Tools } from '../stack/stack.js';
import { findNatsServer } from './find-nats-server.js';
import { findNginx } from './find-nginx.js';

/** Finds every tool of a stack, and downloads those that are missing. */
export async function findTools(): Promise<Tools> {
  return {
    postgres: findPostgresBinaries(),
    natsServer: await findNatsServer(),
    nginx: await findNginx(),
    node: findNode(),
  };
}

/** The Node of the project's own packages if there is one for this machine, else the running one. */
export function findNode(): string {
  const pinned = join(projectRoot, 'node_modules/.bin/node');
  return existsSync(pinned) ? pinned : process.execPath;
}
