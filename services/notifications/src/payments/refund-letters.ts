import type { Language } from '@town/contracts/pages/languages';
import type { paymentRefunded, paymentRefundFailed } from '@town/contracts/payments/events';
import { dollarLabel } from '@town/contracts/plans/price-list';
import type { TownProfile } from '@town/contracts/settings/town-profile';
import type * as z from 'zod/mini';
import type { LetterWriter } from '../letters/letter.js';
import { accountLink, frame, phrases } from '../letters/phrases.js';
import { facts } from './payment-letters.js';

type Refund = z.output<typeof paymentRefunded.data>;
type FailedRefund = z.output<typeof paymentRefundFailed.data>;

interface Words {
  refunded(refund: Refund): { subject: string; paragraphs: string[] };
  failed(refund: FailedRefund): { subject: string; paragraphs: string[] };
  /** For a payer who was told of a refund that belongs to the card of a former payer. */
  failedForPayer(refund: FailedRefund): { subject: string; paragraphs: string[] };
  total: string;
}

const words: Record<Language, Words> = {
  en: {
    refunded: ({ amount, refunded }) => ({
      subject: `Your refund: ${dollarLabel(refunded)}`,
      paragraphs: [
        `We have given back ${refunded < amount ? dollarLabel(refunded) : 'all'} of your payment of ${dollarLabel(amount)}.`,
        'The money goes back to the card that paid. It usually arrives within 5 to 10 business days; the bank of the card decides how fast.',
      ],
    }),
    failed: ({ amount, failed, cardOf }) => ({
      subject: `Your refund of ${dollarLabel(failed)} has not arrived`,
      paragraphs: [
        `${
          cardOf === 'former-payer'
            ? `We gave back ${dollarLabel(failed)} of a payment of ${dollarLabel(amount)} that was charged to your card.`
            : `We wrote to you that we had given back ${dollarLabel(failed)} of your payment of ${dollarLabel(amount)}.`
        } The bank of the card has rejected it, so this money has not arrived.`,
        'We still owe it to you, and get in touch to find another way. If your card has changed or your account is closed, please tell us.',
      ],
    }),
    failedForPayer: ({ amount, failed, customerEmail }) => ({
      subject: `The refund of ${dollarLabel(failed)} has not arrived`,
      paragraphs: [
        `We wrote to you that we had given back ${dollarLabel(failed)} of your payment of ${dollarLabel(amount)}. The card of the former payer was charged for it, and the bank of that card has rejected the refund.`,
        customerEmail === null
          ? 'We owe it to the holder of that card. You need not do anything.'
          : 'We owe it to the holder of that card, and get in touch with them. You need not do anything.',
      ],
    }),
    total: 'Refunded in all',
  },
  es: {
    refunded: ({ amount, refunded }) => ({
      subject: `Su reembolso: ${dollarLabel(refunded)}`,
      paragraphs: [
        refunded < amount
          ? `Le hemos devuelto ${dollarLabel(refunded)} de su pago de ${dollarLabel(amount)}.`
          : `Le hemos devuelto todo su pago de ${dollarLabel(amount)}.`,
        'El dinero vuelve a la tarjeta que pagó. Normalmente llega en 5 a 10 días hábiles; el banco de la tarjeta decide cuánto tarda.',
      ],
    }),
    failed: ({ amount, failed, cardOf }) => ({
      subject: `Su reembolso de ${dollarLabel(failed)} no ha llegado`,
      paragraphs: [
        `${
          cardOf === 'former-payer'
            ? `Devolvimos ${dollarLabel(failed)} de un pago de ${dollarLabel(amount)} que se cargó a su tarjeta.`
            : `Le escribimos que le habíamos devuelto ${dollarLabel(failed)} de su pago de ${dollarLabel(amount)}.`
        } El banco de la tarjeta lo rechazó, así que este dinero no ha llegado.`,
        'Todavía se lo debemos y nos comunicaremos con usted para encontrar otra manera. Si su tarjeta ha cambiado o su cuenta bancaria está cerrada, díganoslo.',
      ],
    }),
    failedForPayer: ({ amount, failed, customerEmail }) => ({
      subject: `El reembolso de ${dollarLabel(failed)} no ha llegado`,
      paragraphs: [
        `Le escribimos que habíamos devuelto ${dollarLabel(failed)} de su pago de ${dollarLabel(amount)}. El cargo se hizo a la tarjeta de quien pagaba antes, y el banco de esa tarjeta rechazó el reembolso.`,
        customerEmail === null
          ? 'Se lo debemos al titular de esa tarjeta. Usted no tiene que hacer nada.'
          : 'Se lo debemos al titular de esa tarjeta y nos comunicaremos con esa persona. Usted no tiene que hacer nada.',
      ],
    }),
    total: 'Devuelto en total',
  },
};

/**
 * A refund. The plan may have moved to another address, so neither letter takes the card for the reader's.
 * `refunded` is the total of all refunds of the payment.
 */
export function refund(payment: Refund, language: Language): LetterWriter {
  return (town) => ({
    ...about(payment, language, town),
    ...words[language].refunded(payment),
    link: accountLink(language, phrases[language].account),
  });
}

/**
 * For a refund that the bank has rejected after the letter above. A plan that has ended does not start
 * again.
 */
export function refundFailed(payment: FailedRefund, language: Language): LetterWriter {
  return (town) => ({ ...about(payment, language, town), ...words[language].failed(payment) });
}

/** The same for the payer of a renewal that the card of a former payer has paid. */
export function refundFailedForPayer(payment: FailedRefund, language: Language): LetterWriter {
  return (town) => ({
    ...about(payment, language, town),
    ...words[language].failedForPayer(payment),
  });
}

function about(payment: Refund, language: Language, town: TownProfile) {
  const given = phrases[language].dollars(dollarLabel(payment.refunded));
  return {
    ...frame(language, town),
    fields: [[words[language].total, given] as const, ...facts(payment, town, language)],
  };
}
