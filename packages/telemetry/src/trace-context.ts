import { randomUUID } from 'node:crypto';
import {
  type Context,
  isSpanContextValid,
  ROOT_CONTEXT,
  type SpanContext,
  TraceFlags,
  trace,
} from '@opentelemetry/api';

const pattern = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/**
 * Reads the trace and the span that caused some work from W3C Trace Context text
 * (https://www.w3.org/TR/trace-context/). A missing or malformed text begins a new trace.
 * @param traceparent the header or the event's attribute
 */
export function readTraceparent(traceparent: string | undefined): Context {
  const [, traceId, spanId, flags] = pattern.exec(traceparent ?? '') ?? [];
  const given: SpanContext = {
    traceId: traceId ?? '',
    spanId: spanId ?? '',
    traceFlags: Number.parseInt(flags ?? '', 16) & TraceFlags.SAMPLED,
    isRemote: true,
  };
  return trace.setSpanContext(ROOT_CONTEXT, isSpanContextValid(given) ? given : newTrace());
}

/** A span's context as text, for calls and events. */
export function toTraceparent({ traceId, spanId, traceFlags }: SpanContext): string {
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}

/** From a UUID, because Node prepares those in advance: `randomBytes` takes eight times as long. */
function newTrace(): SpanContext {
  const traceId = randomUUID().replaceAll('-', '');
  return {
    traceId,
    spanId: traceId.slice(16),
    traceFlags: TraceFlags.SAMPLED,
    isRemote: true,
  };
}
