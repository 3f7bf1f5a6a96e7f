import { useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import { emailAddress, emailMessage } from '@town/contracts/forms/fields';
import { inLanguage, type Language } from '@town/contracts/pages/languages';
import { pages } from '@town/contracts/pages/paths';
import { useAnyText } from '@town/language/text-of';
import { useTexts } from '@town/language/texts';
import { useToasts } from '@town/slice-kit/toasts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useText } from '../messages/use-text';
import type { Customer, Order, PurchaseEvent } from '../purchase/purchase-state';

/** What the form pays for, and the callbacks of the result. */
export interface Payment {
  order: Order;
  /** An earlier attempt was sent, and its outcome is unknown: it may have succeeded. */
  sentOff: boolean;
  dispatch(event: PurchaseEvent): unknown;
  /** @param note text that is shown to the buyer in place of the thank-you message */
  onPaid(paymentIntentId: string, note?: string): void;
}

/** The fields of the payment form with their errors, and the payment. */
export function usePaymentForm({ order, sentOff, dispatch, onPaid }: Payment) {
  const text = useText();
  const { language } = useTexts();
  const stripe = useStripe();
  const elements = useElements();
  const showToast = useToasts((state) => state.show);
  const dismissToast = useToasts((state) => state.dismiss);
  const email = useEmailField(order.customerEmail);
  const [name, setName] = useState(order.customerName);
  const { mark: markCard, ...card } = useCardError();

  const unexpected = text('An unexpected error occurred. Please try again.');
  const fail = (title: string, description: string) =>
    showToast({ tone: 'error', title, description });

  async function pay(event: FormEvent) {
    event.preventDefault();
    // What is said about one card does not hold for the next one.
    dismissToast();
    const customerEmail = email.check();
    if (!stripe || !elements || !email.value.trim()) {
      return fail(text('Error'), text('Please fill in all required fields.'));
    }
    if (!customerEmail) return;
    card.changed();
    const customer = { customerEmail, customerName: name.trim() };
    dispatch({ type: 'sent-off', customer });
    try {
      const { error, paymentIntent } = await confirmCard(stripe, elements, customer, language);
      if (paymentIntent?.status === 'succeeded') return onPaid(paymentIntent.id);
      // The card is sent again after a lost response, so the payment may have succeeded already.
      const earlier = error?.payment_intent;
      if (earlier?.status === 'succeeded') return onPaid(earlier.id, firstTryPaid(text));
      dispatch({ type: outcomeOf(error, sentOff) });
      if (!error) return fail(text('Error'), unexpected);
      const message = error.message ?? text('The payment was refused.');
      // The provider shows an error of one of its fields at that field, and moves the focus there.
      if (error.type !== 'validation_error') markCard(message);
      fail(text('Payment Failed'), message);
    } catch (error) {
      reportError(error);
      dispatch({ type: 'outcome-unknown' });
      fail(text('Error'), unexpected);
    }
  }

  return {
    email,
    name: { value: name, change: setName },
    card,
    pay,
  };
}

const firstTryPaid = (text: ReturnType<typeof useText>) =>
  text('Your first try went through: the card of that try was charged, once.');

/** The state of a payment that was not confirmed: refused, or unknown. */
function outcomeOf(error: StripeError | undefined, sentOff: boolean) {
  if (!error) return 'outcome-unknown';
  switch (error.type) {
    // Without a response, the card may have been charged.
    case 'api_connection_error':
    case 'api_error':
      return 'outcome-unknown';
    // This attempt was not sent, but an earlier attempt may have succeeded.
    case 'validation_error':
      return sentOff ? 'outcome-unknown' : 'refused';
    default:
      return 'refused';
  }
}

/** The error of the card. It is cleared when the card is changed or sent again. */
function useCardError() {
  const [error, setError] = useState<string>();
  const group = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (error) group.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);

  return {
    group,
    error,
    changed: () => setError(undefined),
    mark(message: string) {
      setError(message);
      group.current?.focus({ preventScroll: true });
    },
  };
}

/** The payer's address. An error stays until the address is valid. */
function useEmailField(initial: string) {
  const [value, setValue] = useState(initial);
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const anyText = useAnyText();
  return {
    input,
    value,
    error,
    change(next: string) {
      setValue(next);
      if (emailAddress.safeParse(next).success) setError(undefined);
    },
    /** Returns the address if it is valid; otherwise marks and focuses the field. */
    check(): string | undefined {
      const address = emailAddress.safeParse(value);
      if (address.success) return address.data;
      setError(anyText(emailMessage));
      input.current?.focus();
      return undefined;
    },
  };
}

function confirmCard(
  stripe: Stripe,
  elements: StripeElements,
  { customerEmail, customerName }: Customer,
  language: Language,
) {
  return stripe.confirmPayment({
    elements,
    redirect: 'if_required',
    confirmParams: {
      return_url: `${location.origin}${inLanguage(language, pages.advertise)}?payment=success`,
      payment_method_data: {
        billing_details: { email: customerEmail, name: customerName || undefined },
      },
    },
  });
}
