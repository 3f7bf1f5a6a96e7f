import * as z from 'zod/mini';
import { type EventContract, eventContract } from '../messaging/cloud-event.js';

/** One entry of the audit log. The request's id is in the event's envelope. */
export const auditEntrySchema = z.object({
  /** E-mail address of the account; `system` for an automatic action. */
  actor: z.string(),
  /** The action, for example `publish` or `sign-in`. */
  action: z.string(),
  /** The kind of thing that was affected, for example `businesses`. */
  kind: z.string(),
  /** Which one; empty where there is only one. */
  id: z.string(),
  /** The changed fields before and after; null where there is nothing to compare. */
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

const audited = (stream: EventContract['stream']) =>
  eventContract(stream, 'audited', auditEntrySchema);

/** Something that staff did in a service. Each service publishes its own; auth collects them. */
export const auditedEvents = {
  catalog: audited('CATALOG'),
  content: audited('CONTENT'),
  advertising: audited('ADVERTISING'),
  auth: audited('AUTH'),
  media: audited('MEDIA'),
};

/** The subjects of all audit entries. */
export const auditSubjects: readonly string[] = Object.values(auditedEvents).map(
  ({ subject }) => subject,
);
