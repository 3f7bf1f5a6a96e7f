import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findNatsServer } from '../tools/find-nats-server.js';
import { findNginx } from '../tools/find-nginx.js';
import { findPostgresBinaries } from './postgres-binaries.js';
import { projectRoot } from './project-root.js';
import type { Tools } from './stack.js';

/** Finds every tool of a stack, and brings those that are missing. */
export async function findTools(): Promise<Tools> {
  return {
    postgres: findPostgresBinaries(),
    natsServer: await findNatsServer(),
    nginx: await findNginx(),
    node: findNode(),
  };
}

/** The Node of the project's own packages where there is one for this machine, else the one in use. */
export function findNode(): string {
  const pinned = join(projectRoot, 'node_modules/.bin/node');
  return existsSync(pinned) ? pinned : process.execPath;
}
