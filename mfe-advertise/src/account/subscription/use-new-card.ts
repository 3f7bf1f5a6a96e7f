import { ownerApi } from '@town/contracts/api/paths';
import {
  newCardAnswerSchema,
  toConfirmSchema,
} from '@town/contracts/subscriptions/owner-subscription';
import { HttpError } from '@town/slice-kit/http-error';
import { useMutation } from '@town/slice-kit/query';
import { useText } from '../messages/use-text';
import { useEndedSession } from '../session/use-ended-session';
import { useOwnerAction } from '../use-owner-action';
import { money } from '../words';
import { callSubscription, changedBySubscription } from './subscription-call';

/** Why a card has to be entered once more: the previous setup was used up by another card. */
export interface UsedUp {
  /** Why that card could not pay; missing if only its response was lost. */
  refusal?: string | undefined;
}

/**
 * Begins the setup of a new card. The result has the client secret, by which the provider identifies the setup,
 * and what the card is charged at once.
 */
export function useCardSetup(id: string) {
  const endedSession = useEndedSession();
  return useMutation({
    async mutationFn(_: { again: UsedUp | undefined }) {
      const { clientSecret, dueNowCents } = newCardAnswerSchema.parse(
        await callSubscription(ownerApi.card, id),
      );
      if (!clientSecret) throw new Error('The card setup has no client secret');
      return { clientSecret, dueNowCents };
    },
    onError: (error) => endedSession(error),
  });
}

/** The page where the owner confirms the payment of a new card, if its bank wants that. */
export function bankPageOf(error: unknown): string | undefined {
  if (!(error instanceof HttpError) || error.status !== 402) return undefined;
  try {
    return toConfirmSchema.safeParse(JSON.parse(error.body)).data?.confirmAt;
  } catch {
    return undefined;
  }
}

/** A card for one of the subscriptions, confirmed by the provider. */
interface ConfirmedCard {
  id: string;
  setupIntentId: string;
}

/**
 * Uses a confirmed card for all further charges. A page that leads to the bank says itself that a payment waits there.
 * @param form the open form, if there is one; it says itself why a card could not pay
 */
export function useConfirmedCard(form?: { onDone(): void }) {
  const text = useText();
  return useOwnerAction({
    call: async ({ id, setupIntentId }: ConfirmedCard) =>
      newCardAnswerSchema.parse(await callSubscription(ownerApi.card, id, { setupIntentId })),
    changes: changedBySubscription,
    done: (_, { paidCents }) =>
      paidCents
        ? text('Your new card is in use, and {amount} is paid', { amount: money(paidCents) })
        : text('Your new card is in use'),
    failed(status, error) {
      if (status !== 402) return text('The new card is not in use');
      return form || bankPageOf(error) ? undefined : text('Your new card could not pay');
    },
    ...form,
  });
}
