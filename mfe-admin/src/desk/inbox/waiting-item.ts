import type { ShownItem } from './inbox-item-reader';

type Facts = Pick<ShownItem, 'kind' | 'state' | 'awaitsReview'>;

/** Whether an item is an event, or a change of one, that staff have not published or refused yet. */
export const isWaitingEvent = ({ kind, state, awaitsReview }: Facts): boolean =>
  kind === 'event' && state === 'open' && awaitsReview === true;

/** Whether an item is an application that staff have neither approved nor refused. */
export const isWaitingApplication = ({ kind, state }: Facts): boolean =>
  kind === 'application' && state === 'open';
