import { forget, keep, readKept } from '@town/slice-kit/kept';
import { loadSchemas } from './load-schemas';
import type { Order, PaidOrder, PurchaseState } from './purchase-state';

/** All tabs share this storage name: a paid purchase must not be lost when its tab is closed. */
const name = 'purchase';

/** The unsettled purchase of an earlier visit, if there is one. */
export async function readPurchase(): Promise<Order | PaidOrder | undefined> {
  const kept = readKept('browser', name);
  if (!kept) return undefined;
  return (await loadSchemas()).parsePurchase(kept);
}

/**
 * Stores a purchase in the browser while it is unsettled, and removes it afterwards. A purchase that another
 * tab has stored is not touched.
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
