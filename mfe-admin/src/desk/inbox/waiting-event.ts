import type { ShownItem } from './inbox-item-reader';

type Facts = Pick<ShownItem, 'kind' | 'state' | 'awaitsReview'>;

/** Whether an item is an event, or a change of one, that staff have not published or refused yet. */
export const isWaitingEvent = (item: Facts): boolean => isOpenEvent(item) && !!item.awaitsReview;

/**
 * Whether an item must not be marked as done together with others. A service of an earlier release does not
 * say whether an event waits, and refuses every event in such a change.
 */
export const needsDecision = (item: Facts): boolean =>
  isOpenEvent(item) && item.awaitsReview !== false;

const isOpenEvent = ({ kind, state }: Facts) => kind === 'event' && state === 'open';
