import type { RecordState } from '@town/contracts/managed-records/record';
import { useSite } from '@town/slice-kit/site';
import { useTownMoment } from '@town/slice-kit/use-town-moment';
import { formatInstant } from '../../lists/format-instant';
import { type DeskRecord, hasDraft } from './desk-record';
import css from './state-word.module.css';

/** The name of each state. */
export const stateNames: Record<RecordState, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  archived: 'Archived',
};

/**
 * When a notice that is not public has ended; null for anything else. It is stored as a draft then, because
 * nobody sees it.
 */
export function endedAt({ state, content }: DeskRecord, now: number): string | null {
  const { endsAt } = content;
  const isOver = state === 'draft' && typeof endsAt === 'string' && Date.parse(endsAt) <= now;
  return isOver ? endsAt : null;
}

/** The state of a record as a word with a dot. */
export function StateWord({ record }: { record: DeskRecord }) {
  const { town } = useSite();
  const { at: now } = useTownMoment();
  const { state, publishAt, withdrawAt } = record;
  const more = [
    hasDraft(record) && 'with unpublished changes',
    state === 'published' && publishAt && 'scheduled',
    publishAt && `for ${formatInstant(publishAt, town.timeZone)}`,
    state === 'published' && withdrawAt && `until ${formatInstant(withdrawAt, town.timeZone)}`,
  ].filter(Boolean);
  return (
    <span className={css.state} data-state={state}>
      {[endedAt(record, now) ? 'Ended' : stateNames[state], ...more].join(' ')}
    </span>
  );
}
