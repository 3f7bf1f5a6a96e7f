import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { GatewayUnderTest } from './testing/gateway-under-test.js';

const FOR_EVER = 'public, max-age=31536000, immutable';
const script = 'console.log("a town");'.repeat(40);

describe('The gateway serves files', () => {
  const gateway = new GatewayUnderTest();
  beforeAll(async () => {
    gateway.addFile('assets/app.1a2b.js', script, true);
    gateway.addFile('assets/fonts/serif.9f.woff2', 'font');
    gateway.addFile('assets/.secret', 'hidden');
    gateway.addFile('slices/events/1.0.0/entry.js', script, true);
    gateway.addFile('slices/events/1.0.0/server/entry.js', 'server only');
    gateway.addFile('slices/.lock', 'hidden');
    gateway.addFile('public/favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    gateway.addFile('public/manifest.webmanifest', '{}');
    gateway.addFile('public/icons/icon-192.png', 'png');
    gateway.addFile('public/.env', 'hidden');
    await gateway.start();
  });
  afterAll(() => gateway.stop());

  it.each(['/assets/app.1a2b.js', '/slices/events/1.0.0/entry.js'])(
    '%s for a year, since its address never means anything else',
    async (path) => {
      const answer = await gateway.ask(path);
      expect(answer.status).toBe(200);
      expect(answer.text).toBe(script);
      expect(answer.headers).toMatchObject({
        'cache-control': FOR_EVER,
        'content-type': 'text/javascript; charset=utf-8',
        vary: 'Accept-Encoding',
      });
    },
  );

  it('compressed by the build with brotli for who takes it', async () => {
    const answer = await gateway.ask('/assets/app.1a2b.js', {
      headers: { 'Accept-Encoding': 'gzip, deflate, br' },
    });
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(brotliDecompressSync(answer.body).toString()).toBe(script);
  });

  it('compressed by the build with gzip for who takes only that', async () => {
    const answer = await gateway.ask('/slices/events/1.0.0/entry.js', {
      headers: { 'Accept-Encoding': 'gzip' },
    });
    expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(gunzipSync(answer.body).toString()).toBe(script);
  });

  it('the registry of slices as the site has verified it', async () => {
    expect(await gateway.seenOf('/slices/slices.json')).toMatchObject({
      upstream: 'site',
      url: '/slices/slices.json',
    });
  });

  describe('of slices', () => {
    const file = '/slices/events/1.0.0/entry.js';
    afterEach(() => gateway.upstreams.site.answerWith());

    it('after asking the site about each of them, without what the visitor sent', async () => {
      const asked: unknown[] = [];
      gateway.upstreams.site.answerWith((request, response) => {
        const { cookie, 'x-slice-file': path } = request.headers;
        asked.push({ url: request.url, cookie, path });
        response.writeHead(204).end();
      });
      const answer = await gateway.ask('/slices/events/./1.0.0/%65ntry.js', {
        headers: { cookie: 'a=b', 'x-slice-file': '/slices/other' },
      });
      expect(answer.status).toBe(200);
      expect(asked).toEqual([{ url: '/slice-file-check', cookie: undefined, path: file }]);
    });

    it('not when the site does not know them', async () => {
      gateway.upstreams.site.answerWith((_, response) => response.writeHead(403).end());
      const answer = await gateway.ask(file);
      expect(answer.status).toBe(404);
      expect(answer.text).not.toContain('town');
      expect(answer.headers['cache-control']).toBe('no-store');
    });

    it('not while the site cannot be asked', async () => {
      gateway.upstreams.site.answerWith((_, response) => response.writeHead(500).end());
      const answer = await gateway.ask(file);
      expect(answer.status).toBe(503);
      expect(answer.text).not.toMatch(/town|nginx/);
      expect(answer.headers['cache-control']).toBe('no-store');
    });

    it('while nobody outside can ask the site the same', async () => {
      const answer = await gateway.ask('/slice-file-check', { headers: { 'x-slice-file': file } });
      expect(answer.status).toBe(404);
      expect(answer.text).not.toContain('site');
    });
  });

  it('reports of failed slices on to the site, if they are small', async () => {
    const report = { method: 'POST', body: '{}' };
    expect(await gateway.seenOf('/slice-reports', report)).toMatchObject({
      upstream: 'site',
      url: '/slice-reports',
    });
    const large = await gateway.ask('/slice-reports', { method: 'POST', body: 'x'.repeat(2000) });
    expect(large.status).toBe(413);
  });

  it.each([
    ['/favicon.svg', 'image/svg+xml; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/icons/icon-192.png', 'image/png'],
  ])('%s from the root, as %s, for an hour', async (path, type) => {
    const answer = await gateway.ask(path);
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=3600',
    });
  });

  it.each([
    '/assets/gone.js',
    '/assets/',
    '/assets/fonts',
    '/assets/.secret',
    '/assets/app.1a2b.js.br',
    '/assets/app.1a2b.js.gz',
    '/slices/',
    '/slices/events/1.0.0/gone.js',
    '/slices/events/1.0.0/entry.js.br',
    '/slices/events/1.0.0/server/entry.js',
    '/slices/events/1.0.0/%73erver/entry.js',
    '/slices/events/1.0.0/./server/entry.js',
    '/slices/.lock',
    '/slices/slices.json.br',
  ])('nothing at %s', async (path) => {
    const answer = await gateway.ask(path, { headers: { 'Accept-Encoding': 'br' } });
    expect(answer.text).not.toMatch(/hidden|server only|nginx/);
    expect(answer.status).toBe(404);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each(['/.env', '/.git/config', '/favicon.svg.br'])(
    'nothing at %s, where the site answers with its page',
    async (path) => {
      expect(await gateway.seenOf(path)).toMatchObject({ upstream: 'site' });
    },
  );

  it.each([
    '/assets/app.1a2b.js',
    '/slices/slices.json',
    '/slices/events/1.0.0/entry.js',
    '/about',
  ])('%s to nobody who wants to write it', async (path) => {
    const answer = await gateway.ask(path, { method: 'POST', body: 'x' });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
    expect(answer.text).not.toContain('nginx');
  });
});
