/** The amounts of an invoice: its lines, and the customer's credit or debt. */

/** The smallest amount that Stripe charges. A smaller amount is carried over to the next invoice. */
const leastCharge = 50;

export interface BillLine {
  amount: number;
  description: string;
  period: { start: number; end: number };
}

/** The totals of the lines and the customer's balance. */
export function amountsOf(lines: BillLine[], balance: number) {
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const due = total + balance;
  const amountDue = due >= leastCharge ? due : 0;
  return { total, amountDue, endingBalance: due - amountDue };
}
