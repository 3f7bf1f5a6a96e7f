import { type Attributes, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { readTraceparent, toTraceparent } from './trace-context.js';

/** A step of a trace: measured where traces are switched on, else only named and passed on. */
export interface Step {
  traceId: string;
  /** What calls and events that it causes carry. */
  traceparent: string;
  span: Span;
}

interface StepOptions {
  kind: 'server' | 'client' | 'consumer';
  /** What it was caused by, as W3C Trace Context text; nothing begins a trace. */
  parent: string | undefined;
  attributes?: Attributes;
}

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
};

/** Begins a step; `step.span.end()` ends it. */
export function startStep(name: string, { kind, parent, attributes }: StepOptions): Step {
  const context = readTraceparent(parent);
  const span = trace
    .getTracer('town-guide')
    .startSpan(name, { kind: kinds[kind], attributes }, context);
  const spanContext = span.spanContext();
  return { span, traceId: spanContext.traceId, traceparent: toTraceparent(spanContext) };
}

/** Runs a step to its end; a failure is noted, without its words, which may be personal. */
export async function withStep<Result>(
  step: Step,
  run: (step: Step) => Promise<Result>,
): Promise<Result> {
  try {
    return await run(step);
  } catch (error) {
    step.span.setStatus({ code: SpanStatusCode.ERROR });
    step.span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
    throw error;
  } finally {
    step.span.end();
  }
}
