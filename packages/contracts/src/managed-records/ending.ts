import * as z from 'zod/mini';
import { recordId } from '../records/record-id.js';
import type { RecordKind } from './record-kind.js';

/** How many days ahead staff see which records leave the site by themselves. */
export const endingDays = 14;

/** At most so many of a service are named. */
export const mostEnding = 50;

/** The address at which a service lists them. */
export const endingRecords = (service: RecordKind['service']) => `/api/admin/ending/${service}`;

/** A record that leaves the site by itself: a notice with an end, or one whose withdrawal is scheduled. */
export const endingRecordSchema = z.object({
  /** As in the addresses of the API. */
  kind: z.string(),
  id: recordId,
  title: z.string(),
  endsAt: z.iso.datetime(),
});
endingRecordSchema.register(z.globalRegistry, { id: 'EndingRecord' });
export type EndingRecord = z.infer<typeof endingRecordSchema>;
