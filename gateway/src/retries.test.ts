import { FakeUpstream } from './testing/fake-upstream.js';
import { GatewayUnderTest } from './testing/gateway-under-test.js';
import { forEachUpstream } from './upstreams.js';

describe('When a process dies, the gateway retries at another one', () => {
  const gateway = new GatewayUnderTest();
  const dying = new FakeUpstream('dying');
  const living = new FakeUpstream('living');
  const keysOfTheDying: unknown[] = [];

  beforeAll(async () => {
    await Promise.all([dying.start(), living.start()]);
    dying.answerWith((request) => {
      keysOfTheDying.push(request.headers['idempotency-key']);
      request.socket.resetAndDestroy();
    });
    const both = `${dying.address} ${living.address}`;
    await gateway.start({
      upstreams: forEachUpstream(() => both),
    });
  });
  beforeEach(() => {
    keysOfTheDying.length = 0;
  });
  afterAll(async () => {
    await gateway.stop();
    await Promise.all([dying.stop(), living.stop()]);
  });

  it('reads', async () => {
    for (let each = 0; each < 4; each += 1) {
      expect(await gateway.seenOf('/api/events')).toMatchObject({ upstream: 'living' });
    }
    expect(keysOfTheDying.length).toBeGreaterThan(0);
  });

  it('writes, with the idempotency key that the first one received', async () => {
    const keys: unknown[] = [];
    for (let each = 0; each < 4; each += 1) {
      const seen = await gateway.seenOf('/api/contact', { method: 'POST', body: '{"a":1}' });
      expect(seen).toMatchObject({ upstream: 'living', method: 'POST' });
      keys.push(seen.headers['idempotency-key']);
    }
    expect(new Set(keys).size).toBe(4);
    expect(keysOfTheDying.length).toBeGreaterThan(0);
    expect(keys).toEqual(expect.arrayContaining(keysOfTheDying));
  });
});
