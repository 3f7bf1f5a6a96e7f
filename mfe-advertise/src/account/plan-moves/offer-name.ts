import { plans } from '@town/contracts/plans/price-list';
import type { ReceivedMove } from '@town/contracts/subscriptions/plan-move';
import { useText } from '../messages/use-text';
import { useDay } from '../words';

/** Names an offered plan so that it differs from others: its payer, the end of its paid time and its business. */
export function useOfferName({ from, subscription }: ReceivedMove): string {
  const text = useText();
  const day = useDay();
  const { plan, paidUntil, businessName } = subscription;
  const named = { plan: plans[plan].name, email: from, date: day(paidUntil) };
  const name = text('{plan}, {email}, paid until {date}', named);
  return businessName ? `${name}, ${businessName}` : name;
}
