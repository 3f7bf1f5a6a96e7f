import { exchange } from '@town/process-kit/testing/odd-requests';
import { GatewayUnderTest } from './testing/gateway-under-test.js';

describe('The host of a request', () => {
  const gateway = new GatewayUnderTest();
  beforeAll(() => gateway.start({ otherNames: ['www.guide.example'] }));
  afterAll(() => gateway.stop());

  it.each([
    'guide.example',
    'GUIDE.example:8080',
    'www.guide.example',
    'localhost',
    '127.0.0.1:80',
    '[::1]:80',
  ])('may be %s', async (host) => {
    expect((await gateway.ask('/about', { headers: { host } })).status).toBe(200);
  });

  it.each(['evil.example', 'guide.example.evil.example', '10.0.0.1', 'x.guide.example'])(
    'is refused when it is %s',
    async (host) => {
      for (const path of ['/about', '/api/events', '/assets/app.js', '/healthz']) {
        const answer = await gateway.ask(path, { headers: { host } });
        expect(answer.status).toBe(421);
        expect(answer.headers['x-frame-options']).toBe('DENY');
        expect(answer.text).not.toContain('evil');
      }
    },
  );

  it('is refused in the language of the address', async () => {
    const refused = async (path: string) =>
      (await gateway.ask(path, { headers: { host: 'evil.example' } })).text;
    expect(await refused('/about')).toBe('This server has no site of that name.\n');
    expect(await refused('/es/about')).toBe(
      'Este servidor no tiene ningún sitio con ese nombre.\n',
    );
  });

  it.each(['a b', '..', 'guide.example/x', 'a\\b', 'a\tb', ''])(
    'is malformed when it is "%s"',
    async (host) => {
      const answer = await exchange(
        gateway.port,
        `GET /about HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
      );
      expect(answer).toMatch(/^HTTP\/1\.1 4(00|21) /);
      expect(answer).not.toMatch(/<html>|x-slices/);
    },
  );

  it('is required', async () => {
    const answer = await exchange(gateway.port, 'GET /about HTTP/1.1\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  });
});
