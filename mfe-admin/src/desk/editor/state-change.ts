import { type DeskRecord, hasDraft } from '../records/desk-record';
import { type Schedule, scheduled } from './record-schedule';

/** A change of a record's state that needs nothing of the form. */
export type StateAction =
  | 'publish'
  | 'unpublish'
  | 'unschedule'
  | 'archive'
  | 'unarchive'
  | 'confirm';

export interface StateChange {
  action: StateAction;
  /** With `publish`: when. */
  body?: Schedule;
  /** With `unarchive`: when it is published again, as it was. */
  again?: Schedule;
}

const titles: Record<StateAction, string> = {
  publish: 'Published',
  unpublish: 'Unpublished',
  unschedule: 'Schedule cancelled',
  archive: 'Archived',
  unarchive: 'Restored from the archive',
  /** The translations are right as they are. */
  confirm: 'Translation confirmed',
};

/** What a toast says of a change. */
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
 * The change that takes another back: the record appears and goes again when it would have.
 * @returns undefined where it cannot be taken back, or would publish a draft instead of what was public
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
