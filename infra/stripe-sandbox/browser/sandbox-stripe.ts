import { askForAuthentication } from './authentication-dialog.js';
import { type Answer, type CallParams, callApi } from './call-api.js';
import { ElementsGroup, type ElementsOptions, intentPath } from './elements-group.js';
import {
  IntegrationError,
  type Intent,
  type IntentResult,
  type Outcome,
  type SetupResult,
} from './stripe-error.js';
import type { Text } from './text-in.js';

interface ConfirmOptions {
  elements?: ElementsGroup;
  confirmParams?: CallParams & { payment_method_data?: CallParams };
  redirect?: string;
}

/** The stand-in for `Stripe(publishableKey)`. It supports only what card payments need. */
export class SandboxStripe {
  constructor(
    private readonly key: string,
    private readonly base: string,
  ) {
    if (typeof key !== 'string' || !key.startsWith('pk_test_')) {
      throw new IntegrationError('The payment sandbox takes keys that begin with pk_test_ only.');
    }
  }

  elements = (options: ElementsOptions = {}) => new ElementsGroup(options, this.base, this.key);

  confirmPayment = async (options: ConfirmOptions): Promise<IntentResult> => {
    const { intent, error } = await this.#confirmElement('stripe.confirmPayment()', options);
    return intent ? { paymentIntent: intent } : { error };
  };

  confirmSetup = async (options: ConfirmOptions): Promise<SetupResult> => {
    const { intent, error } = await this.#confirmElement('stripe.confirmSetup()', options);
    return intent ? { setupIntent: intent } : { error };
  };

  retrievePaymentIntent = async (clientSecret: string): Promise<IntentResult> => {
    const path = intentPath(clientSecret);
    const answer = await this.#call('GET', path, { client_secret: clientSecret });
    const { intent, error } = outcomeOf(answer);
    return intent ? { paymentIntent: intent } : { error };
  };

  // Stripe's React package requires these methods, but the product uses only the payment element.
  createToken = notHere;
  createPaymentMethod = notHere;
  confirmCardPayment = notHere;
  registerAppInfo = () => {};

  #call(method: 'GET' | 'POST', path: string, params: CallParams): Promise<Answer> {
    return callApi(this.base, this.key, method, path, params);
  }

  /** Confirms a payment, or the setup of a card, with the card of the payment element. */
  async #confirmElement(caller: string, options: ConfirmOptions): Promise<Outcome> {
    const { elements, clientSecret } = checkedOptions(caller, options);
    const element = elements.mounted(caller);
    const error = element.validate();
    if (error) return { error };
    element.setBusy(true);
    const { confirmParams = {} } = options;
    const card = { ...confirmParams.payment_method_data, ...element.paymentMethodData() };
    const params = { ...confirmParams, payment_method_data: card };
    const { text } = elements;
    try {
      const outcome = await this.#confirm(clientSecret, params, element.root, text);
      if (!outcome.error) return outcome;
      return { error: { ...outcome.error, message: text(outcome.error.message) } };
    } finally {
      element.setBusy(false);
    }
  }

  async #confirm(
    clientSecret: string,
    params: CallParams,
    parent: HTMLElement,
    text: Text,
  ): Promise<Outcome> {
    const path = `${intentPath(clientSecret)}/confirm`;
    const confirmation = { ...params, client_secret: clientSecret, use_stripe_sdk: true };
    const outcome = outcomeOf(await this.#call('POST', path, confirmation));
    return outcome.intent ? this.#finish(outcome.intent, parent, text) : outcome;
  }

  /** Completes the bank's step, if there is one. */
  async #finish(intent: Intent, parent: HTMLElement, text: Text): Promise<Outcome> {
    if (intent.status !== 'requires_action') return { intent };
    const passed = await askForAuthentication(parent, text);
    const kind = kindOf(intent);
    const outcome = outcomeOf(
      await this.#call('POST', '3ds2/authenticate', {
        [kind]: intent.id,
        client_secret: intent.client_secret,
        outcome: passed ? 'complete' : 'fail',
      }),
    );
    if (!outcome.intent || outcome.intent.status === 'succeeded') return outcome;
    const failure = outcome.intent.last_payment_error ?? outcome.intent.last_setup_error;
    return failure ? { error: { ...failure, [kind]: outcome.intent } } : outcome;
  }
}

async function notHere(): Promise<never> {
  throw new IntegrationError('The payment sandbox knows payments with the payment element only.');
}

const kindOf = ({ id }: Intent) => (id.startsWith('seti_') ? 'setup_intent' : 'payment_intent');

/** @throws IntegrationError in Stripe's words if the page calls it incorrectly */
function checkedOptions(caller: string, options: ConfirmOptions) {
  const { elements, redirect } = options;
  if (!(elements instanceof ElementsGroup)) {
    throw new IntegrationError(
      `Invalid value for ${caller}: elements should be the result of stripe.elements().`,
    );
  }
  if (redirect !== 'if_required') {
    throw new IntegrationError(`${caller}: the payment sandbox needs redirect "if_required".`);
  }
  const { clientSecret } = elements;
  if (!clientSecret) throw new IntegrationError(`${caller}: there is no clientSecret.`);
  return { elements, clientSecret };
}

function outcomeOf(answer: Answer): Outcome {
  return 'error' in answer ? { error: answer.error } : { intent: answer.object as Intent };
}
