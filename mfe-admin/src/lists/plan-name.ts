import { plans } from '@town/contracts/plans/price-list';
import { capitalize } from '@town/contracts/text/capitalize';

const names: Record<string, string> = { monthly: plans.monthly.name, annual: plans.annual.name };

/** A plan's name; a plan that this page does not know yet keeps the name that the service uses. */
export function planName(plan: string): string {
  return names[plan] ?? capitalize(plan);
}
