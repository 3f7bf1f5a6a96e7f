import type { Answer, CallParams } from './call-api.js';
import {
  checkCode,
  checkExpiry,
  checkNumber,
  formatCode,
  formatExpiry,
  formatNumber,
  readExpiry,
  validationError,
} from './card-rules.js';
import { Emitter } from './emitter.js';
import { make } from './make.js';
import { type BrowserError, IntegrationError } from './stripe-error.js';
import { type FieldOptions, TextField } from './text-field.js';
import type { Text } from './text-in.js';

const elementType = 'payment';
let made = 0;

/** The stand-in for Stripe's Payment Element: the card fields, without a frame. */
export class PaymentElement extends Emitter {
  private readonly id = `stripe-sandbox-${++made}`;
  private readonly number: TextField;
  private readonly expiry: TextField;
  private readonly code: TextField;
  private readonly fields: TextField[];
  /** The visible element; the bank's dialog is placed in it. */
  readonly root: HTMLElement;

  /** @param load fetches the payment; resolves to undefined while there is none */
  constructor(
    private readonly text: Text,
    private readonly load: () => Promise<Answer | undefined>,
    private readonly onDestroy: () => void,
  ) {
    super();
    this.number = this.field('number', {
      label: 'Card number',
      autocomplete: 'cc-number',
      placeholder: '1234 1234 1234 1234',
      format: formatNumber,
      check: checkNumber,
    });
    this.expiry = this.field('expiry', {
      label: 'Expiration date',
      autocomplete: 'cc-exp',
      placeholder: 'MM / YY',
      format: formatExpiry,
      check: (value) => checkExpiry(value),
    });
    this.code = this.field('code', {
      label: 'Security code',
      autocomplete: 'cc-csc',
      placeholder: 'CVC',
      format: formatCode,
      check: (value) => checkCode(value, this.number.value),
    });
    this.fields = [this.number, this.expiry, this.code];
    this.root = this.draw();
    for (const { input } of this.fields) {
      input.addEventListener('input', () => this.emit('change', this.state()));
    }
  }

  mount(target: string | HTMLElement): void {
    const place = typeof target === 'string' ? document.querySelector(target) : target;
    if (!place) {
      throw new IntegrationError(
        `Invalid DOM Node or selector: ${String(target)}. You must mount to an existing DOM node.`,
      );
    }
    place.replaceChildren(this.root);
    void this.load().then((answer) => {
      if (!this.isMounted()) return;
      if (answer && 'error' in answer) this.emit('loaderror', { elementType, error: answer.error });
      else this.emit('ready', { elementType });
    });
  }

  isMounted(): boolean {
    return this.root.isConnected;
  }

  update(_options: object): void {
    // Stripe can only update the appearance here, and these fields take theirs from the page.
  }

  unmount(): void {
    this.root.remove();
  }

  destroy(): void {
    this.unmount();
    this.onDestroy();
  }

  /** Shows the error of each field and returns the first one. */
  validate(): BrowserError | undefined {
    for (const field of this.fields) field.show(field.problem);
    const wrong = this.fields.find(({ problem }) => problem);
    wrong?.input.focus();
    return wrong?.problem && validationError(wrong.problem);
  }

  /** Fields are disabled during a payment. */
  setBusy(busy: boolean): void {
    for (const { input } of this.fields) input.readOnly = busy;
  }

  /** The parameters of the card for the API. */
  paymentMethodData(): CallParams {
    const { month, year } = readExpiry(this.expiry.value);
    const number = this.number.value.replace(/\D/g, '');
    return {
      type: 'card',
      card: { number, exp_month: month, exp_year: year, cvc: this.code.value },
    };
  }

  /** A field in the language of the page. */
  private field(name: string, options: Omit<FieldOptions, 'id'>): TextField {
    const { text } = this;
    return new TextField({
      ...options,
      id: `${this.id}-${name}`,
      label: text(options.label),
      placeholder: text(options.placeholder),
      check(value) {
        const problem = options.check(value);
        return problem && { ...problem, message: text(problem.message) };
      },
    });
  }

  private state(): object {
    return {
      elementType,
      collapsed: false,
      empty: this.fields.every(({ value }) => value === ''),
      complete: this.fields.every(({ problem }) => !problem),
      value: { type: 'card' },
    };
  }

  private draw(): HTMLElement {
    const note = make('p', {
      className: 'stripe-sandbox-note',
      textContent: this.text(
        'This is a payment sandbox: no real card is charged. Pay with the test card 4242 4242 4242 4242, any future date and any code.',
      ),
    });
    const row = make('div', { className: 'stripe-sandbox-row' }, this.expiry.root, this.code.root);
    return make('div', { className: 'stripe-sandbox' }, note, this.number.root, row);
  }
}
