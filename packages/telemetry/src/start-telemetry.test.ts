import { createServer, type Server } from 'node:http';
import { portOf } from '@town/process-kit/port-of';
import { startSpan, withSpan } from './start-span.js';
import { startTelemetry, wantsTraces } from './start-telemetry.js';

interface Export {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue?: string } }[] };
    scopeSpans: { spans: { name: string; traceId: string; parentSpanId: string }[] }[];
  }[];
}

const parent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
let collector: Server;
let received: Export[];
const before = { ...process.env };

beforeEach(async () => {
  received = [];
  collector = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      received.push(JSON.parse(body));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((done) => collector.listen(0, '127.0.0.1', done));
});
afterEach(async () => {
  process.env = { ...before };
  await new Promise((done) => collector.close(done));
});

describe('traces', () => {
  it('are switched on by the standard variables only', () => {
    const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' };
    expect(wantsTraces({})).toBe(false);
    expect(wantsTraces(endpoint)).toBe(true);
    expect(wantsTraces({ ...endpoint, OTEL_SDK_DISABLED: 'true' })).toBe(false);
    expect(wantsTraces({ ...endpoint, OTEL_TRACES_EXPORTER: 'none' })).toBe(false);
  });

  it('reach the collector with the name of the process and what caused them', async () => {
    const port = portOf(collector);
    process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = `http://127.0.0.1:${port}`;
    const stop = await startTelemetry('catalog');
    const span = startSpan('GET /api/businesses', { kind: 'server', parent });
    await expect(
      withSpan(span, () => Promise.reject(new Error('ada@example.com is not there'))),
    ).rejects.toThrow();
    await stop();
    const { resource, scopeSpans } = received[0]!.resourceSpans[0]!;
    expect(resource.attributes).toContainEqual({
      key: 'service.name',
      value: { stringValue: 'catalog' },
    });
    expect(scopeSpans[0]?.spans[0]).toMatchObject({
      name: 'GET /api/businesses',
      traceId: '0af7651916cd43dd8448eb211c80319c',
      parentSpanId: 'b7ad6b7169203331',
    });
    expect(JSON.stringify(received)).not.toContain('ada@example.com');
  });
});
