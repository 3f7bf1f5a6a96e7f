import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { GatewayUnderTest } from './testing/gateway-under-test.js';

const page = `<!doctype html><title>Town</title>${'<p>Welcome to the town.</p>'.repeat(100)}`;

describe('The gateway compresses', () => {
  const gateway = new GatewayUnderTest();
  beforeAll(() => gateway.start());
  afterAll(() => gateway.stop());

  const sendPage = (_: IncomingMessage, response: ServerResponse) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(page);
  };

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('pages with %s', async (encoding, decompress) => {
    gateway.upstreams.site.answerWith(sendPage);
    const answer = await gateway.ask('/', { headers: { 'Accept-Encoding': encoding } });
    expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
    expect(decompress(answer.body).toString()).toBe(page);
  });

  it.each(['text/calendar; charset=utf-8', 'application/rss+xml; charset=utf-8'])(
    'feeds of %s, and keeps their weak ETag',
    async (type) => {
      gateway.upstreams.site.answerWith((_, response) => {
        response.setHeader('Content-Type', type);
        response.setHeader('ETag', 'W/"feed"');
        response.end(page);
      });
      for (const encoding of ['br', 'gzip']) {
        const answer = await gateway.ask('/events.ics', {
          headers: { 'Accept-Encoding': encoding },
        });
        expect(answer.headers).toMatchObject({ 'content-encoding': encoding, etag: 'W/"feed"' });
      }
    },
  );

  it('nothing for a client that does not accept it', async () => {
    gateway.upstreams.site.answerWith(sendPage);
    const answer = await gateway.ask('/');
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.text).toBe(page);
  });

  it("no list of the API, because its service's strong ETag is for exactly these bytes", async () => {
    const list = JSON.stringify(Array.from({ length: 200 }, (_, id) => ({ id, name: 'An inn' })));
    gateway.upstreams.catalog.answerWith((_, response) => {
      response.setHeader('Content-Type', 'application/json');
      response.setHeader('ETag', '"v7"');
      response.end(list);
    });
    const answer = await gateway.ask('/api/businesses', {
      headers: { 'Accept-Encoding': 'gzip, br' },
    });
    expect(answer.headers.etag).toBe('"v7"');
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.text).toBe(list);
  });

  it('no list that its service has already compressed', async () => {
    gateway.upstreams.catalog.answerWith((_, response) => {
      response.setHeader('Content-Type', 'application/json');
      response.setHeader('Content-Encoding', 'br');
      response.setHeader('ETag', '"v7-br"');
      response.end(Buffer.from('compressed'));
    });
    const answer = await gateway.ask('/api/businesses', { headers: { 'Accept-Encoding': 'br' } });
    expect(answer.headers).toMatchObject({ etag: '"v7-br"', 'content-encoding': 'br' });
    expect(answer.text).toBe('compressed');
  });
});
