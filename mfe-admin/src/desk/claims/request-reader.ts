import type { OwnerRequest } from '@town/contracts/owners/owner-requests';
import {
  type FieldReader,
  listReader,
  optionalText,
  recordReader,
  text,
  textOr,
} from '@town/slice-kit/tolerant';

type Change = OwnerRequest['changes'][number];
type OnRecord = OwnerRequest['onRecord'];

/** A request of an owner as the desk shows it; kind and status may be unknown to this page. */
export interface ShownRequest {
  id: string;
  kind: string;
  businessId: string;
  businessName: string;
  email: string;
  evidence: string | null;
  proof: string | null;
  onRecord: OnRecord;
  changes: Change[];
  status: string;
  submittedAt: string;
  decidedAt: string | null;
  decidedBy: string | null;
  reason: string | null;
}

const anything: FieldReader<unknown> = (value) => value ?? null;

/** Reads a list inside a record; a missing list does not invalidate the record. */
const listOf =
  <Entity>(read: FieldReader<Entity>): FieldReader<Entity[]> =>
  (value) =>
    Array.isArray(value) ? listReader(read)(value) : [];

const nothing: OnRecord = {
  phone: null,
  email: null,
  website: null,
  address: null,
  members: [],
  owner: null,
};
const readOnRecord = recordReader<OnRecord>({
  phone: optionalText,
  email: optionalText,
  website: optionalText,
  address: optionalText,
  members: listOf(text),
  owner: optionalText,
});

/** Reads a request of the API. */
export const readRequest = recordReader<ShownRequest>({
  id: text,
  kind: textOr('claim'),
  businessId: text,
  businessName: textOr('A business'),
  email: text,
  evidence: optionalText,
  proof: optionalText,
  onRecord: (value) => readOnRecord(value) ?? nothing,
  changes: listOf(recordReader<Change>({ field: text, before: anything, after: anything })),
  status: textOr('pending'),
  submittedAt: textOr(''),
  decidedAt: optionalText,
  decidedBy: optionalText,
  reason: optionalText,
});
