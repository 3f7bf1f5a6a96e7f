import { plans } from '@town/contracts/plans/price-list';
import { codeWords } from './code-words';

const names: Record<string, string> = { monthly: plans.monthly.name, annual: plans.annual.name };

/** A plan's name; of a plan that this page does not know yet, the words of its code. */
export function planName(plan: string): string {
  return names[plan] ?? codeWords(plan);
}
