import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { writeFileAtomically } from '@town/process-kit/atomic-file';
import { projectRoot } from '../lib/project-root.js';
import { brokerSecret, brokerUsers } from '../stack/broker-access.js';
import { addressOf, type Stack } from '../stack/stack.js';
import type { ProcessSpec } from '../supervisor/process-spec.js';

/** @param syncsAlways whether this server can write each message to disk before it acknowledges it */
export function natsProcess(stack: Stack, syncsAlways: boolean): ProcessSpec {
  const { dataDir } = stack.settings;
  const port = stack.ports.nats ?? 0;
  const store = join(dataDir, 'nats');
  const config = join(dataDir, 'run', 'nats.conf');
  mkdirSync(store, { recursive: true });
  adoptStreams(store);
  // The file contains passwords.
  writeFileAtomically(config, natsConfig(stack, store, syncsAlways), 0o600);
  return {
    name: 'nats',
    url: `nats://${addressOf(stack, 'nats')}`,
    command: { file: stack.tools.natsServer, args: ['-c', config], env: {} },
    isReady: () => greets(port),
  };
}

function natsConfig(stack: Stack, store: string, syncsAlways: boolean): string {
  return [
    'host: 127.0.0.1',
    `port: ${stack.ports.nats ?? 0}`,
    'server_name: town',
    'jetstream {',
    `  store_dir: ${JSON.stringify(store)}`,
    '  max_memory_store: 64MB',
    '  max_file_store: 4GB',
    // Without it a power failure could lose an acknowledged event.
    ...(syncsAlways ? ['  sync_interval: always'] : []),
    '}',
    // For developers' tools: any user of this machine may read streams and events.
    'no_auth_user: reader',
    authorization(stack),
  ].join('\n');
}

/** The accounts of production, with the passwords of this stack and a user who can only read. */
function authorization(stack: Stack): string {
  const file = join(projectRoot, 'infra/kubernetes/base/nats/authorization.conf');
  const accounts = readFileSync(file, 'utf8');
  const passwords = brokerUsers.map(
    (user) => `${user.toUpperCase()}_PASSWORD: "${stack.secrets[brokerSecret(user)]}"`,
  );
  return accounts
    .replace(/^include .*$/m, passwords.join('\n'))
    .replace('users: [', `users: [\n      ${reader(accounts)}`);
}

const readerCalls = [
  'INFO',
  'STREAM.NAMES',
  'STREAM.LIST',
  'STREAM.INFO.*',
  'STREAM.MSG.GET.*',
  'CONSUMER.NAMES.*',
  'CONSUMER.LIST.*',
  'CONSUMER.INFO.*.*',
  'CONSUMER.CREATE.>',
  'CONSUMER.DURABLE.CREATE.>',
  'CONSUMER.MSG.NEXT.>',
];

/**
 * The account of a client without credentials. It can inspect streams and read events with its own
 * consumers. It can neither publish nor use the services' consumers.
 */
function reader(accounts: string): string {
  const consumers = [...accounts.matchAll(/CONSUMER\.INFO\.(\w+\.[\w-]+)"/g)].map(
    ([, name]) => name,
  );
  const allow = readerCalls.map((call) => `"$JS.API.${call}"`);
  const deny = [...new Set(consumers)].flatMap((name) => [
    `"$JS.API.CONSUMER.CREATE.${name}"`,
    `"$JS.API.CONSUMER.CREATE.${name}.>"`,
    `"$JS.API.CONSUMER.DURABLE.CREATE.${name}"`,
    `"$JS.API.CONSUMER.MSG.NEXT.${name}"`,
  ]);
  const publish = `{ allow: [${allow.join(', ')}], deny: [${deny.join(', ')}] }`;
  return `{ user: reader, password: reader, permissions: { publish: ${publish}, subscribe: ">" } }`;
}

/** Earlier releases had no accounts: their streams belong to the server's default account. */
function adoptStreams(store: string): void {
  const streams = join(store, 'jetstream');
  const [before, now] = [join(streams, '$G'), join(streams, 'TOWN')];
  if (existsSync(before) && !existsSync(now)) renameSync(before, now);
}

/** Whether a server sends INFO, the first message to every client it accepts. */
function greets(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    const done = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(1_000, () => done(false));
    socket.once('error', () => done(false));
    socket.once('data', (text) => done(text.toString('latin1').startsWith('INFO ')));
  });
}
