/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { register } from 'prom-client';
import type { App } from './app';
import { handleRequest } from './handle-request';
import type { LoadedSlice } from './slice-loader';
import type { Release } from './slice-store';
import { SliceTrials } from './slice-trials';

const service = 'http://127.0.0.1:9';
let server: Server;
let logged: string;

/** Serves the site with slices that the test decides on, and asks it once. */
async function ask(
  path: string,
  current: () => Promise<Release>,
  init?: RequestInit,
  trials = new SliceTrials(),
) {
  const app = {
    config: {
      port: 0,
      host: '127.0.0.1',
      services: { catalog: service, content: service, advertising: service, auth: service },
      slicesDir: '',
      siteUrl: 'https://guide.example.com',
      weatherUrl: 'https://weather.example.com/v1/forecast',
      payments: { publishableKey: 'pk_test_1', scriptUrl: null },
    },
    slices: { current },
    trials,
    assets: {
      forPage: () => ({ styles: [], scripts: [], preloads: [], fonts: [] }),
    },
    isDraining: () => false,
  } as unknown as App;
  server = createServer((request, response) => void handleRequest(app, request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, init);
}

const none = () => Promise.resolve({ revision: 0, stable: [], canaries: [] });
const broken = () => Promise.reject(new Error('secret insides'));

beforeEach(() => {
  logged = '';
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    logged += String(text);
    return true;
  });
});
afterEach(async () => {
  jest.restoreAllMocks();
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

describe("the shell's server", () => {
  it('says that something went wrong, and not what, and logs it with the id of the request', async () => {
    const answer = await ask('/about', broken, { headers: { 'x-request-id': 'abc-123' } });
    expect(answer.status).toBe(500);
    expect(answer.headers.get('x-request-id')).toBe('abc-123');
    const html = await answer.text();
    expect(html).toContain('Something went wrong');
    expect(html).not.toContain('secret');
    expect(logged).toContain('secret insides');
    expect(logged).toContain('abc-123');
  });

  it('only reads', async () => {
    const answer = await ask('/about', none, { method: 'POST', body: 'x' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
  });

  it('does not take any text for the id of a request', async () => {
    const answer = await ask('/healthz', none, { headers: { 'x-request-id': '<b>"' } });
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('is alive without slices, and not ready', async () => {
    expect((await ask('/healthz', none)).status).toBe(200);
    server.close();
    expect((await ask('/readyz', none)).status).toBe(503);
  });

  it('tells that services are down', async () => {
    const answer = await ask('/healthz/stack', none);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({
      status: 'unavailable',
      services: { catalog: 'unavailable' },
    });
  });

  it('no longer measures a canary as held back when it has ended, though nobody asks for a page', async () => {
    const rules = { minimumVisitors: 1, minimumFailed: 1, rate: 0, timesStable: 0 };
    const trials = new SliceTrials(rules);
    const version = (number: string) => ({ name: 'mfe-events', version: number }) as LoadedSlice;
    const stable = [version('1.0.0')];
    const canaries = [{ slice: version('1.1.0'), percent: 10 }];
    trials.follow({ revision: 1, stable, canaries });
    trials.given('a visitor', [version('1.1.0')]);
    trials.failed('a visitor', version('1.1.0'));
    const heldBack = 'slice_canary_suspended{slice="mfe-events",version="1.1.0",service="site"} 1';
    expect(await register.metrics()).toContain(heldBack);
    const ended = () => Promise.resolve({ revision: 2, stable, canaries: [] });
    const answer = await ask('/metrics', ended, {}, trials);
    const metrics = await answer.text();
    expect(metrics).not.toContain(heldBack);
    expect(metrics).toMatch(
      /slice_canary_failed_timestamp_seconds\{slice="mfe-events",version="1\.1\.0"[^}]*\} \d{10}/,
    );
  });

  it('renders a page of its own with a policy whose nonce is new each time', async () => {
    const policies = [];
    for (let visits = 0; visits < 2; visits += 1) {
      const answer = await ask('/about', none);
      expect(answer.status).toBe(200);
      policies.push(answer.headers.get('content-security-policy') ?? '');
      server.close();
    }
    expect(policies[0]).toMatch(/script-src 'nonce-[^']{20,}' 'strict-dynamic'/);
    expect(policies[0]).not.toContain('unsafe');
    expect(policies[0]).not.toBe(policies[1]);
  });

  it('lets the payment provider into the page that takes payments, and into no other', async () => {
    const policyOf = async (path: string) => {
      const policy = (await ask(path, none)).headers.get('content-security-policy');
      server.close();
      return policy;
    };
    expect(await policyOf('/advertise')).toMatch(/frame-src [^;]*https:\/\/js\.stripe\.com/);
    expect(await policyOf('/advertise')).toMatch(/connect-src [^;]*https:\/\/api\.stripe\.com/);
    expect(await policyOf('/about')).not.toContain('stripe');
  });

  it.each(['//evil.example/path', '/%', '/%E0%A4%A', '/no/such/page'])(
    'answers the address %s with a page that does not exist',
    async (path) => {
      expect((await ask(path, none)).status).toBe(404);
    },
  );

  it('keeps the site map without the service that knows the articles', async () => {
    const answer = await ask('/sitemap.xml', none);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<loc>https://guide.example.com/events</loc>');
  });
});
