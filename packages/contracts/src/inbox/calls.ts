import * as z from 'zod/mini';
import { staffPageQuery } from '../api/list-query.js';
import { optionalText, requiredText } from '../forms/fields.js';
import { recordId } from '../records/record-id.js';
import { inboxKinds, inboxStates } from './record.js';

/** The `assignee` of a list of items that are assigned to nobody. */
export const nobody = 'nobody';

/** Query parameters of the inbox list. */
export const inboxQuerySchema = z.object({
  ...staffPageQuery,
  kind: z.optional(
    z.enum([...inboxKinds, 'all'], { error: `kind must be ${inboxKinds.join(', ')} or all` }),
  ),
  /** `open` by default. */
  state: z.optional(z.enum([...inboxStates, 'all'], { error: 'state must be open, done or all' })),
  /** An account's e-mail address, or `nobody`. */
  assignee: z.optional(z.string().check(z.maxLength(254))),
  /** The record that the items are about. */
  recordId: z.optional(z.string().check(z.maxLength(100))),
  /** Words of the subject, the sender or what was sent. */
  q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
});
export type InboxQuery = z.infer<typeof inboxQuerySchema>;

/** A change of an inbox item. Missing fields stay unchanged. */
export const inboxChangeSchema = z.object({
  state: z.optional(z.enum(inboxStates, { error: 'state must be open or done' })),
  assignee: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(254)))),
  dueOn: z.optional(z.nullable(z.iso.date({ error: 'Please enter a valid date' }))),
  note: z.optional(optionalText('Note', 5_000)),
});
export type InboxChange = z.output<typeof inboxChangeSchema>;

/** Marks several items as done, or opens them again. Each is decided on its own. */
export const inboxBulkCallSchema = z.object({
  ids: z
    .array(recordId, 'ids must be a list of ids')
    .check(
      z.minLength(1, 'ids must not be empty'),
      z.maxLength(500, 'ids must name at most 500 items'),
    ),
  state: z.enum(inboxStates, { error: 'state must be open or done' }),
  /** Whether events that nobody has published are archived; without it they are refused. */
  archivesEvents: z.optional(z.boolean('archivesEvents must be true or false')),
  /**
   * Whether applications are marked as done; without it they are refused. Only the advertising service knows
   * who has paid, so the caller has to ask it before.
   */
  finishesApplications: z.optional(z.boolean('finishesApplications must be true or false')),
});
inboxBulkCallSchema.register(z.globalRegistry, { id: 'InboxBulkCall' });
export type InboxBulkCall = z.output<typeof inboxBulkCallSchema>;

export const inboxBulkSchema = z.object({
  /** The ids of the items that were not in this state before: an undo changes only those back. */
  changed: z.array(recordId),
  /** The items that could not be changed, and why. Earlier releases change all items or none. */
  refused: z._default(z.array(z.object({ id: recordId, reason: z.string() })), []),
  /** The opened items whose event was restored from the archive. */
  restored: z._default(z.array(recordId), []),
});
export type InboxBulk = z.infer<typeof inboxBulkSchema>;

/** An answer to the sender of an item. */
export const inboxAnswerCallSchema = z.object({
  subject: requiredText('Subject', 'Subject is required', 200),
  text: requiredText('Text', 'Please write an answer', 5_000),
  /** The name of the template that was used. */
  template: z.optional(optionalText('Template', 100)),
});
export type InboxAnswerCall = z.output<typeof inboxAnswerCallSchema>;

/** How many items are open: by kind, in `all`, and assigned to the account that asks (`mine`). */
export const inboxCountsSchema = z.record(z.string(), z.int());
export type InboxCounts = z.infer<typeof inboxCountsSchema>;
