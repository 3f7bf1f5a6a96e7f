import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@town/process-kit/testing/free-port';
import { type Answer, ask } from './testing/ask.js';
import { FakeNameServer } from './testing/fake-name-server.js';
import { FakeUpstream } from './testing/fake-upstream.js';

/** The upstreams whose addresses the gateway reads, as prefixes of environment variables. */
const addressed = [
  ...['CATALOG', 'CONTENT', 'ADVERTISING', 'AUTH', 'MEDIA'],
  ...['SITE', 'STRIPE_SANDBOX'],
];
const NOBODY = '127.0.0.2';
const MAIN = join(import.meta.dirname, 'start-gateway.js');

describe('In a container the gateway', () => {
  const folder = mkdtempSync(join(tmpdir(), 'town-gateway-container-'));
  const names = new FakeNameServer();
  const upstream = new FakeUpstream('somebody');
  let gateway: ChildProcess;
  let url = '';

  beforeAll(async () => {
    await names.start();
    await upstream.start();
    for (const name of ['assets', 'slices', 'public']) mkdirSync(join(folder, name));
    writeFileSync(join(folder, 'public/favicon.svg'), '<svg/>');
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    const address = `service.town.test:${upstream.address.split(':')[1]}`;
    gateway = spawn(process.execPath, [MAIN], {
      env: {
        PATH: process.env.PATH,
        PORT: String(port),
        SITE_URL: 'https://town.example',
        NGINX_PATH: process.env.TEST_NGINX,
        BROTLI_MODULES: process.env.TEST_NGINX_MODULES,
        RUN_DIR: join(folder, 'run'),
        ACCESS_LOG: join(folder, 'access.log'),
        ASSETS_DIR: join(folder, 'assets'),
        SLICES_DIR: join(folder, 'slices'),
        PUBLIC_DIR: join(folder, 'public'),
        ...Object.fromEntries(addressed.map((name) => [`${name}_ADDRESS`, address])),
        RESOLVER: names.address,
        TRUSTED_PROXIES: '127.0.0.0/16',
        WORKERS: '1',
        READ_RATE: '100000',
        READ_BURST: '10000',
        PAGE_RATE: '100000',
        PAGE_BURST: '10000',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await until('/favicon.svg', ({ status }) => status === 200);
  });

  afterAll(async () => {
    if (gateway.exitCode === null && gateway.signalCode === null) {
      gateway.kill('SIGTERM');
      await once(gateway, 'exit');
    }
    await upstream.stop();
    names.stop();
    rmSync(folder, { recursive: true });
  });

  it('follows a name to its new address without a restart', async () => {
    names.answerWith(NOBODY);
    await until('/api/events', ({ status }) => status === 503);
    names.answerWith('127.0.0.1');
    const answer = await until('/api/events?limit=1', ({ status }) => status === 200);
    expect(JSON.parse(answer.text)).toMatchObject({ url: '/api/events?limit=1' });
  });

  it('serves while one of two replicas is down', async () => {
    names.answerWith(NOBODY, '127.0.0.1');
    const before = names.questions;
    const answers: number[] = [];
    while (names.questions < before + 2 || answers.length < 10) {
      answers.push((await ask(url, '/api/businesses')).status);
    }
    expect(new Set(answers)).toEqual(new Set([200]));
  });

  it('tries the next address when a process closes the connection, because it may belong to another service', async () => {
    const closed = new Set<string>();
    const stranger = createServer((request) => {
      closed.add(request.method ?? '');
      request.socket.destroy();
    });
    const port = Number(upstream.address.split(':')[1]);
    await new Promise<void>((done) => stranger.listen(port, NOBODY, done));
    names.answerWith(NOBODY, '127.0.0.1');
    const statuses = new Set<number>();
    while (!closed.has('GET') || !closed.has('POST')) {
      statuses.add((await ask(url, '/api/businesses')).status);
      statuses.add((await ask(url, '/api/contact', { method: 'POST' })).status);
    }
    stranger.close();
    expect(statuses).toEqual(new Set([200]));
  });

  it('forwards requests unchanged to their owners', async () => {
    names.answerWith('127.0.0.1');
    await until('/', ({ status }) => status === 200);
    const seen = async (path: string) => JSON.parse((await ask(url, path)).text).url;
    expect(await seen('/api/news/1%2F2?q=a%20b')).toBe('/api/news/1%2F2?q=a%20b');
    expect(await seen('/healthz')).toBe('/healthz/stack');
    expect(await seen('/metrics')).toBe('/page-not-found');
    expect(await seen('/stripe-sandbox/stripe.js?v=1')).toBe('/browser/stripe.js?v=1');
  });

  it("reads the visitor's address from a trusted load balancer, and the public scheme from SITE_URL", async () => {
    const { text, headers } = await ask(url, '/api/events', {
      headers: { 'X-Forwarded-For': '198.51.100.7, 203.0.113.9' },
    });
    expect(JSON.parse(text).headers).toMatchObject({
      'x-real-ip': '203.0.113.9',
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-proto': 'https',
    });
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });

  it('has been replaced by nginx, which handles signals and stops cleanly', async () => {
    const ended = once(gateway, 'exit');
    gateway.kill('SIGQUIT');
    expect(await ended).toEqual([0, null]);
  });

  it('names every wrong setting, and does not start', async () => {
    const child = spawn(process.execPath, [MAIN], {
      env: { SITE_URL: 'town.example', CATALOG_ADDRESS: 'catalog' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let output = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    const [status] = await once(child, 'close');
    expect(status).toBe(1);
    for (const name of ['SITE_URL', 'CATALOG_ADDRESS', 'RUN_DIR']) expect(output).toContain(name);
  });

  async function until(path: string, isRight: (answer: Answer) => boolean): Promise<Answer> {
    for (;;) {
      try {
        const answer = await ask(url, path);
        if (isRight(answer)) return answer;
      } catch {
        // The gateway does not listen yet.
      }
      if (gateway.exitCode !== null) throw new Error('The gateway ended.');
      await delay(20);
    }
  }
});
