import { trace } from '@opentelemetry/api';
import { startSpan } from './start-span.js';
import { readTraceparent } from './trace-context.js';

const given = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
const contextOf = (text: string | undefined) => trace.getSpanContext(readTraceparent(text));

describe('the trace context', () => {
  it('is the one that was received', () => {
    expect(contextOf(given)).toMatchObject({
      traceId: '0af7651916cd43dd8448eb211c80319c',
      spanId: 'b7ad6b7169203331',
      traceFlags: 1,
    });
  });

  it.each([undefined, '', 'nonsense', `01-${given.slice(3)}`, given.replace(/[1-9a-f]/g, '0')])(
    'is a new trace for %p',
    (text) => {
      const [one, other] = [contextOf(text), contextOf(text)];
      expect(one?.traceId).toMatch(/^[0-9a-f]{32}$/);
      expect(one?.traceId).not.toBe(other?.traceId);
      expect(one?.traceId).not.toMatch(/^0+$/);
    },
  );

  it('is also propagated by a span that is not recorded', () => {
    const span = startSpan('work', { kind: 'server', parent: given });
    expect(span.traceId).toBe('0af7651916cd43dd8448eb211c80319c');
    expect(span.traceparent).toMatch(/^00-0af7651916cd43dd8448eb211c80319c-[0-9a-f]{16}-01$/);
  });
});
