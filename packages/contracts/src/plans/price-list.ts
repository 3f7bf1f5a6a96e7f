/** A way to pay for an advertising listing. */
export interface Plan {
  id: 'monthly' | 'annual';
  /** The plan's id in payment calls. */
  name: 'Monthly Listing' | 'Annual Listing';
  /** US dollars for each period, with cents where there are any. */
  amount: number;
  period: 'month' | 'year';
}

/** The plans at their default prices, valid until administrators announce others. */
export const plans = {
  monthly: { id: 'monthly', name: 'Monthly Listing', amount: 49, period: 'month' },
  annual: { id: 'annual', name: 'Annual Listing', amount: 495, period: 'year' },
} as const satisfies Record<string, Plan>;

/** The price of each plan for a new buyer, in whole cents for each period. */
export type Prices = Record<Plan['id'], number>;

export const firstPrices: Prices = {
  monthly: plans.monthly.amount * 100,
  annual: plans.annual.amount * 100,
};

/** The plans with the prices of a moment. Every label, saving and charge is computed from them. */
export type PricedPlans = Record<Plan['id'], Plan>;

export function pricedPlans({ monthly, annual }: Prices): PricedPlans {
  return {
    monthly: { ...plans.monthly, amount: monthly / 100 },
    annual: { ...plans.annual, amount: annual / 100 },
  };
}

/**
 * The saving of a yearly payment compared with twelve monthly ones: dollars and whole percent, at least 0.
 */
export function annualSaving({ monthly, annual }: PricedPlans): {
  amount: number;
  percent: number;
} {
  const cents = Math.max(0, Math.round(monthly.amount * 1200 - annual.amount * 100));
  return { amount: cents / 100, percent: Math.round(cents / (monthly.amount * 12)) };
}

/** "$49", "$49.50". */
export function dollarLabel(dollars: number): string {
  return `$${Number.isInteger(dollars) ? dollars : dollars.toFixed(2)}`;
}

/** "$49/month", "$495/year". */
export function priceLabel({ amount, period }: Plan): string {
  return `${dollarLabel(amount)}/${period}`;
}
