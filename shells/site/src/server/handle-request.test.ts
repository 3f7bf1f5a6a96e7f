/** @jest-environment node */
import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { portOf } from '@town/process-kit/port-of';
import { exchange } from '@town/process-kit/testing/odd-requests';
import type { App } from './app';
import { handleRequest } from './handle-request';
import { captureLog } from './testing/capture-log';
import { testApp } from './testing/test-app';

const service = 'http://127.0.0.1:9';
let server: Server;
let logged: () => string;

type Choose = App['slices']['choose'];

/** Starts the site with slices that the test chooses, and sends one request. */
async function ask(path: string, choose: Choose, init?: RequestInit) {
  const app = testApp(service, choose);
  server = createServer((request, response) => void handleRequest(app, request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return fetch(`http://127.0.0.1:${portOf(server)}${path}`, init);
}

const none: Choose = () => Promise.resolve({ slices: [] });
const broken: Choose = () => Promise.reject(new Error('secret insides'));

beforeEach(() => {
  logged = captureLog();
});
afterEach(async () => {
  jest.restoreAllMocks();
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

describe("the shell's server", () => {
  it('hides the cause of an error from the visitor, and logs it with the request id', async () => {
    const answer = await ask('/about', broken, { headers: { 'x-request-id': 'abc-123' } });
    expect(answer.status).toBe(500);
    expect(answer.headers.get('x-request-id')).toBe('abc-123');
    const html = await answer.text();
    expect(html).toContain('Something went wrong');
    expect(html).not.toContain('secret');
    expect(logged()).toContain('secret insides');
    expect(logged()).toContain('abc-123');
  });

  it('shows the error page in Spanish below /es', async () => {
    const html = await (await ask('/es/about', broken)).text();
    expect(html).toContain('<html lang="es">');
    expect(html).toContain('Algo salió mal');
  });

  it('sends the content length of a page, also for HEAD', async () => {
    const page = await ask('/about', broken);
    const bytes = (await page.arrayBuffer()).byteLength;
    expect(page.headers.get('content-length')).toBe(String(bytes));
    server.close();
    const head = await ask('/about', broken, { method: 'HEAD' });
    expect(head.headers.get('content-length')).toBe(String(bytes));
    expect(await head.text()).toBe('');
  });

  it('refuses methods that write', async () => {
    const answer = await ask('/about', none, { method: 'POST', body: 'x' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
  });

  it('refuses in the language of the address', async () => {
    const post = { method: 'POST', body: 'x' };
    const english = await ask('/about', none, post);
    expect(await english.text()).toBe('Method not allowed\n');
    server.close();
    const spanish = await ask('/es/about', none, post);
    expect(spanish.headers.get('content-language')).toBe('es');
    expect(spanish.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await spanish.text()).toBe('Método no permitido\n');
    server.close();
    const form = await ask('/es/contact', none, post);
    expect(form.status).toBe(403);
    expect(await form.text()).toBe('Este formulario es de otro sitio.\n');
  });

  it('refuses an address with a NUL character, which no page can show', async () => {
    expect((await ask('/search?q=a%00', none)).status).toBe(400);
  });

  it('does not accept arbitrary text as a request id', async () => {
    const answer = await ask('/healthz', none, { headers: { 'x-request-id': '<b>"' } });
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('is alive without slices, and not ready', async () => {
    expect((await ask('/healthz', none)).status).toBe(200);
    server.close();
    expect((await ask('/readyz', none)).status).toBe(503);
  });

  it('reports that services are down', async () => {
    const answer = await ask('/healthz/stack', none);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({
      status: 'unavailable',
      services: { catalog: 'unavailable' },
    });
  });

  it('allows the one script of a page by the hash of its text, and no other', async () => {
    const answer = await ask('/about', none);
    expect(answer.status).toBe(200);
    const page = await answer.text();
    const policy = answer.headers.get('content-security-policy') ?? '';
    const [script = '', ...others] = [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(
      ([, text]) => text,
    );
    expect(others).toEqual([]);
    const hash = createHash('sha256').update(script).digest('base64');
    expect(policy).toContain(`script-src 'sha256-${hash}' 'strict-dynamic';`);
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toContain('nonce');
  });

  it('allows the payment provider on pages that take payments, and on no other', async () => {
    const policyOf = async (path: string) => {
      const policy = (await ask(path, none)).headers.get('content-security-policy');
      server.close();
      return policy;
    };
    expect(await policyOf('/advertise')).toMatch(/frame-src [^;]*https:\/\/js\.stripe\.com/);
    expect(await policyOf('/account/subscription')).toMatch(
      /frame-src [^;]*https:\/\/js\.stripe\.com/,
    );
    expect(await policyOf('/account')).not.toMatch(/stripe/);
    expect(await policyOf('/advertise')).toMatch(/connect-src [^;]*https:\/\/api\.stripe\.com/);
    expect(await policyOf('/about')).not.toContain('stripe');
  });

  it.each(['//evil.example/path', '/%', '/%E0%A4%A', '/no/such/page'])(
    'answers the address %s with a page that does not exist',
    async (path) => {
      expect((await ask(path, none)).status).toBe(404);
    },
  );

  it.each([
    ['/About', '/about'],
    ['/contact/?from=Card', '/contact?from=Card'],
    ['/es/Contact', '/es/contact'],
    ['/es/', '/es'],
  ])('leads from %s to the address of its page', async (path, own) => {
    const answer = await ask(path, none, { redirect: 'manual' });
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe(own);
  });

  it('serves an internal address only under its exact path', async () => {
    await ask('/about', none);
    const request = 'GET /x\\..\\healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
    expect(await exchange(portOf(server), request)).toMatch(/^HTTP\/1\.1 404 /);
  });

  it('serves the sitemap while the news service is unavailable', async () => {
    const answer = await ask('/sitemap.xml', none);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<loc>https://guide.example.com/events</loc>');
  });
});
