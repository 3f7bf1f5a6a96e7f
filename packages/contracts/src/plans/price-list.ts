/** A way to pay for an advertising listing. */
export interface Plan {
  id: 'monthly' | 'annual';
  /** What the payment calls call it. */
  name: 'Monthly Listing' | 'Annual Listing';
  /** Whole US dollars for each period. */
  amount: number;
  period: 'month' | 'year';
}

/** The one price list. Every label, saving and charge is computed from it. */
export const plans = {
  monthly: { id: 'monthly', name: 'Monthly Listing', amount: 49, period: 'month' },
  annual: { id: 'annual', name: 'Annual Listing', amount: 495, period: 'year' },
} as const satisfies Record<string, Plan>;

const twelveMonths = plans.monthly.amount * 12;

/** What a year paid at once saves against twelve months: dollars and whole percent. */
export const annualSaving = {
  amount: twelveMonths - plans.annual.amount,
  percent: Math.round(((twelveMonths - plans.annual.amount) / twelveMonths) * 100),
} as const;

/** "$49/month", "$495/year". */
export function priceLabel(plan: Plan): string {
  return `$${plan.amount}/${plan.period}`;
}
