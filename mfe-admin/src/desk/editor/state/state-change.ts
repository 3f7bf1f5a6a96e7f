import { type DeskRecord, hasDraft } from '../../records/desk-record';
import { type Schedule, scheduled } from './record-schedule';

/** A change of a record's state that does not use the form's values. */
export type StateAction =
  | 'publish'
  | 'unpublish'
  | 'unschedule'
  | 'archive'
  | 'unarchive'
  | 'confirm';

export interface StateChange {
  action: StateAction;
  /** With `publish`: the schedule. */
  body?: Schedule;
  /** With `unarchive`: the schedule with which it is published again. */
  again?: Schedule;
}

const titles: Record<StateAction, string> = {
  publish: 'Published',
  unpublish: 'Unpublished',
  unschedule: 'Schedule cancelled',
  archive: 'Archived',
  unarchive: 'Restored from the archive',
  /** Confirms that the translations are still correct. */
  confirm: 'Translation confirmed',
};

/** The toast's title after a change. */
export function titleOf(
  { action, body, again }: StateChange,
  before: DeskRecord | undefined,
  after: DeskRecord,
): string {
  if (action === 'unpublish' && before?.state === 'scheduled') return 'Schedule cancelled';
  const schedule = body ?? (after.state === 'draft' ? undefined : again);
  return schedule ? scheduled(schedule) : titles[action];
}

/**
 * The change that undoes another one. It restores the record's earlier schedule.
 * @returns undefined if there is no undo, or if it would publish a draft instead of the public version
 */
export function undoOf(
  action: StateAction,
  before: DeskRecord | undefined,
): StateChange | undefined {
  if (action === 'unarchive') return { action: 'archive' };
  if (!before || action === 'publish' || action === 'confirm') return undefined;
  const { state, publishAt, withdrawAt } = before;
  if (action === 'unschedule') return { action: 'publish', body: { at: publishAt, withdrawAt } };
  const wasToAppear = (state === 'published' || state === 'scheduled') && !hasDraft(before);
  const schedule = wasToAppear ? { at: publishAt, withdrawAt } : undefined;
  if (action === 'archive') return { action: 'unarchive', ...(schedule && { again: schedule }) };
  return schedule && { action: 'publish', body: schedule };
}
