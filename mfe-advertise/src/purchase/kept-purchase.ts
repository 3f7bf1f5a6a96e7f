import { forget, keep, readKept } from '@town/slice-kit/kept';
import { loadSchemas } from './load-schemas';
import type { Order, PaidOrder, PurchaseState } from './purchase-state';

/** Shared by the tabs: what was paid for must outlive the tab that it was paid in. */
const name = 'purchase';

/** The unsettled purchase of an earlier visit, if there is one. */
export async function readPurchase(): Promise<Order | PaidOrder | undefined> {
  const kept = readKept('browser', name);
  if (!kept) return undefined;
  return (await loadSchemas()).parsePurchase(kept);
}

/**
 * Keeps a purchase while it would be lost with the page, and at no other time. What another tab keeps is
 * left to it.
 */
export function keepPurchase(before: PurchaseState, state: PurchaseState): void {
  const unsettled = unsettledOf(state);
  if (unsettled) keep('browser', name, unsettled, unsettled.startedAt);
  else if (unsettledOf(before)) forget('browser', name);
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
