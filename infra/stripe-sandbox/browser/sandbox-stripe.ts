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

interface ConfirmOptions {
  elements?: ElementsGroup;
  clientSecret?: string;
  confirmParams?: CallParams & { return_url?: string; payment_method_data?: CallParams };
  redirect?: 'always' | 'if_required';
}

/** The stand-in for `Stripe(publishableKey)`, as far as card payments need it. */
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
    const { intent, error } = await this.#retrieve(clientSecret);
    return intent ? { paymentIntent: intent } : { error };
  };

  retrieveSetupIntent = async (clientSecret: string): Promise<SetupResult> => {
    const { intent, error } = await this.#retrieve(clientSecret);
    return intent ? { setupIntent: intent } : { error };
  };

  createPaymentMethod = async (options: { elements?: ElementsGroup; params?: CallParams }) => {
    if (!(options.elements instanceof ElementsGroup)) {
      throw new IntegrationError('The payment sandbox makes payment methods from elements only.');
    }
    const element = options.elements.mounted('stripe.createPaymentMethod()');
    const error = element.validate();
    if (error) return { error };
    const data = { ...options.params, ...element.paymentMethodData() };
    const answer = await this.#call('POST', 'payment_methods', data);
    return 'error' in answer ? { error: answer.error } : { paymentMethod: answer.object };
  };

  confirmCardPayment = async (
    clientSecret: string,
    data: CallParams = {},
  ): Promise<IntentResult> => {
    const { intent, error } = await this.#confirm(clientSecret, data, document.body);
    return intent ? { paymentIntent: intent } : { error };
  };

  handleNextAction = async ({ clientSecret }: { clientSecret: string }): Promise<IntentResult> => {
    const found = await this.#retrieve(clientSecret);
    const { intent, error } = found.intent
      ? await this.#finish(found.intent, document.body)
      : found;
    return intent ? { paymentIntent: intent } : { error };
  };

  createToken = async (): Promise<never> => {
    throw new IntegrationError('The payment sandbox makes no tokens: use the payment element.');
  };

  registerAppInfo = () => {};

  #call(method: 'GET' | 'POST', path: string, params: CallParams): Promise<Answer> {
    return callApi(this.base, this.key, method, path, params);
  }

  /** Confirms a payment, or the setup of a card, with the card of the payment element. */
  async #confirmElement(caller: string, options: ConfirmOptions): Promise<Outcome> {
    const { elements, clientSecret, returnUrl } = checkedOptions(caller, options);
    const element = elements.mounted(caller);
    const error = element.validate();
    if (error) return { error };
    element.setBusy(true);
    const { confirmParams = {} } = options;
    const card = { ...confirmParams.payment_method_data, ...element.paymentMethodData() };
    const outcome = await this.#confirm(
      clientSecret,
      { ...confirmParams, payment_method_data: card },
      element.root,
    ).finally(() => element.setBusy(false));
    if (outcome.intent && returnUrl) leave(returnUrl, outcome.intent);
    return outcome;
  }

  async #confirm(clientSecret: string, params: CallParams, parent: HTMLElement): Promise<Outcome> {
    const path = `${intentPath(clientSecret)}/confirm`;
    const confirmation = { ...params, client_secret: clientSecret, use_stripe_sdk: true };
    const outcome = outcomeOf(await this.#call('POST', path, confirmation));
    return outcome.intent ? this.#finish(outcome.intent, parent) : outcome;
  }

  async #retrieve(clientSecret: string): Promise<Outcome> {
    const path = intentPath(clientSecret);
    return outcomeOf(await this.#call('GET', path, { client_secret: clientSecret }));
  }

  /** Completes the bank's step, if there is one. */
  async #finish(intent: Intent, parent: HTMLElement): Promise<Outcome> {
    if (intent.status !== 'requires_action') return { intent };
    const passed = await askForAuthentication(parent);
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

const kindOf = ({ id }: Intent) => (id.startsWith('seti_') ? 'setup_intent' : 'payment_intent');

/** @throws IntegrationError in Stripe's words if the page calls it in a way that cannot work */
function checkedOptions(caller: string, options: ConfirmOptions) {
  const { elements, confirmParams = {}, redirect = 'always' } = options;
  if (!(elements instanceof ElementsGroup)) {
    throw new IntegrationError(
      `Invalid value for ${caller}: elements should be the result of stripe.elements().`,
    );
  }
  const returnUrl = redirect === 'always' ? confirmParams.return_url : undefined;
  if (redirect === 'always' && !returnUrl) {
    throw new IntegrationError(
      `${caller}: confirmParams.return_url is required unless redirect is "if_required".`,
    );
  }
  const clientSecret = options.clientSecret ?? elements.clientSecret;
  if (!clientSecret) {
    throw new IntegrationError(`${caller}: there is no clientSecret.`);
  }
  return { elements, clientSecret, returnUrl };
}

function outcomeOf(answer: Answer): Outcome {
  return 'error' in answer ? { error: answer.error } : { intent: answer.object as Intent };
}

/** Redirects to the return address with the result of the payment or the setup. */
function leave(returnUrl: string, intent: Intent): void {
  const url = new URL(returnUrl);
  const kind = kindOf(intent);
  url.searchParams.set(kind, intent.id);
  url.searchParams.set(`${kind}_client_secret`, intent.client_secret);
  url.searchParams.set('redirect_status', intent.status);
  location.assign(url);
}
