import { create } from '@town/slice-kit/state';
import { keepPurchase } from './kept-purchase';
import { type PurchaseEvent, type PurchaseState, reducePurchase } from './purchase-state';

interface PurchaseStore {
  state: PurchaseState;
  /** Applies the event and returns the new state. An unsettled purchase is stored in the browser by then. */
  dispatch(event: PurchaseEvent): PurchaseState;
}

/** The state of the purchase. All components share this one store. */
export const usePurchaseStore = create<PurchaseStore>()((set, get) => ({
  state: { stage: 'idle' },
  dispatch(event) {
    const before = get().state;
    const state = reducePurchase(before, event);
    keepPurchase(before, state);
    set({ state });
    return state;
  },
}));
