/**
 * The events about managed records for other services. Each kind has three events of the same form, which
 * are derived here from the list of kinds. `packages/managed-records` publishes them in the transaction of
 * the change. A draft that the public does not see has no event.
 */
import * as z from 'zod/mini';
import { type EventContract, eventContract } from '../messaging/cloud-event.js';
import { recordId } from '../records/record-id.js';
import { managedKinds } from './managed-kinds.js';
import type { RecordKind } from './record-kind.js';

/** How the public state of a record has changed. */
export const recordHappenings = ['published', 'changed', 'withdrawn'] as const;
export type RecordHappening = (typeof recordHappenings)[number];

/** Identifies a record by its state after the event. */
export const recordReferenceSchema = z.object({
  id: recordId,
  slug: z.string(),
  /** As in the addresses of the API, for example `businesses`. */
  kind: z.string(),
  version: z.int(),
  /** The title that visitors see; none in events of a withdrawn record or of earlier releases. */
  title: z.optional(z.string()),
});
export type RecordReference = z.infer<typeof recordReferenceSchema>;

/** One event of one kind. */
export interface RecordEvent {
  kind: RecordKind;
  happening: RecordHappening;
  contract: EventContract<typeof recordReferenceSchema>;
}

const streams = { catalog: 'CATALOG', content: 'CONTENT' } as const;

/** The three events of every kind: `<service>.<kind>-published|changed|withdrawn.v1`. */
export const recordEvents: readonly RecordEvent[] = managedKinds.flatMap((kind) =>
  recordHappenings.map((happening) => ({
    kind,
    happening,
    contract: eventContract(
      streams[kind.service],
      `${kind.name}-${happening}`,
      recordReferenceSchema,
    ),
  })),
);

const summaries: Record<RecordHappening, (one: string) => string> = {
  published: (one) => `Visitors can now see this ${one}`,
  changed: (one) => `What visitors see of this ${one} changed`,
  withdrawn: (one) => `Visitors can no longer see this ${one}`,
};

/** The events of a service's kinds, for its messaging. */
export function recordPublications(service: RecordKind['service']) {
  return recordEvents
    .filter(({ kind }) => kind.service === service)
    .map(({ kind, happening, contract }) => ({
      contract,
      summary: summaries[happening](kind.one),
    }));
}
