import { mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { writeFileAtomically } from '../atomic-file.js';
import type { ProcessSpec } from '../process-spec.js';
import { addressOf, type Stack } from '../stack.js';

/** @param syncsAlways whether the server can write each message to the disk before it acknowledges it */
export function natsProcess(stack: Stack, syncsAlways: boolean): ProcessSpec {
  const { dataDir } = stack.settings;
  const port = stack.ports.nats ?? 0;
  const store = join(dataDir, 'nats');
  const config = join(dataDir, 'run', 'nats.conf');
  mkdirSync(store, { recursive: true });
  writeFileAtomically(config, natsConfig(port, store, syncsAlways));
  return {
    name: 'nats',
    url: `nats://${addressOf(stack, 'nats')}`,
    command: { file: stack.tools.natsServer, args: ['-c', config], env: {} },
    stopSignal: 'SIGTERM',
    isReady: () => greets(port),
  };
}

function natsConfig(port: number, store: string, syncsAlways: boolean): string {
  return [
    'host: 127.0.0.1',
    `port: ${port}`,
    'server_name: town',
    'jetstream {',
    `  store_dir: ${JSON.stringify(store)}`,
    '  max_memory_store: 64MB',
    '  max_file_store: 4GB',
    // Without it an acknowledged event could be lost with the machine's power.
    ...(syncsAlways ? ['  sync_interval: always'] : []),
    '}',
    '',
  ].join('\n');
}

/** A server that accepts clients says INFO first. */
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
