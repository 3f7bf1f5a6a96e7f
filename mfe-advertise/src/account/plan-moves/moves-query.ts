import { ownerApi } from '@town/contracts/api/paths';
import type { PlanMoves, ReceivedMove, SentMove } from '@town/contracts/subscriptions/plan-move';
import { type FieldReader, listReader, recordReader, text } from '@town/slice-kit/tolerant';
import { instant, ownerRecordQuery } from '../owner-query';
import { changedBySubscription } from '../subscription/subscription-call';
import { readSubscription } from '../subscription/subscription-query';

const readSent = recordReader<SentMove>({
  id: text,
  subscription: text,
  email: text,
  until: instant,
});

const readReceived = recordReader<ReceivedMove>({
  id: text,
  from: text,
  until: instant,
  subscription: readSubscription,
});

const listOf =
  <Entity>(read: FieldReader<Entity>): FieldReader<Entity[]> =>
  (value) =>
    Array.isArray(value) ? listReader(read)(value) : [];

/** The plans of the signed-in owner that wait for another address, and those that wait for the owner. */
export const movesQuery = ownerRecordQuery(
  ownerApi.planMoves,
  recordReader<PlanMoves>({ sent: listOf(readSent), received: listOf(readReceived) }),
);

/** The API paths whose data changes with a move. */
export const changedByMove = [ownerApi.planMoves, ...changedBySubscription] as const;
