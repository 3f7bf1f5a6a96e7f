import { ownerApi } from '@town/contracts/api/paths';
import { plans } from '@town/contracts/plans/price-list';
import type {
  OwnerInvoice,
  OwnerSubscription,
  OwnerSubscriptions,
} from '@town/contracts/subscriptions/owner-subscription';
import { planOrigins } from '@town/contracts/subscriptions/owner-subscription';
import {
  type FieldReader,
  flag,
  listReader,
  number,
  optionalText,
  recordReader,
  text,
  textOr,
} from '@town/slice-kit/tolerant';
import { instant, optionalInstant, ownerListQuery, ownerRecordQuery, wordOr } from '../owner-query';

/** Reads a card. */
export const readCard = recordReader<NonNullable<OwnerSubscription['card']>>({
  brand: textOr('Card'),
  last4: text,
  expiresMonth: number,
  expiresYear: number,
});

const readComingPrice = recordReader<NonNullable<OwnerSubscription['comingPrice']>>({
  cents: number,
  from: instant,
});

/** A plan that this page does not know cannot be shown: its price and period would be guesses. */
const readPlan: FieldReader<OwnerSubscription['plan']> = (value) =>
  [plans.monthly.id, plans.annual.id].find((known) => known === value);

/** A subscription in a state that this page does not know cannot be shown. */
const readState: FieldReader<OwnerSubscription['state']> = (value) =>
  (['active', 'payment-failed', 'ending', 'ended'] as const).find((known) => known === value);

/** What is said of every plan, also of one that moved away. */
export const planReaders = {
  id: text,
  businessName: optionalText,
  plan: readPlan,
  state: readState,
  priceCents: number,
  paidUntil: instant,
};

/** Reads one subscription. */
export const readSubscription = recordReader<OwnerSubscription>({
  ...planReaders,
  graceUntil: optionalInstant,
  endedAt: optionalInstant,
  refundableUntil: optionalInstant,
  refundableCents: (value) => number(value) ?? 0,
  creditCents: (value) => number(value) ?? 0,
  comingPrice: (value) => readComingPrice(value) ?? null,
  card: (value) => readCard(value) ?? null,
  cardOfFormerPayer: flag,
  origin: (value) => planOrigins.find((known) => known === value) ?? null,
});

const readSubscriptions = recordReader<OwnerSubscriptions>({
  subscription: (value) => (value === null ? null : readSubscription(value)),
  others: (value) => (Array.isArray(value) ? listReader(readSubscription)(value) : []),
});

/** The subscriptions of the signed-in owner. */
export const subscriptionsQuery = ownerRecordQuery(ownerApi.subscription, readSubscriptions);

const readInvoice = recordReader<OwnerInvoice>({
  id: text,
  businessName: optionalText,
  number: optionalText,
  createdAt: instant,
  totalCents: number,
  refundedCents: (value) => number(value) ?? 0,
  status: wordOr(['paid', 'open', 'failed', 'void'], 'open'),
  pageUrl: optionalText,
  pdfUrl: optionalText,
});

/** The invoices of the signed-in owner. */
export const invoicesQuery = ownerListQuery(ownerApi.invoices, readInvoice);
