import { ownerApi } from '@town/contracts/api/paths';
import type {
  MovedAwayPlan,
  PlanMoves,
  ReceivedMove,
  SentMove,
} from '@town/contracts/subscriptions/plan-move';
import { entries, flag, recordReader, text } from '@town/slice-kit/tolerant';
import { instant, ownerRecordQuery } from '../owner-query';
import { changedBySubscription } from '../subscription/subscription-call';
import { planReaders, readCard, readSubscription } from '../subscription/subscription-query';

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
  isOwnCard: flag,
});

const readMovedAway = recordReader<MovedAwayPlan>({
  ...planReaders,
  card: readCard,
});

/** The plans of the signed-in owner that wait for another address, and those that wait for the owner. */
export const movesQuery = ownerRecordQuery(
  ownerApi.planMoves,
  recordReader<PlanMoves>({
    sent: entries(readSent),
    received: entries(readReceived),
    movedAway: entries(readMovedAway),
  }),
);

/** The API paths whose data changes with a move. */
export const changedByMove = [ownerApi.planMoves, ...changedBySubscription] as const;
