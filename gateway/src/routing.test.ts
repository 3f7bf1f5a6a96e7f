import { GatewayUnderTest } from './testing/gateway-under-test.js';

describe('The gateway routes', () => {
  const gateway = new GatewayUnderTest();
  beforeAll(() => gateway.start());
  afterAll(() => gateway.stop());

  it.each([
    ['/api/businesses?category=dining', 'catalog'],
    ['/api/businesses/7', 'catalog'],
    ['/api/churches', 'catalog'],
    ['/api/services', 'catalog'],
    ['/api/properties/featured', 'catalog'],
    ['/api/search?q=inn', 'catalog'],
    ['/api/catalog/openapi.json', 'catalog'],
    ['/api/events', 'content'],
    ['/api/news/12', 'content'],
    ['/api/civic-contacts/emergency', 'content'],
    ['/api/historical-photos', 'content'],
    ['/api/contact', 'content'],
    ['/api/admin/events/4', 'content'],
    ['/api/content/openapi.json', 'content'],
    ['/api/business-listings', 'advertising'],
    ['/api/advertisers', 'advertising'],
    ['/api/create-payment-intent', 'advertising'],
    ['/api/payment-success', 'advertising'],
    ['/api/stripe/webhook', 'advertising'],
    ['/api/admin/advertisers', 'advertising'],
    ['/api/admin/advertisers/3', 'advertising'],
    ['/api/admin/payments?status=refunded', 'advertising'],
    ['/api/admin/payments/counts', 'advertising'],
    ['/api/advertising/openapi.json', 'advertising'],
    ['/api/admin/login', 'auth'],
    ['/api/admin/logout', 'auth'],
    ['/api/auth/jwks.json', 'auth'],
    ['/api/auth/openapi.json', 'auth'],
    ['/api/docs', 'site'],
    ['/api/admin/slices', 'site'],
    ['/', 'site'],
    ['/directory?q=inn', 'site'],
    ['/news/12', 'site'],
    ['/sitemap.xml', 'site'],
    ['/service-worker.js', 'site'],
    ['/offline', 'site'],
    ['/offline/civic-contacts', 'site'],
    ['/no/such/page', 'site'],
  ])('%s to %s, address and query unchanged', async (path, upstream) => {
    expect(await gateway.seenOf(path)).toMatchObject({ upstream, url: path });
  });

  it.each([
    '/contact',
    '/events',
    '/report?kind=events&id=1',
    '/submit-listing/premium',
    '/es/report',
    '/es/advertise',
    '/admin/login',
    '/account/enter?token=x',
  ])('a form that is posted to %s to the site', async (path) => {
    const seen = await gateway.seenOf(path, { method: 'POST', body: 'fullName=Ada' });
    expect(seen).toMatchObject({ upstream: 'site', url: path });
  });

  it.each(['/', '/about', '/admin/settings', '/es/admin/login', '/submit-listing/gold'])(
    'no form that is posted to %s',
    async (path) => {
      expect((await gateway.ask(path, { method: 'POST', body: 'x' })).status).toBe(405);
    },
  );

  it('writes with a generated idempotency key, unless the sender has set one', async () => {
    const keyOf = async (headers: Record<string, string> = {}) => {
      const seen = await gateway.seenOf('/api/contact', { method: 'POST', body: '{}', headers });
      return seen.headers['idempotency-key'];
    };
    const [one, other] = [await keyOf(), await keyOf()];
    expect(one).toMatch(/^[0-9a-f]{32}$/);
    expect(other).not.toBe(one);
    expect(await keyOf({ 'idempotency-key': 'mine' })).toBe('mine');
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    'a %s of the API to its owner',
    async (method) => {
      const seen = await gateway.seenOf('/api/events', { method, body: '{}' });
      expect(seen).toMatchObject({ upstream: 'content', method });
    },
  );

  it('the health check of the whole stack to the site, which checks every service', async () => {
    expect(await gateway.seenOf('/healthz')).toMatchObject({
      upstream: 'site',
      url: '/healthz/stack',
    });
  });

  it.each([
    '/metrics',
    '/readyz',
    '/healthz/stack',
    '/METRICS/',
    '/%6Detrics',
    '//metrics',
    '/internal/slices/canaries',
  ])('%s to no server: the visitor gets the page for an unknown address', async (path) => {
    expect(await gateway.seenOf(path)).toMatchObject({
      upstream: 'site',
      url: '/page-not-found',
    });
  });

  it.each(['/api', '/api/', '/api/nothing', '/api/businessesx', '/api/docsx', '/api/metrics'])(
    '%s to no service, and answers with a 404 problem',
    async (path) => {
      const answer = await gateway.ask(path);
      expect(answer.status).toBe(404);
      expect(answer.headers['content-type']).toBe('application/problem+json');
      expect(JSON.parse(answer.text)).toEqual({
        type: 'about:blank',
        title: 'Not Found',
        status: 404,
        detail: 'There is nothing at this address of the API.',
        message: 'There is nothing at this address of the API.',
      });
    },
  );
});
