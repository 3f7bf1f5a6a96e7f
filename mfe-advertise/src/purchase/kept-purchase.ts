import { forget, keep, readKept } from '@town/slice-kit/kept';
import * as z from 'zod/mini';
import type { Order, PaidOrder, PurchaseState } from './purchase-state';

const bought = {
  plan: z.enum(['monthly', 'annual']),
  key: z.string(),
  startedAt: z.number(),
  application: z.nullable(z.record(z.string(), z.unknown())),
  customerEmail: z.string(),
  customerName: z.string(),
};
const keptSchema = z.union([
  z.object({ ...bought, clientSecret: z.string() }),
  z.object({ ...bought, paymentIntentId: z.string() }),
]);

/** Shared by the tabs: what was paid for must outlive the tab that it was paid in. */
const name = 'purchase';

/** The unsettled purchase of an earlier visit, if there is one. */
export function readPurchase(): Order | PaidOrder | undefined {
  return keptSchema.safeParse(readKept('browser', name)).data;
}

/** Keeps a purchase while it would be lost with the page, and at no other time. */
export function keepPurchase(state: PurchaseState): void {
  const unsettled = unsettledOf(state);
  if (unsettled) keep('browser', name, unsettled, unsettled.startedAt);
  else forget('browser', name);
}

function unsettledOf(state: PurchaseState): Order | PaidOrder | undefined {
  switch (state.stage) {
    case 'paying':
      return state.sentOff ? state.order : undefined;
    case 'confirming':
    case 'checking':
    case 'unchecked':
      return state.order;
    case 'sending':
    case 'unsent':
      return state.paid;
    default:
      return undefined;
  }
}
