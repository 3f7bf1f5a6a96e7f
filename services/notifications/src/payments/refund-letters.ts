import type { paymentRefunded, paymentRefundFailed } from '@town/contracts/payments/events';
import { dollarLabel } from '@town/contracts/plans/price-list';
import type * as z from 'zod/mini';
import { contactUs, hello } from '../letters/contact-us.js';
import type { LetterWriter } from '../letters/letter.js';
import { accountPath } from '../subscriptions/subscription-terms.js';
import { facts } from './payment-letters.js';

/** A refund; `refunded` is what was given back in all. */
export function refund(payment: z.output<typeof paymentRefunded.data>): LetterWriter {
  const { amount, refunded } = payment;
  const part = refunded < amount ? dollarLabel(refunded) : 'all';
  return (town) => ({
    subject: `Your refund: ${dollarLabel(refunded)}`,
    greeting: hello,
    paragraphs: [
      `We have given back ${part} of your payment of ${dollarLabel(amount)}.`,
      'The money goes to the card that you paid with. It usually arrives within 5 to 10 business days; your bank decides how fast.',
    ],
    fields: [['Refunded in all', `${dollarLabel(refunded)} (US dollars)`], ...facts(payment, town)],
    link: { text: 'Your account', path: accountPath },
    closing: contactUs(town),
  });
}

/** A refund that the bank has rejected after the letter above. Nothing that has ended begins again. */
export function refundFailed(payment: z.output<typeof paymentRefundFailed.data>): LetterWriter {
  const { amount, failed, refunded } = payment;
  return (town) => ({
    subject: `Your refund of ${dollarLabel(failed)} has not arrived`,
    greeting: hello,
    paragraphs: [
      `We wrote to you that we had given back ${dollarLabel(failed)} of your payment of ${dollarLabel(amount)}. Your bank has rejected it, so this money has not reached you.`,
      'We still owe it to you, and get in touch to find another way. If your card has changed or your account is closed, please tell us.',
    ],
    fields: [['Refunded in all', `${dollarLabel(refunded)} (US dollars)`], ...facts(payment, town)],
    closing: contactUs(town),
  });
}
