/** What an invoice charges: its lines, and the customer's credit or debt. */

/** Stripe charges no less; a smaller amount waits for the next invoice. */
const leastCharge = 50;

export interface BillLine {
  amount: number;
  description: string;
  period: { start: number; end: number };
}

/** What the lines and the customer's balance come to. */
export function amountsOf(lines: BillLine[], balance: number) {
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const due = total + balance;
  const amountDue = due >= leastCharge ? due : 0;
  return { total, amountDue, endingBalance: due - amountDue };
}
