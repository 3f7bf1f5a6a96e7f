import { GatewayUnderTest } from './testing/gateway-under-test.js';

describe("The gateway limits a visitor's requests", () => {
  let gateway: GatewayUnderTest;
  beforeEach(() => {
    gateway = new GatewayUnderTest();
  });
  afterEach(() => gateway.stop());

  it('separately for reads and writes, with Retry-After', async () => {
    await gateway.start({ limits: { READ_RATE: 1, READ_BURST: 3, WRITE_RATE: 1, WRITE_BURST: 1 } });
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
  });

  it('for pages separately from files, which are cheap and belong to pages', async () => {
    await gateway.start({ limits: { PAGE_RATE: 1, PAGE_BURST: 1 } });
    const pages = await Promise.all(Array.from({ length: 6 }, () => gateway.ask('/about')));
    expect(pages.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429, 429, 429]);
    expect(pages.find(({ status }) => status === 429)?.headers['retry-after']).toBe('1');
    const files = await Promise.all(
      Array.from({ length: 10 }, () => gateway.ask('/assets/none.js')),
    );
    expect(new Set(files.map(({ status }) => status))).toEqual(new Set([404]));
    expect((await gateway.ask('/api/events')).status).toBe(200);
  });

  it('for pages in flight, however slowly they arrive', async () => {
    await gateway.start({ limits: { PAGES_IN_FLIGHT: 2 } });
    const { site } = gateway.upstreams;
    const finish: (() => void)[] = [];
    site.answerWith((_, response) => finish.push(() => response.end('page')));
    const slow = [gateway.ask('/about'), gateway.ask('/about')];
    while (finish.length < 2) await new Promise(setImmediate);
    expect((await gateway.ask('/about')).status).toBe(429);
    for (const each of finish) each();
    expect((await Promise.all(slow)).map(({ status }) => status)).toEqual([200, 200]);
    site.answerWith();
    expect((await gateway.ask('/about')).status).toBe(200);
  });

  it('for health checks of the stack', async () => {
    await gateway.start();
    const answers = await Promise.all(Array.from({ length: 60 }, () => gateway.ask('/healthz')));
    const statuses = answers.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
  });

  it('and counts an IPv6 /64 network as one visitor', async () => {
    const limits = { READ_RATE: 1, READ_BURST: 1 };
    await gateway.start({ limits, trustedProxies: ['127.0.0.1'] });
    const from = async (address: string) => {
      const headers = { 'X-Forwarded-For': address };
      return (await gateway.ask('/api/events', { headers })).status;
    };
    expect(await from('2001:db8:0:1::1')).toBe(200);
    expect(await from('2001:db8:0:1::2')).toBe(200);
    expect(await from('2001:db8:0:1:a:b:c:d')).toBe(429);
    expect(await from('2001:db8:0:2::1')).toBe(200);
    expect(await from('192.0.2.1')).toBe(200);
  });
});
