import { type Attributes, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { readTraceparent, toTraceparent } from './trace-context.js';

/** A span with its context as text. It is only recorded where traces are switched on. */
export interface TracedSpan {
  traceId: string;
  /** The trace context to send with the calls and events that the span causes. */
  traceparent: string;
  span: Span;
}

interface SpanOptions {
  kind: keyof typeof kinds;
  /** The context of its cause, as W3C Trace Context text; undefined begins a trace. */
  parent: string | undefined;
  attributes?: Attributes;
}

const kinds = {
  server: SpanKind.SERVER,
  consumer: SpanKind.CONSUMER,
};

/** Starts a span; `span.end()` of its result ends it. */
export function startSpan(name: string, { kind, parent, attributes }: SpanOptions): TracedSpan {
  const context = readTraceparent(parent);
  const span = trace
    .getTracer('town-guide')
    .startSpan(name, { kind: kinds[kind], attributes }, context);
  const spanContext = span.spanContext();
  return { span, traceId: spanContext.traceId, traceparent: toTraceparent(spanContext) };
}

/** Runs work within a span and ends it. A failure is recorded without its text, which may be personal. */
export async function withSpan<Result>(
  traced: TracedSpan,
  run: (traced: TracedSpan) => Promise<Result>,
): Promise<Result> {
  try {
    return await run(traced);
  } catch (error) {
    traced.span.setStatus({ code: SpanStatusCode.ERROR });
    traced.span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
    throw error;
  } finally {
    traced.span.end();
  }
}
