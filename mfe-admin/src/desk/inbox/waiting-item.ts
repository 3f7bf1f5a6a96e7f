import { useApplication } from './application/use-application';
import type { ShownItem } from './inbox-item-reader';

/** Whether an item is an event, or a change of one, that staff have not published or refused yet. */
export const isWaitingEvent = ({
  kind,
  state,
  awaitsReview,
}: Pick<ShownItem, 'kind' | 'state' | 'awaitsReview'>): boolean =>
  kind === 'event' && state === 'open' && awaitsReview === true;

/** What of an item waits for a decision of the staff, if anything does. */
export type Waiting = 'event' | 'application' | undefined;

const decided = new Set(['active', 'inactive']);

/**
 * What of an item waits for a decision. The item of an application can be open again although the
 * application is approved or refused, so its status decides.
 */
export function useWaiting(item: ShownItem): Waiting {
  const isOpenApplication = item.kind === 'application' && item.state === 'open';
  const { data: application } = useApplication(item.recordId, isOpenApplication);
  if (isWaitingEvent(item)) return 'event';
  if (!isOpenApplication || application === null) return undefined;
  // While the status is not known, the clerk is warned.
  return application && decided.has(application.status) ? undefined : 'application';
}
