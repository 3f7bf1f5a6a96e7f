import type { paymentSucceeded } from '@town/contracts/advertising-events';
import { plans } from '@town/contracts/plans';
import { town } from '@town/contracts/town';
import type * as z from 'zod/mini';
import { contactUs } from '../letters/contact-us.js';
import type { Letter, LetterField } from '../letters/letter.js';
import { townTime } from '../letters/town-time.js';

type Payment = z.output<typeof paymentSucceeded.data>;

/** What was charged, which is what the payment says and not what the plan costs by now. */
function facts({ id, plan, amount, paidAt, customerName }: Payment): LetterField[] {
  return [
    ['Bought', `${plans[plan].name} in the ${town.siteName}, one ${plans[plan].period}`],
    ['Amount', `$${amount} (US dollars)`],
    ['Paid', townTime(paidAt)],
    ['Payment', id],
    ['Name', customerName],
  ];
}

export function paymentForStaff(payment: Payment): Letter {
  return {
    subject: `Payment received: $${payment.amount}, ${plans[payment.plan].name}`,
    paragraphs: [
      'Somebody has paid for a listing. The site promises that we contact them soon to set it up.',
    ],
    fields: [...facts(payment), ['E-mail', payment.customerEmail ?? 'Not given']],
  };
}

export function receipt(payment: Payment): Letter {
  return {
    subject: `Your receipt: ${plans[payment.plan].name}, $${payment.amount}`,
    greeting: 'Hello,',
    paragraphs: [
      'Thank you for your purchase. Your payment has arrived, and this is your receipt. We will contact you soon to set up your listing.',
    ],
    fields: [...facts(payment), ['Sold by', `${town.siteName}, ${town.email}, ${town.phone}`]],
    closing: contactUs,
  };
}
