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
    gateway.addFile('slices/mfe-events/1.0.0/client/entry.js', script, true);
    gateway.addFile('slices/mfe-events/1.0.0/server/entry.js', 'server only');
    gateway.addFile('slices/mfe-events/1.0.0/notes.txt', 'hidden');
    gateway.addFile('slices/mfe-events/1.1.0.7.unfinished/client/entry.js', 'hidden');
    gateway.addFile('slices/.lock', 'hidden');
    gateway.addFile('public/favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    gateway.addFile('public/manifest.webmanifest', '{}');
    gateway.addFile('public/favicon.ico', 'ico');
    gateway.addFile('public/icons/icon-192.png', 'png');
    gateway.addFile('public/.env', 'hidden');
    await gateway.start();
  });
  afterAll(() => gateway.stop());

  it.each(['/assets/app.1a2b.js', '/slices/mfe-events/1.0.0/client/entry.js'])(
    '%s for a year, because the content of its address never changes',
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

  it('compressed by the build with brotli for clients that accept it', async () => {
    const answer = await gateway.ask('/assets/app.1a2b.js', {
      headers: { 'Accept-Encoding': 'gzip, deflate, br' },
    });
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(brotliDecompressSync(answer.body).toString()).toBe(script);
  });

  it('compressed by the build with gzip for clients that accept only that', async () => {
    const answer = await gateway.ask('/slices/mfe-events/1.0.0/client/entry.js', {
      headers: { 'Accept-Encoding': 'gzip' },
    });
    expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(gunzipSync(answer.body).toString()).toBe(script);
  });

  it('except the registry of slices, which the site has verified', async () => {
    expect(await gateway.seenOf('/slices/slices.json')).toMatchObject({
      upstream: 'site',
      url: '/slices/slices.json',
    });
  });

  it('of slices while the server of the site is down', async () => {
    const { site } = gateway.upstreams;
    const port = Number(site.address.split(':')[1]);
    await site.stop();
    const answer = await gateway.ask('/slices/mfe-events/1.0.0/client/entry.js');
    const shellFile = await gateway.ask('/assets/app.1a2b.js');
    await site.start(port);
    expect([answer.status, answer.text]).toEqual([200, script]);
    expect(shellFile.status).toBe(200);
  });

  it('and forwards small reports of failed slices to the site', async () => {
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
    ['/favicon.ico', 'image/x-icon'],
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
    '/slices/mfe-events/1.0.0/client/gone.js',
    '/slices/mfe-events/1.0.0/client/entry.js.br',
    '/slices/mfe-events/1.0.0/server/entry.js',
    '/slices/mfe-events/1.0.0/%73erver/entry.js',
    '/slices/mfe-events/1.0.0/./server/entry.js',
    '/slices/mfe-events/1.0.0/client/../server/entry.js',
    '/slices/mfe-events/1.0.0/client/%2e%2e/server/entry.js',
    '/slices/mfe-events/1.0.0/notes.txt',
    '/slices/mfe-events/1.1.0.7.unfinished/client/entry.js',
    '/slices/.lock',
    '/slices/slices.json.br',
  ])('but not %s', async (path) => {
    const answer = await gateway.ask(path, { headers: { 'Accept-Encoding': 'br' } });
    expect(answer.text).not.toMatch(/hidden|server only|nginx/);
    expect(answer.status).toBe(404);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each(['/.env', '/.git/config', '/favicon.svg.br'])(
    'but not %s, where the site answers with a page',
    async (path) => {
      expect(await gateway.seenOf(path)).toMatchObject({ upstream: 'site' });
    },
  );

  it.each([
    '/assets/app.1a2b.js',
    '/slices/slices.json',
    '/slices/mfe-events/1.0.0/client/entry.js',
    '/about',
  ])('%s for reading only', async (path) => {
    const answer = await gateway.ask(path, { method: 'POST', body: 'x' });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
    expect(answer.text).not.toContain('nginx');
  });
});
