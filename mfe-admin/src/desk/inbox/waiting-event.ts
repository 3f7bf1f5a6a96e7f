import type { ShownItem } from './inbox-item-reader';

/** Whether an item is an event, or a change of one, that staff have not published or refused yet. */
export const isWaitingEvent = ({
  kind,
  state,
  awaitsReview,
}: Pick<ShownItem, 'kind' | 'state' | 'awaitsReview'>): boolean =>
  kind === 'event' && state === 'open' && awaitsReview;
