import { type Answer, callApi } from './call-api.js';
import { PaymentElement } from './payment-element.js';
import { IntegrationError } from './stripe-error.js';
import { type Text, textIn } from './text-in.js';

export interface ElementsOptions {
  clientSecret?: string;
  /** The language of the fields. */
  locale?: string;
}

/** The stand-in for `stripe.elements()`. It holds the payment element. */
export class ElementsGroup {
  private payment: PaymentElement | undefined;
  clientSecret: string | undefined;
  readonly text: Text;

  constructor(
    options: ElementsOptions,
    private readonly base: string,
    private readonly key: string,
  ) {
    this.clientSecret = options.clientSecret;
    this.text = textIn(options.locale);
    addStyles(base);
  }

  create(type: string): PaymentElement {
    if (type !== 'payment') {
      throw new IntegrationError(`The payment sandbox has a payment element only, and no ${type}.`);
    }
    if (this.payment) {
      throw new IntegrationError('Can only create one Element of type payment.');
    }
    this.payment = new PaymentElement(
      this.text,
      () => this.load(),
      () => {
        this.payment = undefined;
      },
    );
    return this.payment;
  }

  getElement(type: string): PaymentElement | null {
    return type === 'payment' ? (this.payment ?? null) : null;
  }

  update(_options: object): void {
    // Amount and appearance do not change the fields.
  }

  /** The payment element, which must be mounted when the caller runs. */
  mounted(caller: string): PaymentElement {
    if (this.payment?.isMounted()) return this.payment;
    throw new IntegrationError(
      `Invalid value for ${caller}: elements should have a mounted Payment Element or Express Checkout Element.`,
    );
  }

  private async load(): Promise<Answer | undefined> {
    const { clientSecret } = this;
    if (!clientSecret) return undefined;
    const path = intentPath(clientSecret);
    return callApi(this.base, this.key, 'GET', path, { client_secret: clientSecret });
  }
}

/** The API path of the PaymentIntent or SetupIntent that a client secret belongs to. */
export function intentPath(clientSecret: string): string {
  const id = /^((?:pi|seti)_\w+?)_secret_\w+$/.exec(clientSecret)?.[1];
  if (id) return `${id.startsWith('seti_') ? 'setup_intents' : 'payment_intents'}/${id}`;
  throw new IntegrationError(
    'Invalid value for clientSecret: it must be the client secret of a PaymentIntent, pi_…_secret_…, or of a SetupIntent, seti_…_secret_….',
  );
}

function addStyles(base: string): void {
  const href = `${base}stripe.css`;
  if (document.querySelector(`link[href="${href}"]`)) return;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  document.head.append(link);
}
