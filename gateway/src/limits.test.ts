import { GatewayUnderTest } from './testing/gateway-under-test.js';

describe('The gateway limits how often one address may ask', () => {
  const gateway = new GatewayUnderTest();
  const limits = { readRate: 1, readBurst: 3, writeRate: 1, writeBurst: 1 };
  beforeEach(() => gateway.start({ limits }));
  afterEach(() => gateway.stop());

  it('for reads and writes apart, saying when to come back', async () => {
    const reads = await Promise.all(Array.from({ length: 10 }, () => gateway.ask('/api/events')));
    const refused = reads.filter((answer) => answer.status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(5);
    expect(refused[0]?.headers).toMatchObject({
      'content-type': 'application/problem+json',
      'retry-after': '1',
      'cache-control': 'no-store',
    });
    expect(JSON.parse(refused[0]?.text ?? '')).toMatchObject({
      status: 429,
      title: 'Too Many Requests',
    });

    const write = () => gateway.ask('/api/events', { method: 'POST', body: '{}' });
    const writes = await Promise.all([write(), write(), write(), write()]);
    expect(writes.map((answer) => answer.status).sort()).toEqual([200, 200, 429, 429]);

    // Files cost next to nothing and are never refused, or a page would come without its styles.
    expect((await gateway.ask('/assets/none.js')).status).toBe(404);
    const page = await gateway.ask('/about');
    expect(page.status).toBe(429);
    expect(page.headers['retry-after']).toBe('1');
  });
});
