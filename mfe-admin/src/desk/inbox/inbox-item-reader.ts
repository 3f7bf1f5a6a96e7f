import type { InboxAnswer } from '@town/contracts/inbox/record';
import {
  type FieldReader,
  listReader,
  optionalNumber,
  optionalText,
  recordReader,
  text,
  textOr,
} from '@town/slice-kit/tolerant';

/** An item as the desk shows it; kind and state may be ones that this page does not know yet. */
export interface ShownItem {
  id: string;
  /** Null where a service of an earlier release answers. */
  version: number | null;
  kind: string;
  recordId: string;
  recordKind: string | null;
  recordHappening: string | null;
  recordChangedAt: string | null;
  /** Null where a service of an earlier release answers. */
  awaitsReview: boolean | null;
  subject: string;
  senderName: string | null;
  senderEmail: string | null;
  senderPhone: string | null;
  details: { label: string; value: string }[];
  state: string;
  assignee: string | null;
  dueOn: string | null;
  note: string | null;
  answers: InboxAnswer[];
  receivedAt: string;
  doneAt: string | null;
  doneBy: string | null;
}

/** A list inside a record; without it the record can still be shown. */
const listOf =
  <Entity>(read: FieldReader<Entity>): FieldReader<Entity[]> =>
  (value) =>
    Array.isArray(value) ? listReader(read)(value) : [];

export const readItem = recordReader<ShownItem>({
  id: text,
  version: optionalNumber,
  kind: textOr(''),
  recordId: textOr(''),
  recordKind: optionalText,
  recordHappening: optionalText,
  recordChangedAt: optionalText,
  awaitsReview: (value) => (typeof value === 'boolean' ? value : null),
  subject: textOr('No subject'),
  senderName: optionalText,
  senderEmail: optionalText,
  senderPhone: optionalText,
  details: listOf(recordReader<ShownItem['details'][number]>({ label: text, value: text })),
  state: textOr('open'),
  assignee: optionalText,
  dueOn: optionalText,
  note: optionalText,
  answers: listOf(
    recordReader<InboxAnswer>({
      at: textOr(''),
      by: textOr(''),
      subject: textOr(''),
      text: textOr(''),
      template: optionalText,
    }),
  ),
  receivedAt: textOr(''),
  doneAt: optionalText,
  doneBy: optionalText,
});
