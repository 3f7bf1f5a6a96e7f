import { GatewayUnderTest } from './testing/gateway-under-test.js';

describe('Base map archives', () => {
  const archive = Buffer.from('PMTiles and a thousand tiles');
  const gateway = new GatewayUnderTest();
  beforeAll(async () => {
    gateway.addFile('maps/town.pmtiles', archive);
    gateway.addFile('maps/.hidden.pmtiles', 'hidden');
    gateway.addFile('maps/notes.txt', 'hidden');
    await gateway.start();
  });
  afterAll(() => gateway.stop());

  it('are served in parts, which browsers can cache and revalidate', async () => {
    const answer = await gateway.ask('/maps/town.pmtiles', { headers: { Range: 'bytes=0-6' } });
    expect([answer.status, answer.text]).toEqual([206, 'PMTiles']);
    expect(answer.headers).toMatchObject({
      'content-range': `bytes 0-6/${archive.length}`,
      'content-type': 'application/vnd.pmtiles',
      'cache-control': 'public, max-age=3600',
    });
    expect(answer.headers.etag).toMatch(/^"/);
    expect(answer.headers['content-encoding']).toBeUndefined();
  });

  it('refuse a range outside the file', async () => {
    const { status } = await gateway.ask('/maps/town.pmtiles', {
      headers: { Range: 'bytes=9000-9999' },
    });
    expect(status).toBe(416);
  });

  it.each([
    '/maps/other.pmtiles',
    '/maps/.hidden.pmtiles',
    '/maps/notes.txt',
    '/maps/../maps/notes.txt',
    '/maps/',
  ])('are the only files of their folder that are served: not %s', async (path) => {
    expect((await gateway.ask(path)).status).toBe(404);
  });

  it('cannot be changed', async () => {
    expect((await gateway.ask('/maps/town.pmtiles', { method: 'PUT' })).status).toBe(405);
  });
});

describe('The gateway without base map archives', () => {
  const gateway = new GatewayUnderTest();
  beforeAll(() => gateway.start());
  afterAll(() => gateway.stop());

  it('answers 404 for them', async () => {
    expect((await gateway.ask('/maps/town.pmtiles')).status).toBe(404);
  });

  it("allows geolocation to the site's own pages and to no other origin", async () => {
    const { headers } = await gateway.ask('/maps/town.pmtiles');
    expect(headers['permissions-policy']).toContain('geolocation=(self)');
  });
});
