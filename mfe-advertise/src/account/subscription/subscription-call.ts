import { ownerApi } from '@town/contracts/api/paths';
import { sendJson } from '@town/slice-kit/send-json';

/** The API paths whose data a change of a subscription affects. */
export const changedBySubscription = [
  ownerApi.subscription,
  ownerApi.invoices,
  ownerApi.listings,
] as const;

/** Calls one of the paths of a subscription. The id selects the subscription: an owner can have several. */
export function callSubscription(path: string, id: string, body: object = {}): Promise<unknown> {
  return sendJson(`${path}?${new URLSearchParams({ id })}`, body, { asOwner: true });
}
