import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { inLanguage } from '@town/contracts/pages/languages';
import { pages } from '@town/contracts/pages/paths';
import { useTexts } from '@town/language/texts';
import { useToasts } from '@town/slice-kit/toasts';
import { Button } from '@town/ui/button';
import { FieldMessages } from '@town/ui/field-frame';
import { type FormEvent, useId, useRef, useState } from 'react';
import css from '../../payment/payment-form.module.css';
import { ProviderFields } from '../../payment/provider-fields';
import { useText } from '../messages/use-text';
import { money } from '../words';
import { subscriptionParameter } from './use-returned-card';

interface CardFormProps {
  subscriptionId: string;
  clientSecret: string;
  /** Whole cents that are charged as soon as the card is used; undefined if unknown. */
  dueNowCents: number | undefined;
  /** The card is being confirmed by the provider, or stored for the subscription. */
  busy: boolean;
  /** Called when the card fields change. `isTyped` is true if they are not empty. */
  onCardChange(isTyped: boolean): void;
  onConfirming(confirming: boolean): void;
  onConfirmed(setupIntentId: string): void;
  /** Called when the provider has confirmed an earlier card, but the fields now contain another one. */
  onTaken(): void;
}

/** The provider's card fields, for a card that is charged later. */
export default function CardForm(props: CardFormProps) {
  return (
    <ProviderFields clientSecret={props.clientSecret}>
      <CardFields {...props} />
    </ProviderFields>
  );
}

/** Confirms the typed card with the provider. A refusal is shown and focused. */
function useCardConfirmation(props: CardFormProps) {
  const { subscriptionId, onConfirming, onConfirmed, onTaken } = props;
  const text = useText();
  const { language } = useTexts();
  const stripe = useStripe();
  const elements = useElements();
  const dismissToast = useToasts((state) => state.dismiss);
  const [error, setError] = useState<string>();
  const group = useRef<HTMLDivElement>(null);
  /** Whether the fields have changed since they were last sent. */
  const isChanged = useRef(false);

  function mark(message: string) {
    setError(message);
    group.current?.focus({ preventScroll: true });
  }

  async function confirm(event: FormEvent) {
    event.preventDefault();
    if (!stripe || !elements) return;
    setError(undefined);
    // What is said about one card does not hold for the next one.
    dismissToast();
    const isOther = isChanged.current;
    isChanged.current = false;
    onConfirming(true);
    const address = new URL(inLanguage(language, pages.accountSubscription), location.origin);
    address.searchParams.set(subscriptionParameter, subscriptionId);
    try {
      const { error: refusal, setupIntent } = await stripe.confirmSetup({
        elements,
        redirect: 'if_required',
        confirmParams: { return_url: address.href },
      });
      // The card is sent again after a lost response, so the provider may have confirmed it already.
      const earlier = refusal?.setup_intent;
      const confirmed = setupIntent ?? earlier;
      if (earlier?.status === 'succeeded' && isOther) onTaken();
      else if (confirmed?.status === 'succeeded') onConfirmed(confirmed.id);
      // The provider shows an error of one of its fields at that field, and moves the focus there.
      else if (refusal?.type !== 'validation_error')
        mark(refusal?.message ?? text('The card was refused.'));
    } catch (failure) {
      reportError(failure);
      mark(text('An unexpected error occurred. Please try again.'));
    } finally {
      onConfirming(false);
    }
  }

  function change() {
    isChanged.current = true;
    setError(undefined);
  }

  return { group, error, change, confirm };
}

function CardFields(props: CardFormProps) {
  const { group, error, change, confirm } = useCardConfirmation(props);
  const errorId = useId();
  const text = useText();
  return (
    <form
      method="post"
      className={css.form}
      onSubmit={confirm}
      noValidate
      aria-label={text('New card')}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend */}
      <div
        ref={group}
        className={css.card}
        role="group"
        aria-label={text('Card')}
        aria-describedby={error && errorId}
        data-wrong={error ? true : undefined}
        tabIndex={-1}
      >
        <PaymentElement
          onChange={({ empty }) => {
            change();
            props.onCardChange(!empty);
          }}
        />
        <FieldMessages error={error} errorId={errorId} announced />
      </div>
      <ChargeNow {...props} />
    </form>
  );
}

/** Says what is charged at once, and sends the form. */
function ChargeNow({ dueNowCents, busy }: Pick<CardFormProps, 'dueNowCents' | 'busy'>) {
  const text = useText();
  const amount = dueNowCents ? money(dueNowCents) : '';
  const charge =
    dueNowCents === 0
      ? text('Nothing is charged now.')
      : text('Nothing is charged now, except a payment that has failed before.');
  const action = amount ? text('Pay {amount} with this card', { amount }) : text('Use this card');
  return (
    <>
      <p>
        {amount ? text('The failed payment of {amount} is charged at once.', { amount }) : charge}
      </p>
      <p>
        <Button type="submit" busy={busy}>
          {busy ? text('Processing...') : action}
        </Button>
      </p>
    </>
  );
}
