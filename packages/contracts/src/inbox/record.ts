import * as z from 'zod/mini';
import { recordHappenings } from '../managed-records/events.js';
import { recordId } from '../records/record-id.js';

/** The kinds of items in the staff's inbox. An item is open until a member of the staff marks it as done. */
export const inboxKinds = [
  'message',
  'event',
  'report',
  'application',
  'listing',
  'mail',
  'refund',
  'dispute',
] as const;
export type InboxKind = (typeof inboxKinds)[number];
export const inboxStates = ['open', 'done'] as const;

/**
 * Whether items of a kind can be marked as done together. The others each need a decision of their own: to
 * answer a dispute in time, to send a mail again.
 */
export const isDoneInBulk = (kind: string): boolean =>
  kind === 'message' ||
  kind === 'report' ||
  kind === 'event' ||
  kind === 'listing' ||
  kind === 'application';

/** An answer that staff have sent by mail. */
export const inboxAnswerSchema = z.object({
  at: z.iso.datetime(),
  by: z.string(),
  subject: z.string(),
  text: z.string(),
  /** The name of the template that it was written with; null without one. */
  template: z._default(z.nullable(z.string()), null),
});
export type InboxAnswer = z.infer<typeof inboxAnswerSchema>;

/** One item of the staff's inbox. */
export const inboxItemSchema = z.object({
  id: recordId,
  /** Increases with every change and answer of staff. */
  version: z.int(),
  kind: z.enum(inboxKinds),
  /** The message, event, application, listing, mail or reported record that it is about; of a refund, the event's id; of a dispute, Stripe's. */
  recordId: z.string(),
  /** Of a reported record, for example `businesses`; else null. */
  recordKind: z.nullable(z.string()),
  /** The change of that record after the item arrived; null if it did not change. */
  recordHappening: z.nullable(z.enum(recordHappenings)),
  recordChangedAt: z.nullable(z.iso.datetime()),
  /**
   * Whether staff have to decide on its event: it, or a change of it, is neither public nor scheduled. False in
   * the answer to a change.
   */
  awaitsReview: z._default(z.boolean(), false),
  /** In the answer to a change: true if opening the item has restored its event from the archive. */
  restoredEvent: z.optional(z.boolean()),
  subject: z.string(),
  senderName: z.nullable(z.string()),
  senderEmail: z.nullable(z.string()),
  senderPhone: z.nullable(z.string()),
  /** The submitted fields, in the order in which they are shown. */
  details: z.array(z.object({ label: z.string(), value: z.string() })),
  state: z.enum(inboxStates),
  /** E-mail address of the assigned account. */
  assignee: z.nullable(z.string()),
  /** YYYY-MM-DD. */
  dueOn: z.nullable(z.iso.date()),
  note: z.nullable(z.string()),
  answers: z.array(inboxAnswerSchema),
  receivedAt: z.iso.datetime(),
  doneAt: z.nullable(z.iso.datetime()),
  doneBy: z.nullable(z.string()),
});
inboxItemSchema.register(z.globalRegistry, { id: 'InboxItem' });
export type InboxItem = z.infer<typeof inboxItemSchema>;
