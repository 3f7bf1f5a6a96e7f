import { FakeUpstream } from './testing/fake-upstream.js';
import { GatewayUnderTest } from './testing/gateway-under-test.js';

const hash = '0123456789abcdef0123456789abcdef';
const immutable = 'public, max-age=31536000, immutable';

describe('Pictures in a folder', () => {
  const gateway = new GatewayUnderTest();
  beforeAll(async () => {
    await gateway.start();
    for (const name of [`${hash}/640.avif`, `${hash}/640.jpg.tmp`, 'notes.jpg']) {
      gateway.addFile(`pictures/${name}`, 'a picture');
    }
  });
  afterAll(() => gateway.stop());

  it('are served as immutable, with their type, without calling a service', async () => {
    const { status, text, headers } = await gateway.ask(`/pictures/${hash}/640.avif`);
    expect([status, text]).toEqual([200, 'a picture']);
    expect(headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': immutable,
      'x-content-type-options': 'nosniff',
    });
  });

  it.each([
    `/pictures/${hash}/320.avif`,
    `/pictures/${hash}/640.jpg.tmp`,
    `/pictures/${hash}/`,
    '/pictures/notes.jpg',
    `/pictures/${hash}/../notes.jpg`,
    '/pictures/',
  ])('that do not exist get a 404 problem: %s', async (path) => {
    const { status, headers } = await gateway.ask(path);
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('application/problem+json');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('cannot be changed', async () => {
    const { status } = await gateway.ask(`/pictures/${hash}/640.avif`, { method: 'PUT' });
    expect(status).toBe(405);
  });
});

describe('Pictures in a bucket', () => {
  const bucket = new FakeUpstream('bucket');
  const gateway = new GatewayUnderTest();
  beforeAll(async () => {
    await bucket.start();
    await gateway.start({ pictures: { origin: `http://${bucket.address}/town-pictures/` } });
  });
  afterAll(async () => {
    await gateway.stop();
    await bucket.stop();
  });

  it("are fetched by the gateway without the visitor's headers", async () => {
    const path = `/pictures/${hash}/640.avif`;
    const answer = await gateway.ask(path, { headers: { cookie: 'a=b', authorization: 'x' } });
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe(immutable);
    const seen = JSON.parse(answer.text);
    expect(seen.url).toBe(`/town-pictures/${hash}/640.avif`);
    expect(seen.headers).not.toHaveProperty('cookie');
    expect(seen.headers).not.toHaveProperty('authorization');
  });

  it('that do not exist get a 404 problem', async () => {
    const { status, headers } = await gateway.ask('/pictures/elsewhere/640.avif');
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('application/problem+json');
  });
});

describe('An upload', () => {
  const gateway = new GatewayUnderTest();
  beforeAll(() => gateway.start());
  afterAll(() => gateway.stop());
  const send = (path: string, bytes: number) =>
    gateway.ask(path, { method: 'POST', body: 'x'.repeat(bytes) });

  it.each(['/api/admin/pictures', '/api/owner/pictures?listing=1'])(
    'of 15 MB reaches the media service at %s',
    async (path) => {
      const { status, text } = await send(path, 15 * 1024 * 1024);
      expect(status).toBe(200);
      expect(JSON.parse(text).upstream).toBe('media');
    },
  );

  it('of more is refused with a problem that states the limit', async () => {
    const { status, text } = await send('/api/admin/pictures', 17 * 1024 * 1024);
    expect(status).toBe(413);
    expect(JSON.parse(text).detail).toBe('A picture may have at most 15 MB.');
  });

  it.each(['/api/admin/pictures/1', '/api/admin/pictures/', '/api/events'])(
    'of 200 KB is refused at %s',
    async (path) => {
      expect((await send(path, 200 * 1024)).status).toBe(413);
    },
  );
});
