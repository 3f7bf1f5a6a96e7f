import * as z from 'zod/mini';
import { auditEntrySchema } from './events.js';

/** An entry of the audit log, as administrators see it. `id` is the record's. */
export const auditRecordSchema = z.extend(auditEntrySchema, {
  /** When it was done. */
  at: z.iso.datetime(),
  /** Found in every log line of the same request. */
  requestId: z.nullable(z.string()),
});
auditRecordSchema.register(z.globalRegistry, { id: 'AuditRecord' });
export type AuditRecord = z.infer<typeof auditRecordSchema>;
