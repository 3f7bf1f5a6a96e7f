import { dollarLabel, plans } from '@town/contracts/plans/price-list';

/** "$59 each month"; without the period for a plan that this page does not know. */
export function priceWords(plan: string, cents: number): string {
  const known = Object.values(plans).find(({ id }) => id === plan);
  return known ? `${dollarLabel(cents / 100)} each ${known.period}` : dollarLabel(cents / 100);
}

/** "1 owner gets an e-mail", "12 owners get an e-mail". */
export function ownersGetMail(owners: number): string {
  if (owners === 0) return 'No owner gets an e-mail';
  return owners === 1 ? '1 owner gets an e-mail' : `${owners} owners get an e-mail`;
}
