import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerLost } from '@town/contracts/api/answer-lost';
import { exchange } from '@town/process-kit/testing/odd-requests';
import { GatewayUnderTest } from './testing/gateway-under-test.js';

describe('On errors the gateway', () => {
  const gateway = new GatewayUnderTest();
  beforeAll(() => gateway.start({ clientTimeout: '1s', upstreamTimeout: '1s' }));
  afterAll(() => gateway.stop());

  const problemOf = (text: string): Record<string, unknown> => JSON.parse(text);

  it('refuses a body of more than 100 KB with a problem, and accepts one of 100 KB', async () => {
    const post = (size: number) =>
      gateway.ask('/api/contact', { method: 'POST', body: 'x'.repeat(size) });
    expect((await post(100 * 1024)).status).toBe(200);
    const refused = await post(100 * 1024 + 1);
    expect(refused.status).toBe(413);
    expect(refused.headers['content-type']).toBe('application/problem+json');
    expect(problemOf(refused.text)).toMatchObject({ status: 413, title: 'Content Too Large' });
  });

  it('states the size limit of a body, which is larger for an import file', async () => {
    const post = async (path: string, size: number) => {
      const { status, text } = await gateway.ask(path, { method: 'POST', body: 'x'.repeat(size) });
      return [status, problemOf(text).message];
    };
    const megabytes = 1024 * 1024;
    expect(await post('/api/admin/events', megabytes)).toEqual([
      413,
      'The request is larger than 100 KB.',
    ]);
    expect(await post('/api/admin/events/import', 10 * megabytes + 1)).toEqual([
      413,
      'The request is larger than 10 MB.',
    ]);
  });

  it('waits longer for an import and its undo than for other calls', async () => {
    const slowly = (_: unknown, response: ServerResponse) =>
      setTimeout(() => response.end('imported'), 1_500);
    gateway.upstreams.content.answerWith(slowly);
    const post = (path: string) => gateway.ask(path, { method: 'POST', body: 'x' });
    expect(await post('/api/admin/events/import')).toMatchObject({ status: 200, text: 'imported' });
    expect(await post('/api/admin/batches/content-1/undo')).toMatchObject({ status: 200 });
    expect((await post('/api/admin/events')).status).toBe(503);
    gateway.upstreams.content.answerWith();
  });

  it('refuses a body of more than 100 KB without a length', async () => {
    const refused = await gateway.ask('/api/contact', {
      method: 'POST',
      headers: { 'Transfer-Encoding': 'chunked' },
      body: 'x'.repeat(150 * 1024),
    });
    expect(refused.status).toBe(413);
    expect(problemOf(refused.text)).toMatchObject({ status: 413 });
  });

  it('refuses an unknown method', async () => {
    const answer = await gateway.ask('/api/events', { method: 'PROPFIND' });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toContain('POST');
    expect(problemOf(answer.text)).toMatchObject({ status: 405 });
  });

  it('refuses an address that is too long, and headers that are too large', async () => {
    const long = await gateway.ask(`/api/search?q=${'x'.repeat(9_000)}`);
    expect(long.status).toBe(414);
    expect(problemOf(long.text)).toMatchObject({ status: 414 });
    const large = await gateway.ask('/api/search', { headers: { Cookie: 'x'.repeat(9_000) } });
    expect(large.status).toBe(431);
    expect(problemOf(large.text)).toMatchObject({ status: 431 });
  });

  it('answers 400 to a request that is not HTTP', async () => {
    const received = await exchange(gateway.port, 'GET /api/events HTTP/1.1\r\nHost a b\r\n\r\n');
    expect(received).toMatch(/^HTTP\/1\.1 400 /);
    expect(received).not.toContain('<html>');
  });

  it('shows a page for an address that cannot be decoded, and a problem below /api', async () => {
    const ask = (path: string, method = 'GET') => gateway.ask(path, { method });
    for (const path of ['/events/%E0%A4%A', '/directory/100%', '/%00', '/apis/%']) {
      const page = await ask(path);
      expect(page.status).toBe(404);
      expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(page.text).toContain('<h1>404 Page Not Found</h1>');
    }
    expect((await ask('/es/events/%A')).text).toContain('<html lang="es">');
    expect((await ask('/events/%A', 'HEAD')).status).toBe(404);
    for (const answer of [await ask('/api/events/%A'), await ask('/events/%A', 'POST')]) {
      expect(answer.status).toBe(400);
      expect(problemOf(answer.text)).toMatchObject({ status: 400 });
    }
  });

  it('answers an unknown body encoding with a problem', async () => {
    const received = await exchange(
      gateway.port,
      'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: unknown\r\n\r\n',
    );
    expect(received).toMatch(/^HTTP\/1\.1 501 /);
    expect(received).toContain('application/problem+json');
    expect(received).not.toContain('<html>');
  });

  it('closes the connection of a visitor who never finishes the request', async () => {
    const received = await exchange(
      gateway.port,
      'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Le',
    );
    expect(received).toBe('');
  });

  it('answers a 503 problem when a service does not answer', async () => {
    gateway.upstreams.content.answerWith(() => {});
    const answer = await gateway.ask('/api/events');
    gateway.upstreams.content.answerWith();
    expect(answer.status).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-type']).toBe('application/problem+json');
    expect(problemOf(answer.text)).toMatchObject({
      type: 'about:blank',
      status: 503,
      title: 'Service Unavailable',
    });
  });

  describe('of a write says whether the write may have been done', () => {
    const { content } = gateway.upstreams;
    const post = (headers: Record<string, string> = {}) =>
      gateway.ask('/api/admin/events', { method: 'POST', body: '{"a":1}', headers });
    const plain = { status: 503, type: 'about:blank' };
    const lost = { status: 503, type: answerLost };
    afterEach(() => content.answerWith());

    it.each([
      ['times out', () => {}],
      ['drops the connection', (request: IncomingMessage) => request.socket.destroy()],
    ])('when the service %s', async (_, handler) => {
      content.answerWith(handler);
      const answer = await post();
      expect(answer.status).toBe(503);
      expect(answer.headers['retry-after']).toBe('5');
      expect(problemOf(answer.text)).toMatchObject(lost);
    });

    it('when the caller can repeat it with its own idempotency key', async () => {
      content.answerWith(() => {});
      expect(problemOf((await post({ 'Idempotency-Key': 'one' })).text)).toMatchObject(plain);
    });

    it('when the service was not reached', async () => {
      const port = Number(content.address.split(':')[1]);
      await content.stop();
      const answer = await post();
      await content.start(port);
      expect(answer.headers['retry-after']).toBe('5');
      expect(problemOf(answer.text)).toMatchObject(plain);
    });
  });

  it("forwards a service's own errors unchanged", async () => {
    gateway.upstreams.content.answerWith((_, response) => {
      response.statusCode = 503;
      response.setHeader('Content-Type', 'application/problem+json');
      response.setHeader('Retry-After', '30');
      response.end('{"status":503,"detail":"no database"}');
    });
    const answer = await gateway.ask('/api/events');
    gateway.upstreams.content.answerWith();
    expect(answer.status).toBe(503);
    expect(answer.headers['retry-after']).toBe('30');
    expect(answer.text).toContain('no database');
  });

  it('serves the rest of the site while a service is down, and reaches the service again afterwards', async () => {
    const { auth } = gateway.upstreams;
    const port = Number(auth.address.split(':')[1]);
    await auth.stop();
    expect((await gateway.ask('/api/auth/jwks.json')).status).toBe(503);
    expect((await gateway.ask('/api/events')).status).toBe(200);
    await auth.start(port);
    expect((await gateway.ask('/api/auth/jwks.json')).status).toBe(200);
  });

  it('answers in the language of the address', async () => {
    const post = { method: 'POST', body: 'x'.repeat(100 * 1024 + 1) };
    const refused = async (path: string) => {
      const { status, text, headers } = await gateway.ask(path, post);
      return [status, text, headers['content-type']];
    };
    const type = 'text/plain; charset=utf-8';
    expect(await refused('/contact')).toEqual([
      413,
      'This is larger than the site accepts.\n',
      type,
    ]);
    expect(await refused('/es/contact')).toEqual([
      413,
      'Esto es más grande de lo que acepta el sitio.\n',
      type,
    ]);
  });

  it('shows its own notice when no page can be rendered', async () => {
    const { site } = gateway.upstreams;
    const port = Number(site.address.split(':')[1]);
    await site.stop();
    const page = await gateway.ask('/directory');
    const spanish = await gateway.ask('/es/directory');
    const posted = await gateway.ask('/contact', { method: 'POST', body: 'fullName=Ann' });
    const health = await gateway.ask('/healthz');
    await site.start(port);
    expect(page.status).toBe(503);
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'retry-after': '5',
      'cache-control': 'no-store',
    });
    expect(page.text).toContain('<h1>Back in a moment</h1>');
    expect(page.text).not.toMatch(/src=|href=/);
    expect(spanish.status).toBe(503);
    expect(spanish.text).toContain('<html lang="es">');
    expect(spanish.text).toContain('<h1>Volvemos en un momento</h1>');
    expect(posted.status).toBe(503);
    expect(posted.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'retry-after': '5',
    });
    expect(posted.text).toBe(page.text);
    expect(health.status).toBe(503);
    expect(problemOf(health.text)).toEqual({
      status: 'unavailable',
      services: { site: 'unavailable' },
    });
  });
});
