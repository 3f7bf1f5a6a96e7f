import { create } from '@town/slice-kit/state';
import { keepPurchase } from './kept-purchase';
import { type PurchaseEvent, type PurchaseState, reducePurchase } from './purchase-state';

interface PurchaseStore {
  state: PurchaseState;
  /** Moves to the state that follows; what must outlive the page is in the browser when it returns. */
  dispatch(event: PurchaseEvent): PurchaseState;
}

/** The browser's one copy of the purchase. */
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
