import * as z from 'zod/mini';
import { recordId } from '../records/record-id.js';
import { versionActions } from './record.js';
import type { RecordKind } from './record-kind.js';

/** How many days back staff see what others have changed. */
export const changedDays = 7;

/** At most so many of a service are named. */
export const mostChanged = 50;

/** The address at which a service lists the records that others than the caller have changed. */
export const changedRecords = (service: RecordKind['service']) => `/api/admin/changed/${service}`;

/** A record with the newest change that somebody else has made. */
export const changedRecordSchema = z.object({
  /** As in the addresses of the API. */
  kind: z.string(),
  id: recordId,
  title: z.string(),
  at: z.iso.datetime(),
  by: z.string(),
  action: z.enum(versionActions),
});
changedRecordSchema.register(z.globalRegistry, { id: 'ChangedRecord' });
export type ChangedRecord = z.infer<typeof changedRecordSchema>;
