import { invalidRequest } from '../http/stripe-error.js';

/** The smallest amount that Stripe charges in US dollars. */
const leastAmount = 50;

/** Refuses amounts and currencies that the sandbox or Stripe does not accept. */
export function checkMoney(amount: number, currency: string): void {
  if (currency.toLowerCase() !== 'usd') {
    throw invalidRequest(`Invalid currency: ${currency}. The sandbox supports these: usd`, {
      param: 'currency',
    });
  }
  if (amount < leastAmount) {
    throw invalidRequest('Amount must be at least $0.50 usd', {
      code: 'amount_too_small',
      param: 'amount',
    });
  }
  if (amount > 99_999_999) {
    throw invalidRequest('Amount must be no more than $999,999.99', {
      code: 'amount_too_large',
      param: 'amount',
    });
  }
}
