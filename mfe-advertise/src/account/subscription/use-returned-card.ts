import { useSearchParams } from '@town/slice-kit/router';
import { useToasts } from '@town/slice-kit/toasts';
import { useEffect, useRef } from 'react';
import { useText } from '../messages/use-text';
import { bankPageOf, useConfirmedCard } from './use-new-card';

/** The address parameter with the subscription's id, for the return from the bank. */
export const subscriptionParameter = 'subscription';

/** A payment of a card that was entered before the return from the bank, which wants it confirmed. */
export interface PaymentToConfirm {
  /** The subscription's id. */
  id: string;
  bankPage: string;
}

/**
 * Uses the new card of an owner who returns from the bank, and removes the parameters from the address.
 * @returns the payment that the owner has to confirm, if the bank wants that, too
 */
export function useReturnedCard(): PaymentToConfirm | undefined {
  const text = useText();
  const [search, setSearch] = useSearchParams();
  const showToast = useToasts((state) => state.show);
  const { mutate, error, variables } = useConfirmedCard();
  const title = text('The new card is not in use');
  const description = text('Your bank did not approve it. The card from before stays.');
  const handled = useRef(false);
  useEffect(() => {
    const setupIntentId = search.get('setup_intent');
    const id = search.get(subscriptionParameter);
    if (handled.current || !setupIntentId || !id) return;
    handled.current = true;
    if (search.get('redirect_status') === 'succeeded') mutate({ id, setupIntentId });
    else {
      showToast({ tone: 'error', title, description });
    }
    setSearch({}, { replace: true, preventScrollReset: true });
  }, [search, setSearch, showToast, mutate, title, description]);
  const bankPage = bankPageOf(error);
  return variables && bankPage ? { id: variables.id, bankPage } : undefined;
}
