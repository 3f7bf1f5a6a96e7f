import * as z from 'zod/mini';
import { emailAddress, requiredText } from '../forms/fields.js';
import { recordId } from '../records/record-id.js';

/** The kinds of record that visitors can report as wrong, as in the addresses of the API. */
export const reportableKinds = [
  'businesses',
  'services',
  'churches',
  'properties',
  'events',
  'news',
  'civic-contacts',
  'historical-photos',
] as const;

/** "Something wrong here?": what a visitor says about a record. */
export const reportSchema = z.object({
  kind: z.enum(reportableKinds, { error: 'Please say what this is about' }),
  id: recordId,
  message: requiredText('Message', 'Message must be at least 10 characters', 2_000, 10),
  email: z.pipe(
    z.nullish(
      z.union([emailAddress, z.literal('')], { error: 'Please enter a valid email address' }),
    ),
    z.transform((email: string | null | undefined) => email || null),
  ),
});
reportSchema.register(z.globalRegistry, { id: 'ReportSubmission' });
export type ReportSubmission = z.output<typeof reportSchema>;

/** A report as its sender gets it back. */
export const storedReportSchema = z.object({
  id: recordId,
  kind: z.enum(reportableKinds),
  recordId,
  message: z.string(),
  submittedAt: z.iso.datetime(),
});
storedReportSchema.register(z.globalRegistry, { id: 'Report' });
export type StoredReport = z.output<typeof storedReportSchema>;
