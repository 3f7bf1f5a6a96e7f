import { askForAuthentication } from './authentication-dialog.js';
import { type Answer, type CallParams, callApi } from './call-api.js';
import { ElementsGroup, type ElementsOptions, intentId } from './elements-group.js';
import { IntegrationError, type Intent, type IntentResult } from './stripe-error.js';

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
    const { elements, clientSecret, returnUrl } = checkedOptions(options);
    const element = elements.mounted('stripe.confirmPayment()');
    const error = element.validate();
    if (error) return { error };
    element.setBusy(true);
    const { confirmParams = {} } = options;
    const card = { ...confirmParams.payment_method_data, ...element.paymentMethodData() };
    const result = await this.#confirm(
      clientSecret,
      { ...confirmParams, payment_method_data: card },
      element.root,
    ).finally(() => element.setBusy(false));
    if (result.paymentIntent && returnUrl) leave(returnUrl, result);
    return result;
  };

  retrievePaymentIntent = async (clientSecret: string): Promise<IntentResult> => {
    const path = `payment_intents/${intentId(clientSecret)}`;
    return toResult(await this.#call('GET', path, { client_secret: clientSecret }));
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

  confirmCardPayment = (clientSecret: string, data: CallParams = {}) =>
    this.#confirm(clientSecret, data, document.body);

  handleNextAction = async ({ clientSecret }: { clientSecret: string }): Promise<IntentResult> => {
    const result = await this.retrievePaymentIntent(clientSecret);
    return result.paymentIntent ? this.#finish(result.paymentIntent, document.body) : result;
  };

  createToken = async (): Promise<never> => {
    throw new IntegrationError('The payment sandbox makes no tokens: use the payment element.');
  };

  registerAppInfo = () => {};

  #call(method: 'GET' | 'POST', path: string, params: CallParams): Promise<Answer> {
    return callApi(this.base, this.key, method, path, params);
  }

  async #confirm(
    clientSecret: string,
    params: CallParams,
    parent: HTMLElement,
  ): Promise<IntentResult> {
    const path = `payment_intents/${intentId(clientSecret)}/confirm`;
    const confirmation = { ...params, client_secret: clientSecret, use_stripe_sdk: true };
    const result = toResult(await this.#call('POST', path, confirmation));
    return result.paymentIntent ? this.#finish(result.paymentIntent, parent) : result;
  }

  /** Completes the bank's step, if there is one. */
  async #finish(intent: Intent, parent: HTMLElement): Promise<IntentResult> {
    if (intent.status !== 'requires_action') return { paymentIntent: intent };
    const passed = await askForAuthentication(parent);
    const answer = await this.#call('POST', '3ds2/authenticate', {
      payment_intent: intent.id,
      client_secret: intent.client_secret,
      outcome: passed ? 'complete' : 'fail',
    });
    const result = toResult(answer);
    const failure = result.paymentIntent?.last_payment_error;
    if (!result.paymentIntent || result.paymentIntent.status === 'succeeded' || !failure) {
      return result;
    }
    return { error: { ...failure, payment_intent: result.paymentIntent } };
  }
}

/** @throws IntegrationError in Stripe's words if the page calls it in a way that cannot work */
function checkedOptions(options: ConfirmOptions) {
  const { elements, confirmParams = {}, redirect = 'always' } = options;
  if (!(elements instanceof ElementsGroup)) {
    throw new IntegrationError(
      'Invalid value for stripe.confirmPayment(): elements should be the result of stripe.elements().',
    );
  }
  const returnUrl = redirect === 'always' ? confirmParams.return_url : undefined;
  if (redirect === 'always' && !returnUrl) {
    throw new IntegrationError(
      'stripe.confirmPayment(): confirmParams.return_url is required unless redirect is "if_required".',
    );
  }
  const clientSecret = options.clientSecret ?? elements.clientSecret;
  if (!clientSecret) {
    throw new IntegrationError('stripe.confirmPayment(): there is no clientSecret.');
  }
  return { elements, clientSecret, returnUrl };
}

function toResult(answer: Answer): IntentResult {
  return 'error' in answer ? { error: answer.error } : { paymentIntent: answer.object as Intent };
}

/** Redirects to the return address with the result of the payment. */
function leave(returnUrl: string, { paymentIntent }: IntentResult): void {
  const url = new URL(returnUrl);
  url.searchParams.set('payment_intent', paymentIntent?.id ?? '');
  url.searchParams.set('payment_intent_client_secret', paymentIntent?.client_secret ?? '');
  url.searchParams.set('redirect_status', paymentIntent?.status ?? '');
  location.assign(url);
}
