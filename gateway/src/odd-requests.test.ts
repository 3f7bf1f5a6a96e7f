import { badResponses } from '@town/process-kit/testing/odd-requests';
import { GatewayUnderTest } from './testing/gateway-under-test.js';

describe('10,000 malformed or unusual requests', () => {
  const gateway = new GatewayUnderTest();
  const many = 1_000_000;
  beforeAll(() =>
    gateway.start({
      limits: {
        READ_RATE: many,
        READ_BURST: many,
        PAGE_RATE: many,
        PAGE_BURST: many,
        WRITE_RATE: many,
      },
    }),
  );
  afterAll(() => gateway.stop());

  it('never fail in the gateway, split its headers or reach a service with another host', async () => {
    const bad = await badResponses(gateway.port, 10_000, (status, response) => {
      const isForeign = /"host":"(?!localhost)/.test(response);
      return status < 500 && !isForeign && !response.includes('<html>');
    });
    expect(bad).toEqual([]);
  });
});
