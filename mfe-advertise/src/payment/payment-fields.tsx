import { PaymentElement } from '@stripe/react-stripe-js';
import { dollarLabel, plans } from '@town/contracts/plans/price-list';
import { Button } from '@town/ui/button';
import { FieldMessages } from '@town/ui/field-frame';
import { TextField } from '@town/ui/text-field';
import { useId } from 'react';
import { useText } from '../messages/use-text';
import css from './payment-form.module.css';
import { type Payment, usePaymentForm } from './use-payment-form';

export interface PaymentFieldsProps extends Payment {
  /** The payment is being confirmed. */
  busy: boolean;
  /** Called when the card fields change. `isTyped` is true if they are not empty. */
  onCardChange(isTyped: boolean): void;
}

/** The payer's fields and the card fields. The card fields belong to the payment provider. */
export function PaymentFields(props: PaymentFieldsProps) {
  const text = useText();
  const { order, busy, onCardChange } = props;
  const { email, name, card, pay } = usePaymentForm(props);
  const cardErrorId = useId();
  const plan = plans[order.plan];
  return (
    <form method="post" className={css.form} onSubmit={pay} noValidate aria-label={text('Payment')}>
      <TextField
        ref={email.input}
        label={text('Email')}
        type="email"
        autoComplete="email"
        required
        help={text('Your receipt goes there')}
        announced
        value={email.value}
        error={email.error}
        onChange={(event) => email.change(event.target.value)}
      />
      <TextField
        label={text('Business name')}
        autoComplete="organization"
        optional
        value={name.value}
        onChange={(event) => name.change(event.target.value)}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend */}
      <div
        ref={card.group}
        className={css.card}
        role="group"
        aria-label={text('Card')}
        aria-describedby={card.error && cardErrorId}
        data-wrong={card.error ? true : undefined}
        tabIndex={-1}
      >
        <PaymentElement
          onChange={({ empty }) => {
            card.changed();
            onCardChange(!empty);
          }}
        />
        <FieldMessages error={card.error} errorId={cardErrorId} announced />
      </div>
      <p>
        <Button type="submit" busy={busy}>
          {busy
            ? text('Processing...')
            : text('Pay {amount} - {plan}', { amount: dollarLabel(order.amount), plan: plan.name })}
        </Button>
      </p>
    </form>
  );
}
