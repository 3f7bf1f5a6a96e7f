/** The responses of the fake payment provider. */
export interface FakeAnswers {
  /** The response when a payment is sent. */
  confirm?: () => Promise<unknown>;
  /** The response when the state of a payment is requested. */
  retrieve?: () => Promise<unknown>;
  /** The response when a card that is charged later is confirmed. */
  setup?: () => Promise<unknown>;
}

/** A payment that has succeeded. */
export const paidIntent = { paymentIntent: { id: 'pi_paid', status: 'succeeded' } };

interface Fake {
  answers: FakeAnswers;
  /** The options of confirmed payments. */
  confirmed: unknown[];
  /** The options of confirmed cards. */
  setups: unknown[];
}

let current: Fake = { answers: {}, confirmed: [], setups: [] };

/**
 * Puts a fake payment provider into the page, in the place where the real script would put itself.
 * Only its calls and responses are faked; the packages that use it are the real ones.
 */
export function fakeProvider(answers: FakeAnswers): Pick<Fake, 'confirmed' | 'setups'> {
  current = { answers, confirmed: [], setups: [] };
  // The page loads the provider once for all tests of a file.
  const fake = Object.assign(() => provider, { version: 'endive' });
  if (!window.Stripe) Object.assign(window, { Stripe: fake });
  return current;
}

const listeners = new Map<string, (event: unknown) => void>();

/** Types into the card fields. The page cannot read them: the provider only reports that they are not empty. */
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
  confirmSetup(options: unknown) {
    current.setups.push(options);
    return current.answers.setup?.();
  },
  retrievePaymentIntent: () => current.answers.retrieve?.(),
};
