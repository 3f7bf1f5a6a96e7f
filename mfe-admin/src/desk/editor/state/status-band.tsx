import type { RecordKind } from '@town/contracts/managed-records/record-kind';
import { useSite } from '@town/slice-kit/site';
import { formatInstant } from '../../../lists/format-instant';
import { type DeskRecord, hasDraft } from '../../records/desk-record';
import { EndOfNotice } from '../../records/end-of-notice';
import css from './status-band.module.css';

type ShownKind = Pick<RecordKind, 'name' | 'one'>;

interface StatusBandProps {
  kind: ShownKind;
  record: DeskRecord | undefined;
  isDirty: boolean;
}

/** Says what is being edited and what the public sees, so that a draft is not mistaken for published. */
export function StatusBand({ kind, record, isDirty }: StatusBandProps) {
  const { town } = useSite();
  const words = sentence(kind, record, town.timeZone);
  return (
    <div className={css.band} data-state={record?.state ?? 'draft'}>
      <p>
        {record ? (
          <EndOfNotice record={record}>
            {(end, isMissed) =>
              end
                ? `Ended on ${formatInstant(end, town.timeZone)}; the public does not see it.`
                : isMissed
                  ? `${words} It was never published, and its time has passed.`
                  : words
            }
          </EndOfNotice>
        ) : (
          words
        )}
      </p>
      <p role="status" className={css.unsaved}>
        {isDirty && 'Not saved yet'}
      </p>
    </div>
  );
}

function sentence(kind: ShownKind, record: DeskRecord | undefined, timeZone: string): string {
  if (!record) return `You are writing a new ${kind.one}; the public sees nothing of it yet.`;
  const { state, version, publishedVersion, publishAt, withdrawAt } = record;
  const end = withdrawAt ? ` It is withdrawn on ${formatInstant(withdrawAt, timeZone)}.` : '';
  if (hasDraft(record)) {
    const begin = publishAt
      ? ` The draft is published on ${formatInstant(publishAt, timeZone)}.`
      : '';
    return `You are editing a draft; the public sees version ${publishedVersion}.${begin}${end}`;
  }
  switch (state) {
    case 'published':
      return `Published; the public sees version ${publishedVersion ?? version}.${end}`;
    case 'scheduled':
      return `Scheduled; the public sees it from ${formatInstant(publishAt, timeZone)}.${end}`;
    case 'archived':
      return `Archived; the public does not see it. It is deleted 90 days after it was archived.${planWarning(kind)}`;
    default:
      return 'You are editing a draft; the public does not see it.';
  }
}

/** Archiving can be undone, so it ends no subscription. */
const planWarning = ({ name }: ShownKind) =>
  name === 'businesses' ? ' If its owner has a plan, the plan goes on and is charged.' : '';
