import { FakeUpstream } from './testing/fake-upstream.js';
import { GatewayUnderTest } from './testing/gateway-under-test.js';

describe('When a process goes without a word, the gateway hands over', () => {
  const gateway = new GatewayUnderTest();
  const going = new FakeUpstream('going');
  const staying = new FakeUpstream('staying');
  const askedOfTheGoing: unknown[] = [];

  beforeAll(async () => {
    await Promise.all([going.start(), staying.start()]);
    going.answerWith((request) => {
      askedOfTheGoing.push(request.headers['idempotency-key']);
      request.socket.resetAndDestroy();
    });
    const both = `${going.address} ${staying.address}`;
    await gateway.start({
      upstreams: { catalog: both, content: both, advertising: both, auth: both, site: both },
    });
  });
  beforeEach(() => {
    askedOfTheGoing.length = 0;
  });
  afterAll(async () => {
    await gateway.stop();
    await Promise.all([going.stop(), staying.stop()]);
  });

  it('what is read', async () => {
    for (let each = 0; each < 4; each += 1) {
      expect(await gateway.seenOf('/api/events')).toMatchObject({ upstream: 'staying' });
    }
    expect(askedOfTheGoing.length).toBeGreaterThan(0);
  });

  it('what is written, with the key that the first has had', async () => {
    const keys: unknown[] = [];
    for (let each = 0; each < 4; each += 1) {
      const seen = await gateway.seenOf('/api/contact', { method: 'POST', body: '{"a":1}' });
      expect(seen).toMatchObject({ upstream: 'staying', method: 'POST' });
      keys.push(seen.headers['idempotency-key']);
    }
    expect(new Set(keys).size).toBe(4);
    expect(askedOfTheGoing.length).toBeGreaterThan(0);
    expect(keys).toEqual(expect.arrayContaining(askedOfTheGoing));
  });
});
