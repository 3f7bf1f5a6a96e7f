import { askForAuthentication } from './authentication-dialog.js';
import { type Answer, type CallParams, callApi } from './call-api.js';
import { ElementsGroup, type ElementsOptions, intentOf } from './elements-group.js';
import { IntegrationError, type Intent, type IntentResult } from './stripe-error.js';

interface ConfirmOptions {
  elements?: ElementsGroup;
  clientSecret?: string;
  confirmParams?: CallParams & { return_url?: string; payment_method_data?: CallParams };
  redirect?: 'always' | 'if_required';
}

/** The stand-in for `Stripe(publishableKey)`, as far as card payments and saved cards need it. */
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

  confirmPayment = (options: ConfirmOptions) =>
    this.#confirmCard('stripe.confirmPayment()', options);

  confirmSetup = (options: ConfirmOptions) => this.#confirmCard('stripe.confirmSetup()', options);

  retrievePaymentIntent = (clientSecret: string) => this.#retrieve(clientSecret);

  retrieveSetupIntent = (clientSecret: string) => this.#retrieve(clientSecret);

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

  confirmCardPayment = (clientSecret: string, data: CallParams = {}) =>
    this.#confirm(clientSecret, data, document.body);

  handleNextAction = async ({ clientSecret }: { clientSecret: string }): Promise<IntentResult> => {
    const result = await this.#retrieve(clientSecret);
    const intent = result.paymentIntent ?? result.setupIntent;
    return intent ? this.#finish(intent, document.body) : result;
  };

  createToken = async (): Promise<never> => {
    throw new IntegrationError('The payment sandbox makes no tokens: use the payment element.');
  };

  registerAppInfo = () => {};

  #call(method: 'GET' | 'POST', path: string, params: CallParams): Promise<Answer> {
    return callApi(this.base, this.key, method, path, params);
  }

  async #retrieve(clientSecret: string): Promise<IntentResult> {
    const { path } = intentOf(clientSecret);
    return toResult(await this.#call('GET', path, { client_secret: clientSecret }));
  }

  async #confirmCard(caller: string, options: ConfirmOptions): Promise<IntentResult> {
    const { elements, clientSecret, returnUrl } = checkedOptions(caller, options);
    const element = elements.mounted(caller);
    const error = element.validate();
    if (error) return { error };
    element.setBusy(true);
    const { confirmParams = {} } = options;
    const card = { ...confirmParams.payment_method_data, ...element.paymentMethodData() };
    const params = { ...confirmParams, payment_method_data: card };
    const result = await this.#confirm(clientSecret, params, element.root).finally(() =>
      element.setBusy(false),
    );
    if (!result.error && returnUrl) leave(returnUrl, result);
    return result;
  }

  async #confirm(
    clientSecret: string,
    params: CallParams,
    parent: HTMLElement,
  ): Promise<IntentResult> {
    const path = `${intentOf(clientSecret).path}/confirm`;
    const confirmation = { ...params, client_secret: clientSecret, use_stripe_sdk: true };
    const result = toResult(await this.#call('POST', path, confirmation));
    const intent = result.paymentIntent ?? result.setupIntent;
    return intent ? this.#finish(intent, parent) : result;
  }

  /** Completes the bank's step, if there is one. */
  async #finish(intent: Intent, parent: HTMLElement): Promise<IntentResult> {
    if (intent.status !== 'requires_action') return asResult(intent);
    const passed = await askForAuthentication(parent);
    const { kind } = intentOf(intent.client_secret);
    const answer = await this.#call('POST', '3ds2/authenticate', {
      [kind]: intent.id,
      client_secret: intent.client_secret,
      outcome: passed ? 'complete' : 'fail',
    });
    const result = toResult(answer);
    const done = result.paymentIntent ?? result.setupIntent;
    const failure = done?.last_payment_error ?? done?.last_setup_error;
    if (!done || done.status === 'succeeded' || !failure) return result;
    return { error: { ...failure, [kind]: done } };
  }
}

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

function toResult(answer: Answer): IntentResult {
  return 'error' in answer ? { error: answer.error } : asResult(answer.object as Intent);
}

function asResult(intent: Intent): IntentResult {
  return intentOf(intent.client_secret).kind === 'setup_intent'
    ? { setupIntent: intent }
    : { paymentIntent: intent };
}

/** Redirects to the return address with the result. */
function leave(returnUrl: string, { paymentIntent, setupIntent }: IntentResult): void {
  const url = new URL(returnUrl);
  const name = setupIntent ? 'setup_intent' : 'payment_intent';
  const intent = setupIntent ?? paymentIntent;
  url.searchParams.set(name, intent?.id ?? '');
  url.searchParams.set(`${name}_client_secret`, intent?.client_secret ?? '');
  url.searchParams.set('redirect_status', intent?.status ?? '');
  location.assign(url);
}
