import type { Language } from '@town/contracts/pages/languages';
import type { paymentSucceeded } from '@town/contracts/payments/events';
import { dollarLabel, plans } from '@town/contracts/plans/price-list';
import type { TownProfile } from '@town/contracts/settings/town-profile';
import type * as z from 'zod/mini';
import type { LetterField, LetterWriter } from '../letters/letter.js';
import { accountLink, frame, phrases, plansLink } from '../letters/phrases.js';
import { townTime } from '../letters/town-time.js';
import { planWords } from '../subscriptions/subscription-terms.js';

type Payment = z.output<typeof paymentSucceeded.data>;

interface Words {
  bought(plan: string, siteName: string, period: string): string;
  fields: Record<'bought' | 'amount' | 'paid' | 'payment' | 'soldBy', string>;
  subject(plan: string, amount: string): string;
  /** For the first payment of a plan, and for each later one. */
  thanks: Record<'purchase' | 'renewal', string>;
  /** What follows a first payment. It may come from an owner who has a listing, or before an application. */
  follows: string;
  /** Where the card of an address that had the plan before has paid. */
  formersCard: string;
  /** The start of a plan has a mail of its own about its terms. */
  terms: Record<'purchase' | 'renewal', string>;
}

const words: Record<Language, Words> = {
  en: {
    bought: (plan, siteName, period) => `${plan} in the ${siteName}, one ${period}`,
    fields: {
      bought: 'Bought',
      amount: 'Amount',
      paid: 'Paid',
      payment: 'Payment',
      soldBy: 'Sold by',
    },
    subject: (plan, amount) => `Your receipt: ${plan}, ${amount}`,
    thanks: {
      purchase: 'Thank you for your purchase. Your payment has arrived, and this is your receipt.',
      renewal:
        'Thank you. Your plan continues: your payment has arrived, and this is your receipt.',
    },
    follows:
      'If your business is not in our directory yet, we will contact you soon to set up its listing. If it is, sign in to your account: the word Premium stands beside the listing once your plan pays for it.',
    formersCard:
      'The card of the former payer was charged. To pay with another one, enter it in your account.',
    terms: {
      purchase:
        'Another mail says how your plan renews, how you cancel it and what can be refunded. Your account shows it, too.',
      renewal:
        'Your plan renews by itself. You can cancel it at any time in your account, and it then runs to the end of what you have paid.',
    },
  },
  es: {
    bought: (plan, siteName, period) => `${plan} en ${siteName}, un ${period}`,
    fields: {
      bought: 'Compra',
      amount: 'Importe',
      paid: 'Pagado',
      payment: 'Pago',
      soldBy: 'Vendido por',
    },
    subject: (plan, amount) => `Su recibo: ${plan}, ${amount}`,
    thanks: {
      purchase: 'Gracias por su compra. Hemos recibido su pago y este es su recibo.',
      renewal: 'Gracias. Su plan continúa: hemos recibido su pago y este es su recibo.',
    },
    follows:
      'Si su negocio todavía no está en nuestro directorio, pronto nos comunicaremos con usted para preparar su ficha. Si ya está, entre en su cuenta: junto a la ficha aparece la palabra Premium cuando su plan ya la paga.',
    formersCard:
      'El cargo se hizo a la tarjeta de quien pagaba antes. Para pagar con otra, agréguela en su cuenta.',
    terms: {
      purchase:
        'En otro correo le explicamos cómo se renueva su plan, cómo puede cancelarlo y qué se puede reembolsar. También puede verlo en su cuenta.',
      renewal:
        'Su plan se renueva automáticamente. Puede cancelarlo en cualquier momento en su cuenta; sigue entonces hasta el final de lo que ha pagado.',
    },
  },
};

/**
 * The charged amount is the price at the time of the payment, not today's. The name of the business is left out
 * where it may not be said.
 */
export function facts(
  { id, plan, amount, paidAt, businessName }: Payment,
  town: TownProfile,
  language: Language,
): LetterField[] {
  const { bought, fields } = words[language];
  const { name, period } = plans[plan];
  return [
    [phrases[language].business, businessName],
    [fields.bought, bought(name, town.siteName, planWords[language].periods[period])],
    [fields.amount, phrases[language].dollars(dollarLabel(amount))],
    [fields.paid, townTime(paidAt, town.timeZone, language)],
    [fields.payment, id],
  ];
}

export function paymentForStaff(payment: Payment): LetterWriter {
  return (town) => ({
    subject: `Payment received: ${dollarLabel(payment.amount)}, ${plans[payment.plan].name}`,
    paragraphs: [
      'A business has paid for a listing. The site promises that we contact them soon to set it up.',
    ],
    fields: [
      ...facts(payment, town, 'en'),
      ['Name', payment.customerName],
      ['E-mail', payment.customerEmail ?? 'Not given'],
    ],
  });
}

/** The payer's name is left out, because it is not confirmed that the address is the payer's. */
export function receipt(payment: Payment, language: Language): LetterWriter {
  const { subject, thanks, follows, formersCard, terms, fields } = words[language];
  const kind = payment.renewal ? 'renewal' : 'purchase';
  return (town) => ({
    ...frame(language, town),
    subject: subject(plans[payment.plan].name, dollarLabel(payment.amount)),
    paragraphs: [
      thanks[kind],
      ...(payment.renewal ? [] : [follows]),
      ...(payment.cardOf === 'former-payer' ? [formersCard] : []),
      terms[kind],
    ],
    fields: [
      ...facts(payment, town, language),
      [fields.soldBy, `${town.siteName}, ${town.email}, ${town.phone}`],
    ],
    // A buyer looks for the listing, too.
    link: payment.renewal ? plansLink(language) : accountLink(language, phrases[language].account),
  });
}
