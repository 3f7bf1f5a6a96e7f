import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { portOf } from '@town/process-kit/port-of';
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

  it('sends reads', async () => {
    for (let each = 0; each < 4; each += 1) {
      expect(await gateway.seenOf('/api/events')).toMatchObject({ upstream: 'living' });
    }
    expect(keysOfTheDying.length).toBeGreaterThan(0);
  });

  it('sends writes, with the idempotency key that the first process received', async () => {
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

describe('Behind one address with several pods, as with a Kubernetes Service', () => {
  const gateway = new GatewayUnderTest();
  const pod = new FakeUpstream('pod');
  let connections = 0;
  /** Every second connection reaches a pod that no longer exists. */
  const service = createServer((socket) => {
    connections += 1;
    if (connections % 2 === 1) return socket.resetAndDestroy();
    const inner = connect(Number(pod.address.split(':')[1]), '127.0.0.1');
    socket.on('error', () => inner.destroy());
    inner.on('error', () => socket.destroy());
    return socket.pipe(inner).pipe(socket);
  });

  beforeAll(async () => {
    await pod.start();
    await once(service.listen(0, '127.0.0.1'), 'listening');
    await gateway.start({ upstreams: forEachUpstream(() => `127.0.0.1:${portOf(service)}`) });
  });
  afterAll(async () => {
    await gateway.stop();
    await pod.stop();
    service.close();
  });

  it('a request that reached a lost pod is retried at another', async () => {
    for (const path of ['/', '/api/events', '/api/businesses']) {
      connections = 0;
      expect(await gateway.seenOf(path)).toMatchObject({ upstream: 'pod' });
      expect(connections).toBe(2);
    }
  });
});
