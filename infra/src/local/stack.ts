import type { Nginx } from '../tools/find-nginx.js';
import type { PostgresBinaries } from './postgres-binaries.js';
import type { Settings } from './settings.js';

/** The servers that are no npm packages, and the Node that runs ours. */
export interface Tools {
  postgres: PostgresBinaries;
  natsServer: string;
  nginx: Nginx;
  node: string;
}

/** What every process of a stack may need to know of it. */
export interface Stack {
  settings: Settings;
  tools: Tools;
  /** Process name to port. */
  ports: Record<string, number>;
  /** Name to generated password. */
  secrets: Record<string, string>;
}

/** The address of one of the stack's HTTP servers, for those beside it. */
export function addressOf(stack: Stack, name: string): string {
  return `127.0.0.1:${stack.ports[name]}`;
}
