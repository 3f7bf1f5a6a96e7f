import type { paymentSucceeded } from '@town/contracts/payments/events';
import { dollarLabel, plans } from '@town/contracts/plans/price-list';
import type { TownProfile } from '@town/contracts/settings/town-profile';
import type * as z from 'zod/mini';
import { contactUs, hello } from '../letters/contact-us.js';
import type { LetterField, LetterWriter } from '../letters/letter.js';
import { townTime } from '../letters/town-time.js';
import { accountPath, refundRule } from '../subscriptions/subscription-terms.js';

type Payment = z.output<typeof paymentSucceeded.data>;

/** The charged amount is the price at the time of the payment, not today's. */
export function facts({ id, plan, amount, paidAt }: Payment, town: TownProfile): LetterField[] {
  return [
    ['Bought', `${plans[plan].name} in the ${town.siteName}, one ${plans[plan].period}`],
    ['Amount', `${dollarLabel(amount)} (US dollars)`],
    ['Paid', townTime(paidAt, town.timeZone)],
    ['Payment', id],
  ];
}

export function paymentForStaff(payment: Payment): LetterWriter {
  return (town) => ({
    subject: `Payment received: ${dollarLabel(payment.amount)}, ${plans[payment.plan].name}`,
    paragraphs: [
      'A business has paid for a listing. The site promises that we contact them soon to set it up.',
    ],
    fields: [
      ...facts(payment, town),
      ['Name', payment.customerName],
      ['E-mail', payment.customerEmail ?? 'Not given'],
    ],
  });
}

/** The payer's name is left out, because it is not confirmed that the address is the payer's. */
export function receipt(payment: Payment): LetterWriter {
  return (town) => ({
    subject: `Your receipt: ${plans[payment.plan].name}, ${dollarLabel(payment.amount)}`,
    greeting: hello,
    paragraphs: [
      payment.renewal
        ? 'Thank you. Your plan goes on: your payment has arrived, and this is your receipt.'
        : 'Thank you for your purchase. Your payment has arrived, and this is your receipt. We will contact you soon to set up your listing.',
      `Your plan renews by itself. You can cancel it at any time in your account, and it then runs to the end of what you have paid. ${refundRule}`,
    ],
    fields: [
      ...facts(payment, town),
      ['Sold by', `${town.siteName}, ${town.email}, ${town.phone}`],
    ],
    link: { text: 'Your account', path: accountPath },
    closing: contactUs(town),
  });
}
