import type { Dispute } from '@town/contracts/payments/dispute';
import type { paymentDisputed } from '@town/contracts/payments/events';
import { dollarLabel, plans } from '@town/contracts/plans/price-list';
import type * as z from 'zod/mini';
import { words } from '../applications/list-items.js';
import type { LetterWriter } from '../letters/letter.js';
import { townTime } from '../letters/town-time.js';

type Disputed = z.output<typeof paymentDisputed.data>;

interface Words {
  subject: string;
  paragraph: string;
}

/** The text for staff in each state. */
const texts: Record<Dispute['state'], Words> = {
  'needs-response': {
    subject: 'Payment disputed',
    paragraph:
      'A cardholder has disputed a payment at their bank. Please send evidence in the dashboard of Stripe. The listing stays as it is until the bank has decided.',
  },
  'under-review': {
    subject: 'Dispute under review',
    paragraph: 'The bank looks at the evidence. Nothing has to be done now.',
  },
  won: {
    subject: 'Dispute won',
    paragraph: 'The bank has decided for the town. The payment stays, and nothing changes.',
  },
  lost: {
    subject: 'Dispute lost',
    paragraph:
      'The bank has given the payment back to the cardholder. Its subscription ends, and the business keeps the Basic listing.',
  },
};

/** Why the letter and the list of payments can name two people. */
const formersCard =
  'Of the person above, who had the plan before. “Payments” names who had it when this was paid.';

/** The same where the holder of that card was erased, so that the letter names nobody. */
const erasedFormersCard =
  'Of somebody who had the plan before, and whose data was erased. “Payments” names who had it when this was paid.';

/** Whose card was charged, where that needs words. */
function cardWords({ cardOf, customerEmail }: Disputed): string | undefined {
  if (cardOf !== 'former-payer') return undefined;
  return customerEmail === null ? erasedFormersCard : formersCard;
}

/** Tells staff the state of a dispute about a payment. */
export function disputeForStaff(payment: Disputed): LetterWriter {
  const { id, plan, amount, customerName, customerEmail, paidAt, dispute } = payment;
  const { subject, paragraph } = texts[dispute.state];
  const disputed = dollarLabel(dispute.amountCents / 100);
  const due = dispute.state === 'needs-response' ? dispute.evidenceDueAt : null;
  return ({ timeZone }) => ({
    subject: `${subject}: ${disputed}, ${plans[plan].name}`,
    paragraphs: [paragraph],
    fields: [
      ['Disputed', `${disputed} of ${dollarLabel(amount)} (US dollars)`],
      ['Reason', words(dispute.reason)],
      ['Evidence due', due && townTime(due, timeZone)],
      ['Paid', townTime(paidAt, timeZone)],
      ['Payment', id],
      ['Name', customerName],
      ['E-mail', customerEmail ?? 'Not given'],
      ['Card', cardWords(payment)],
    ],
    link: { text: 'See the payment', path: `/admin/dashboard?view=payments&q=${id}` },
  });
}
