import * as z from 'zod/mini';
import type { ApiRequest } from '../http/api-request.js';
import { integer, readParams, text } from '../http/params.js';
import { invalidRequest, noSuch, StripeError } from '../http/stripe-error.js';
import { newPaymentMethod, type PaymentMethod } from '../objects.js';
import { present, type Sandbox } from '../sandbox.js';
import { isCardNumber, numberNamed } from './test-cards.js';

const billingDetails = z.strictObject({
  address: z.optional(z.union([text, z.record(z.string(), text)])),
  email: z.optional(text),
  name: z.optional(text),
  phone: z.optional(text),
});

const cardData = z.union([
  z.strictObject({ token: text }),
  z.strictObject({
    number: text,
    exp_month: integer,
    exp_year: integer,
    cvc: z.optional(text),
  }),
]);

/** A card as a browser sends it. */
export const paymentMethodData = z.strictObject({
  type: z.literal('card'),
  card: cardData,
  billing_details: z.optional(billingDetails),
});
type PaymentMethodData = z.output<typeof paymentMethodData>;

export function createPaymentMethod(request: ApiRequest, sandbox: Sandbox): object {
  return present(keepPaymentMethod(readParams(paymentMethodData, request.params), sandbox));
}

const attachParams = z.strictObject({ customer: text });

export function attachPaymentMethod(request: ApiRequest, sandbox: Sandbox, id: string): object {
  const { customer } = readParams(attachParams, request.params);
  sandbox.find('customer', customer, 'customer');
  const method = { ...findPaymentMethod(id, sandbox), customer };
  return present(sandbox.emit('payment_method.attached', method));
}

/** A payment method by id. Each of Stripe's test ids creates a new one. */
export function findPaymentMethod(id: string, sandbox: Sandbox): PaymentMethod {
  const stored = sandbox.store.get('payment_method', id);
  if (stored) return stored;
  const number = id.startsWith('pm_card_') ? numberNamed(id) : undefined;
  if (!number) throw noSuch('PaymentMethod', id, 'payment_method');
  return sandbox.save(testMethod(number));
}

/** Creates a payment method from a card, and keeps only the last four digits of its number. */
export function keepPaymentMethod(data: PaymentMethodData, sandbox: Sandbox): PaymentMethod {
  const { card, billing_details: given } = data;
  const made = 'token' in card ? testMethod(numberOfToken(card.token)) : checkedMethod(card);
  return sandbox.save({
    ...made,
    billing_details: {
      address: typeof given?.address === 'object' ? given.address : null,
      email: given?.email || null,
      name: given?.name || null,
      phone: given?.phone || null,
    },
  });
}

/** A test card that ends next year. */
function testMethod(number: string): PaymentMethod {
  return newPaymentMethod(number, 12, new Date().getFullYear() + 1);
}

function numberOfToken(token: string): string {
  const number = token.startsWith('tok_') ? numberNamed(token) : undefined;
  if (number) return number;
  throw invalidRequest(`No such token: '${token}'`, {
    code: 'resource_missing',
    param: 'card[token]',
  });
}

type RawCard = Exclude<PaymentMethodData['card'], { token: string }>;

/** The checks that Stripe makes before it contacts a bank. */
function checkedMethod(card: RawCard): PaymentMethod {
  const number = card.number.replace(/[\s-]/g, '');
  const year = card.exp_year < 100 ? 2000 + card.exp_year : card.exp_year;
  if (!isCardNumber(number)) {
    throw wrongCard('incorrect_number', 'number', 'Your card number is incorrect.');
  }
  if (card.exp_month < 1 || card.exp_month > 12) {
    throw wrongCard(
      'invalid_expiry_month',
      'exp_month',
      "Your card's expiration month is invalid.",
    );
  }
  const today = new Date();
  const month = year * 12 + card.exp_month - 1;
  const thisMonth = today.getFullYear() * 12 + today.getMonth();
  if (month < thisMonth || year > today.getFullYear() + 50) {
    throw wrongCard('invalid_expiry_year', 'exp_year', "Your card's expiration year is invalid.");
  }
  if (card.cvc !== undefined && !/^\d{3,4}$/.test(card.cvc)) {
    throw wrongCard('invalid_cvc', 'cvc', "Your card's security code is invalid.");
  }
  return newPaymentMethod(number, card.exp_month, year);
}

function wrongCard(code: string, param: string, message: string): StripeError {
  return new StripeError(402, { type: 'card_error', code, param, message });
}
