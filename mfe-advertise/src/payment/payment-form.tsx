import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { emailAddress, emailMessage } from '@town/contracts/fields';
import { pages } from '@town/contracts/paths';
import { plans } from '@town/contracts/plans';
import { useSite } from '@town/slice-kit/site';
import { useToasts } from '@town/slice-kit/toasts';
import { Button } from '@town/ui/button';
import { Notice } from '@town/ui/notice';
import { TextField } from '@town/ui/text-field';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { loadProvider } from './load-provider';
import css from './payment-form.module.css';
import type { Purchase } from './purchase';
import type { Customer } from './use-purchase';

interface PaymentFormProps {
  purchase: Purchase;
  busy: boolean;
  onBusy(busy: boolean): void;
  onConfirming(customer: Customer): void;
  onRefused(): void;
  onPaid(paymentIntentId: string): void;
}

/** Where a card is paid with. The card's fields are the payment provider's own. */
export default function PaymentForm(props: PaymentFormProps) {
  const { payments } = useSite();
  const [stripe, setStripe] = useState<Stripe | null>(null);
  const [dark, setDark] = useState(false);
  const [failed, setFailed] = useState(false);

  const load = useCallback(() => {
    setFailed(false);
    if (!payments) return;
    loadProvider(payments).then(setStripe, (error: unknown) => {
      reportError(error);
      setFailed(true);
    });
  }, [payments]);
  useEffect(() => {
    setDark(matchMedia('(prefers-color-scheme: dark)').matches);
    load();
  }, [load]);

  return (
    <>
      {failed && (
        <Notice tone="error" title="The card form could not be loaded">
          <p>Nothing was charged. Your connection may be slow, or something may be blocked.</p>
          <Button variant="secondary" onClick={load}>
            Try again
          </Button>
        </Notice>
      )}
      <Elements
        stripe={stripe}
        options={{
          clientSecret: props.purchase.clientSecret,
          appearance: { theme: dark ? 'night' : 'stripe' },
        }}
      >
        <PaymentFields {...props} />
      </Elements>
    </>
  );
}

function PaymentFields({
  purchase,
  busy,
  onBusy,
  onConfirming,
  onRefused,
  onPaid,
}: PaymentFormProps) {
  const stripe = useStripe();
  const elements = useElements();
  const showToast = useToasts((state) => state.show);
  const [email, setEmail] = useState(purchase.customerEmail);
  const [name, setName] = useState(purchase.customerName);
  const [emailError, setEmailError] = useState<string>();
  const plan = plans[purchase.plan];

  const fail = (title: string, description: string) =>
    showToast({ tone: 'error', title, description });

  async function pay(event: FormEvent) {
    event.preventDefault();
    if (!stripe || !elements || !email.trim()) {
      fail('Error', 'Please fill in all required fields.');
      return;
    }
    const customerEmail = emailAddress.safeParse(email);
    setEmailError(customerEmail.success ? undefined : emailMessage);
    if (!customerEmail.success) return;

    onBusy(true);
    try {
      onConfirming({ customerEmail: customerEmail.data, customerName: name.trim() });
      const { error, paymentIntent } = await stripe.confirmPayment({
        elements,
        redirect: 'if_required',
        confirmParams: {
          return_url: `${location.origin}${pages.advertise}?payment=success`,
          payment_method_data: {
            billing_details: { email: customerEmail.data, name: name.trim() || undefined },
          },
        },
      });
      // An answer that got lost: the payment had gone through before it was sent again.
      const settled = paymentIntent ?? error?.payment_intent;
      if (settled?.status === 'succeeded') onPaid(settled.id);
      else if (error) {
        onRefused();
        fail('Payment Failed', error.message ?? 'The payment was refused.');
      } else {
        fail('Error', 'An unexpected error occurred. Please try again.');
      }
    } catch (error) {
      reportError(error);
      fail('Error', 'An unexpected error occurred. Please try again.');
    } finally {
      onBusy(false);
    }
  }

  return (
    <form className={css.form} onSubmit={pay} noValidate aria-label="Payment">
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        required
        help="Your receipt goes there"
        value={email}
        error={emailError}
        onChange={(event) => setEmail(event.target.value)}
      />
      <TextField
        label="Business name"
        autoComplete="organization"
        optional
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <div className={css.card}>
        <PaymentElement />
      </div>
      <p>
        <Button type="submit" busy={busy}>
          {busy ? 'Processing...' : `Pay $${plan.amount} - ${plan.name}`}
        </Button>
      </p>
    </form>
  );
}
