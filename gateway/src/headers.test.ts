import { GatewayUnderTest } from './testing/gateway-under-test.js';

const ADDRESS = /\b\d{1,3}(\.\d{1,3}){3}\b/;

describe('The gateway answers with headers that', () => {
  const gateway = new GatewayUnderTest();
  beforeAll(async () => {
    gateway.addFile('assets/app.js', 'x');
    await gateway.start();
  });
  afterAll(() => gateway.stop());

  it.each(['/', '/api/events', '/api/nothing', '/assets/app.js', '/assets/gone.js', '/healthz'])(
    'forbid sniffing, framing and referrers, on %s',
    async (path) => {
      const { headers } = await gateway.ask(path);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
      });
      expect(headers['permissions-policy']).toContain('camera=()');
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['strict-transport-security']).toBeUndefined();
      expect(headers.server).toBe('nginx');
    },
  );

  it("keep a page's own policy and caching, and are never sent twice", async () => {
    gateway.upstreams.site.answerWith((_, response) => {
      response.setHeader('Content-Security-Policy', "script-src 'nonce-abc'");
      response.setHeader('Cache-Control', 'private, no-cache');
      response.setHeader('X-Content-Type-Options', 'nosniff');
      response.setHeader('X-Frame-Options', 'SAMEORIGIN');
      response.setHeader('X-Powered-By', 'something');
      response.end('<p>');
    });
    const { headers } = await gateway.ask('/');
    gateway.upstreams.site.answerWith();
    expect(headers['content-security-policy']).toBe("script-src 'nonce-abc'");
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['x-powered-by']).toBeUndefined();
  });

  it('make browsers revalidate a page unless the site decides otherwise', async () => {
    expect((await gateway.ask('/')).headers['cache-control']).toBe('no-cache');
  });

  it("carry the request's id, which is the same for the service, the visitor and the log", async () => {
    const answer = await gateway.ask('/api/events?email=someone@example.com', {
      headers: {
        'X-Request-Id': 'chosen-by-the-visitor',
        traceparent: '00-11111111111111111111111111111111-2222222222222222-01',
        'User-Agent': 'some-browser',
      },
    });
    const id = String(answer.headers['x-request-id']);
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    const { traceparent } = JSON.parse(answer.text).headers;
    expect(traceparent).toBe(`00-${id}-${id.slice(0, 16)}-01`);
    expect(JSON.parse(answer.text).headers['x-request-id']).toBe(id);
    const line = await gateway.logLineOf(id);
    expect(line).toMatchObject({ method: 'GET', path: '/api/events', status: 200, requestId: id });
    expect(JSON.stringify(line)).not.toMatch(/someone|some-browser|chosen/);
    expect(JSON.stringify(line)).not.toMatch(ADDRESS);
  });

  it("carry the visitor's real address to a service, whatever the request claims", async () => {
    const seen = await gateway.seenOf('/api/events', {
      headers: {
        'X-Forwarded-For': '203.0.113.9',
        'X-Real-Ip': '203.0.113.9',
        'X-Forwarded-Proto': 'https',
        Forwarded: 'for=203.0.113.9',
      },
    });
    expect(seen.headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-real-ip': '127.0.0.1',
      'x-forwarded-proto': 'http',
    });
    expect(seen.headers.forwarded).toBeUndefined();
  });
});

describe('A gateway that visitors reach over https', () => {
  const gateway = new GatewayUnderTest();
  beforeAll(() => gateway.start({ siteUrl: 'https://guide.example' }));
  afterAll(() => gateway.stop());

  it('tells browsers to use https only, and tells services that the request came over https', async () => {
    const answer = await gateway.ask('/api/events');
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(JSON.parse(answer.text).headers['x-forwarded-proto']).toBe('https');
  });

  it('sends the configured Strict-Transport-Security', async () => {
    const other = new GatewayUnderTest();
    await other.start({ siteUrl: 'https://guide.example', transportSecurity: 'max-age=300' });
    const { headers } = await other.ask('/');
    await other.stop();
    expect(headers['strict-transport-security']).toBe('max-age=300');
  });
});
