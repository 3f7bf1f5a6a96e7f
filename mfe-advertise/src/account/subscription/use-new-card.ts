import { ownerApi } from '@town/contracts/api/paths';
import { newCardAnswerSchema } from '@town/contracts/subscriptions/owner-subscription';
import { useOwnerAction } from '../use-owner-action';
import { callSubscription, changedBySubscription } from './subscription-call';

/**
 * Begins the setup of a new card.
 * @returns the client secret, which names the setup to the provider
 */
export async function beginCardSetup(id: string): Promise<string> {
  const answer = newCardAnswerSchema.parse(await callSubscription(ownerApi.card, id));
  if (!answer.clientSecret) throw new Error('The card setup has no client secret');
  return answer.clientSecret;
}

/** A card that the provider has confirmed, for one of the subscriptions. */
interface ConfirmedCard {
  id: string;
  setupIntentId: string;
}

/** Uses a confirmed card for what is charged from now on. */
export function useConfirmedCard(onDone?: () => void) {
  return useOwnerAction({
    call: ({ id, setupIntentId }: ConfirmedCard) =>
      callSubscription(ownerApi.card, id, { setupIntentId }),
    changes: changedBySubscription,
    done: 'Your new card is in use',
    failed: (status) =>
      status === 402 ? 'Your new card could not pay' : 'The new card is not in use',
    ...(onDone && { onDone }),
  });
}
