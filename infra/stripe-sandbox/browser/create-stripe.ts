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

/** The stand-in for `Stripe(publishableKey)`, as far as paying by card needs it. */
export function createStripe(key: string, base: string) {
  if (typeof key !== 'string' || !key.startsWith('pk_test_')) {
    throw new IntegrationError('The payment sandbox takes keys that begin with pk_test_ only.');
  }
  const call = (method: 'GET' | 'POST', path: string, params: CallParams) =>
    callApi(base, key, method, path, params);

  async function retrievePaymentIntent(clientSecret: string): Promise<IntentResult> {
    const path = `payment_intents/${intentId(clientSecret)}`;
    return toResult(await call('GET', path, { client_secret: clientSecret }));
  }

  async function confirm(
    clientSecret: string,
    params: CallParams,
    parent: HTMLElement,
  ): Promise<IntentResult> {
    const path = `payment_intents/${intentId(clientSecret)}/confirm`;
    const confirmation = { ...params, client_secret: clientSecret, use_stripe_sdk: true };
    const result = toResult(await call('POST', path, confirmation));
    return result.paymentIntent ? finish(result.paymentIntent, parent) : result;
  }

  /** Does what the bank asks for, if it asks for something. */
  async function finish(intent: Intent, parent: HTMLElement): Promise<IntentResult> {
    if (intent.status !== 'requires_action') return { paymentIntent: intent };
    const passed = await askForAuthentication(parent);
    const answer = await call('POST', '3ds2/authenticate', {
      payment_intent: intent.id,
      client_secret: intent.client_secret,
      outcome: passed ? 'complete' : 'fail',
    });
    const result = toResult(answer);
    const failure = result.paymentIntent?.['last_payment_error'];
    if (!result.paymentIntent || result.paymentIntent.status === 'succeeded' || !failure) {
      return result;
    }
    return { error: { ...(failure as IntentError), payment_intent: result.paymentIntent } };
  }

  async function confirmPayment(options: ConfirmOptions): Promise<IntentResult> {
    const { elements, confirmParams = {}, redirect = 'always' } = options;
    if (!(elements instanceof ElementsGroup)) {
      throw new IntegrationError(
        'Invalid value for stripe.confirmPayment(): elements should be the result of stripe.elements().',
      );
    }
    const { return_url } = confirmParams;
    if (redirect === 'always' && !return_url) {
      throw new IntegrationError(
        'stripe.confirmPayment(): confirmParams.return_url is required unless redirect is "if_required".',
      );
    }
    const clientSecret = options.clientSecret ?? elements.clientSecret;
    if (!clientSecret) {
      throw new IntegrationError('stripe.confirmPayment(): there is no clientSecret.');
    }
    const element = elements.mounted('stripe.confirmPayment()');
    const error = element.validate();
    if (error) return { error };
    element.setBusy(true);
    const result = await confirm(
      clientSecret,
      {
        ...confirmParams,
        payment_method_data: {
          ...confirmParams.payment_method_data,
          ...element.paymentMethodData(),
        },
      },
      element.root,
    ).finally(() => element.setBusy(false));
    if (result.paymentIntent && redirect === 'always' && return_url) leave(return_url, result);
    return result;
  }

  async function createPaymentMethod(options: { elements?: ElementsGroup; params?: CallParams }) {
    if (!(options.elements instanceof ElementsGroup)) {
      throw new IntegrationError('The payment sandbox makes payment methods from elements only.');
    }
    const element = options.elements.mounted('stripe.createPaymentMethod()');
    const error = element.validate();
    if (error) return { error };
    const data = { ...options.params, ...element.paymentMethodData() };
    const answer = await call('POST', 'payment_methods', data);
    return 'error' in answer ? { error: answer.error } : { paymentMethod: answer.object };
  }

  return {
    elements: (options: ElementsOptions = {}) => new ElementsGroup(options, base, key),
    confirmPayment,
    retrievePaymentIntent,
    createPaymentMethod,
    confirmCardPayment: (clientSecret: string, data: CallParams = {}) =>
      confirm(clientSecret, data, document.body),
    async handleNextAction({ clientSecret }: { clientSecret: string }): Promise<IntentResult> {
      const result = await retrievePaymentIntent(clientSecret);
      return result.paymentIntent ? finish(result.paymentIntent, document.body) : result;
    },
    async createToken(): Promise<never> {
      throw new IntegrationError('The payment sandbox makes no tokens: use the payment element.');
    },
    registerAppInfo() {},
  };
}

type IntentError = Extract<IntentResult, { error: object }>['error'];

function toResult(answer: Answer): IntentResult {
  return 'error' in answer ? { error: answer.error } : { paymentIntent: answer.object as Intent };
}

/** Goes where the payment was to end, and says there how it has ended. */
function leave(returnUrl: string, { paymentIntent }: IntentResult): void {
  const url = new URL(returnUrl);
  url.searchParams.set('payment_intent', paymentIntent?.id ?? '');
  url.searchParams.set('payment_intent_client_secret', paymentIntent?.client_secret ?? '');
  url.searchParams.set('redirect_status', paymentIntent?.status ?? '');
  location.assign(url);
}
