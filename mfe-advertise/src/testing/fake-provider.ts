/** What the payment provider answers. */
export interface FakeAnswers {
  /** To sending a payment off. */
  confirm?: () => Promise<unknown>;
  /** To asking how a payment stands. */
  retrieve?: () => Promise<unknown>;
  /** To confirming a card that is charged later. */
  setup?: () => Promise<unknown>;
}

/** A payment that has succeeded. */
export const paidIntent = { paymentIntent: { id: 'pi_paid', status: 'succeeded' } };

let current: { answers: FakeAnswers; confirmed: unknown[] } = { answers: {}, confirmed: [] };

/**
 * Puts a payment provider into the page, in the place where its own script would put itself.
 * Only what crosses to it and back is faked; the packages that talk to it are the real ones.
 */
export function fakeProvider(answers: FakeAnswers): { confirmed: unknown[] } {
  current = { answers, confirmed: [] };
  // The page loads it once, for all tests of a file.
  const fake = Object.assign(() => provider, { version: 'endive' });
  if (!window.Stripe) Object.assign(window, { Stripe: fake });
  return current;
}

const listeners = new Map<string, (event: unknown) => void>();

/** Types into the card fields, which the page cannot see: it is only told that they are not empty. */
export const typeCard = () => listeners.get('change')?.({ empty: false });

const element = {
  mount: (node: HTMLElement) => node.append('The card fields'),
  on(event: string, listener: (event: unknown) => void) {
    listeners.set(event, listener);
    return element;
  },
  once: () => element,
  off: () => element,
  update() {},
  destroy() {},
};
const elements = { create: () => element, getElement: () => element, update() {}, on() {} };
const provider = {
  elements: () => elements,
  createToken() {},
  createPaymentMethod() {},
  confirmCardPayment() {},
  registerAppInfo() {},
  _registerWrapper() {},
  confirmPayment(options: unknown) {
    current.confirmed.push(options);
    return current.answers.confirm?.();
  },
  confirmSetup: () => current.answers.setup?.(),
  retrievePaymentIntent: () => current.answers.retrieve?.(),
};
