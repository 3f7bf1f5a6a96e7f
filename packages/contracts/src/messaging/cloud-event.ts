import * as z from 'zod/mini';

/** CloudEvents 1.0 envelope, structured JSON. `id` is the outbox row's. */
export const cloudEventSchema = z.object({
  specversion: z.literal('1.0'),
  id: z.uuid(),
  /** `/services/<service>`. */
  source: z.string(),
  /** The NATS subject: `<service>.<event>.v<major>`. */
  type: z.string(),
  time: z.iso.datetime(),
  datacontenttype: z.literal('application/json'),
  /** The id of the request that caused it. */
  requestid: z.optional(z.string()),
  /** The span that caused it, as W3C Trace Context text. */
  traceparent: z.optional(z.string()),
  data: z.unknown(),
});
export type CloudEvent = z.infer<typeof cloudEventSchema>;

/** One kind of event, as its publisher declares it. */
export interface EventContract<Schema extends z.ZodMiniType = z.ZodMiniType> {
  subject: string;
  stream: 'CATALOG' | 'CONTENT' | 'ADVERTISING' | 'AUTH' | 'MEDIA' | 'NOTIFICATIONS';
  data: Schema;
}

/** Declares an event; its subject is `<stream in lower case>.<name>.v1`. */
export function eventContract<Schema extends z.ZodMiniType>(
  stream: EventContract['stream'],
  name: string,
  data: Schema,
): EventContract<Schema> {
  return { stream, subject: `${stream.toLowerCase()}.${name}.v1`, data };
}

/**
 * Makes an event of a service that has just happened. `id` is its own, and whatever caused it is for the
 * caller to add.
 * @throws ZodError if the data break the event's contract
 */
export function createEvent<Schema extends z.ZodMiniType>(
  service: string,
  contract: EventContract<Schema>,
  data: z.input<Schema>,
): CloudEvent {
  return {
    specversion: '1.0',
    id: crypto.randomUUID(),
    source: `/services/${service}`,
    type: contract.subject,
    time: new Date().toISOString(),
    datacontenttype: 'application/json',
    data: contract.data.parse(data),
  };
}
