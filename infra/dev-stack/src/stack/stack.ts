import { databaseUrl } from '../postgres/databases.js';
import type { Nginx } from '../tools/find-nginx.js';
import type { Settings } from './settings.js';

/** The programs that are not npm packages, and the Node that runs ours. */
export interface Tools {
  /** The folder of PostgreSQL. */
  postgres: string;
  natsServer: string;
  nginx: Nginx;
  node: string;
}

/** What a process of the stack may need to know about the whole stack. */
export interface Stack {
  settings: Settings;
  tools: Tools;
  /** Port by name of the process. */
  ports: Record<string, number>;
  /** Generated secret by name. */
  secrets: Record<string, string>;
}

/** The address of one of the stack's HTTP servers, for the other processes. */
export function addressOf(stack: Stack, name: string): string {
  return `127.0.0.1:${stack.ports[name]}`;
}

/** The names of the processes of a server: `catalog`, and with three of each also `catalog-2` and `catalog-3`. */
export function replicasOf({ replicas }: Pick<Settings, 'replicas'>, name: string): string[] {
  return Array.from({ length: replicas }, (_, index) => (index ? `${name}-${index + 1}` : name));
}

/** The name under which the port of a server with several processes is stored. */
export const balancedName = (name: string) => `${name}-all`;

/** The address of a server for other processes, whether it has one process or several. */
export function serverAddress(stack: Stack, name: string): string {
  return addressOf(stack, stack.settings.replicas > 1 ? balancedName(name) : name);
}

/** The address of a service's database; `postgres` names the superuser's, for creating databases. */
export function databaseOf({ ports, secrets }: Stack, name: string): string {
  return databaseUrl(ports.postgres ?? 0, name, secrets[name] ?? '');
}
