import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type ApiService, apiServices, forEachApiService } from '@town/contracts/api/owners';
import { answersOk } from '@town/dev-stack/lib/answers';
import { projectRoot } from '@town/dev-stack/lib/project-root';
import { waitUntil } from '@town/dev-stack/lib/wait-until';
import { sendContactMessage } from '@town/dev-stack/testing/send-contact-message';
import { gatewayConfig } from '@town/gateway/gateway-config';
import { freePort } from '@town/process-kit/testing/free-port';
import { NatsServer } from '@town/service-kit/testing/nats-server';
import { createTestDatabase, type TestDatabase } from '@town/service-kit/testing/test-database';
import { allMessaging } from './broker/all-messaging.js';

const PATIENCE_MS = 240_000;

/** Longer than the gateway keeps an idle connection open. */
const drainMs = 4_500;

/** One process of a service, with a fixed port. */
interface Replica {
  service: ApiService;
  port: number;
  process?: ChildProcess;
}

describe('Three processes of each service on one database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'town-replicas-'));
  const databases = new Map<ApiService, TestDatabase>();
  const replicas: Replica[] = [];
  let nats: NatsServer;
  let gateway: ChildProcess | undefined;
  let url: string;

  const of = (service: ApiService) => replicas.filter((replica) => replica.service === service);
  const address = ({ port }: Replica) => `127.0.0.1:${port}`;

  function launch(replica: Replica): void {
    const { NODE_OPTIONS: _ofTheTests, ...inherited } = process.env;
    const { service, port } = replica;
    replica.process = spawn(
      process.execPath,
      ['--max-old-space-size=128', join(projectRoot, 'services', service, 'dist/bundle/main.mjs')],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: {
          ...inherited,
          PORT: String(port),
          DATABASE_URL: databases.get(service)!.url,
          DATABASE_POOL_SIZE: '5',
          NATS_URL: nats.url,
          SITE_URL: 'http://localhost:8080',
          AUTH_URL: `http://${address(of('auth')[0]!)}`,
          PICTURES_DIR: join(folder, 'pictures'),
          ADMIN_EMAIL: 'admin@example.com',
          ADMIN_PASSWORD: 'a password for the tests',
          SUBMISSION_LIMIT: '1000000',
          SUBMISSIONS_PER_DAY: '1000000',
          OPEN_SUBMISSIONS: '1000000',
          DRAIN_MS: String(drainMs),
          LOG_LEVEL: 'error',
        },
      },
    );
  }

  async function ready(replica: Replica): Promise<void> {
    const up = () => answersOk(`http://${address(replica)}/readyz`);
    if (!(await waitUntil(up, 60_000))) throw new Error(`${replica.service} did not start`);
  }

  async function restart(replica: Replica): Promise<void> {
    const { process: child } = replica;
    if (child?.exitCode !== null) throw new Error(`${replica.service} has ended by itself`);
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    const [status] = await ended;
    expect([replica.service, status]).toEqual([replica.service, 0]);
    launch(replica);
    await ready(replica);
  }

  beforeAll(async () => {
    nats = await NatsServer.start(...allMessaging);
    for (const service of apiServices) {
      databases.set(service, await createTestDatabase());
    }
    // The system may assign a free port twice until a process listens on it.
    const ports = new Set<number>();
    while (ports.size < 3 * apiServices.length) ports.add(await freePort());
    for (const [index, port] of [...ports].entries()) {
      replicas.push({ service: apiServices[index % apiServices.length]!, port });
    }
    // All at once: of each service's three processes one migrates and the others wait.
    for (const replica of replicas) launch(replica);
    await Promise.all(replicas.map(ready));
    ({ gateway, url } = await startGateway(folder, (service) =>
      of(service).map(address).join(' '),
    ));
  }, PATIENCE_MS);

  afterAll(async () => {
    for (const { process: child } of replicas) child?.kill('SIGKILL');
    // Without a gateway the services did not start. An error here would end the process of all stack tests.
    if (gateway) {
      const ended = once(gateway, 'exit');
      gateway.kill('SIGTERM');
      await ended;
    }
    await nats.remove();
    for (const database of databases.values()) await database.drop();
    rmSync(folder, { recursive: true, force: true });
  }, PATIENCE_MS);

  it('start together and create their tables once', async () => {
    for (const [service, database] of databases) {
      const migrations = await database.query('select name from migrations');
      const names = new Set(migrations.map(({ name }) => name));
      expect([service, names.size]).toEqual([service, migrations.length]);
    }
    const [{ accounts } = { accounts: 0 }] = await databases
      .get('auth')!
      .query<{ accounts: number }>('select count(*)::int as accounts from staff_accounts');
    expect(accounts).toBe(1);
  });

  it(
    'are restarted, one of each service at a time, under load without one failed request',
    async () => {
      const load = new Load(url);
      load.start();
      // One process of each service at a time: the other two serve requests.
      try {
        for (const turn of [0, 1, 2]) {
          await Promise.all(apiServices.map((service) => restart(of(service)[turn]!)));
        }
      } finally {
        await load.stop();
      }
      const { answered, failures, sent } = load.result();
      expect(failures).toEqual([]);
      expect(answered).toBeGreaterThan(500);
      const [{ stored } = { stored: 0 }] = await databases
        .get('content')!
        .query<{ stored: number }>('select count(*)::int as stored from contact_messages');
      expect(stored).toBe(sent);
    },
    PATIENCE_MS,
  );

  it(
    'publish and handle each event once',
    async () => {
      const sent = await databases
        .get('content')!
        .query<{ sent: number }>('select count(*)::int as sent from outbox');
      const connection = await nats.connect();
      const manager = await connection.jetstreamManager();
      const told = await waitUntil(async () => {
        const { state } = await manager.streams.info('CONTENT');
        return state.messages === sent[0]?.sent;
      }, 60_000);
      await connection.close();
      expect(told).toBe(true);
    },
    PATIENCE_MS,
  );
});

/** Visitors who read and write, with short pauses, because other tests share the processors. */
class Load {
  private readonly failures: string[] = [];
  private answered = 0;
  private sent = 0;
  private stopped = false;
  private running: Promise<unknown> | undefined;

  constructor(private readonly url: string) {}

  start(): void {
    const readers = ['businesses', 'events', 'news', 'auth/jwks.json'].map((path) =>
      this.repeat(() => fetch(`${this.url}/api/${path}`)),
    );
    const writer = this.repeat(async () => {
      const response = await sendContactMessage(this.url);
      if (response.ok) this.sent += 1;
      return response;
    });
    this.running = Promise.all([...readers, writer]);
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await this.running;
  }

  result() {
    return { answered: this.answered, failures: this.failures, sent: this.sent };
  }

  private async repeat(ask: () => Promise<Response>): Promise<void> {
    while (!this.stopped) {
      try {
        const response = await ask();
        await response.arrayBuffer();
        if (response.ok) this.answered += 1;
        else this.failures.push(`${response.status} ${response.url}`);
      } catch (error) {
        this.failures.push(String(error));
      }
      await delay(10);
    }
  }
}

async function startGateway(folder: string, addresses: (service: ApiService) => string) {
  const nginx = process.env['TEST_NGINX'];
  if (!nginx) throw new Error('TEST_NGINX is not set: run these tests with `npm test`.');
  const port = await freePort();
  const runDir = join(folder, 'run');
  mkdirSync(runDir);
  const config = gatewayConfig({
    port,
    hosts: ['127.0.0.1'],
    runDir,
    accessLog: join(folder, 'access.log'),
    assetsDir: folder,
    slicesDir: folder,
    publicDir: folder,
    mapsDir: folder,
    pictures: { folder },
    upstreams: { ...forEachApiService(addresses), site: '127.0.0.1:1' },
    siteUrl: `http://localhost:${port}`,
    brotliModules: process.env['TEST_NGINX_MODULES']?.split(',').filter(Boolean) ?? [],
    user: process.getuid?.() === 0 ? 'root' : undefined,
    limits: { READ_RATE: 100_000, READ_BURST: 10_000, WRITE_RATE: 10_000, WRITE_BURST: 10_000 },
  });
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, config);
  const gateway = spawn(nginx, ['-p', folder, '-e', 'stderr', '-c', file], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  if (!(await waitUntil(() => answersOk(`${url}/api/businesses`), 60_000))) {
    throw new Error('The gateway did not start');
  }
  return { gateway, url };
}
