import type { RecordState } from '@town/contracts/managed-records/record';
import { useSite } from '@town/slice-kit/site';
import { formatInstant } from '../../lists/format-instant';
import { type DeskRecord, hasDraft } from './desk-record';
import { EndOfNotice } from './end-of-notice';
import css from './state-word.module.css';

/** The name of each state. */
export const stateNames: Record<RecordState, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  archived: 'Archived',
};

/** The state of a record as a word with a dot. */
export function StateWord({ record }: { record: DeskRecord }) {
  const { town } = useSite();
  const { state, publishAt, withdrawAt } = record;
  const more = [
    hasDraft(record) && 'with unpublished changes',
    state === 'published' && publishAt && 'scheduled',
    publishAt && `for ${formatInstant(publishAt, town.timeZone)}`,
    state === 'published' && withdrawAt && `until ${formatInstant(withdrawAt, town.timeZone)}`,
  ].filter(Boolean);
  return (
    <span className={css.state} data-state={state}>
      <EndOfNotice record={record}>
        {(end, isMissed) =>
          isMissed
            ? `${stateNames[state]}, its time has passed`
            : [end ? 'Ended' : stateNames[state], ...more].join(' ')
        }
      </EndOfNotice>
    </span>
  );
}
