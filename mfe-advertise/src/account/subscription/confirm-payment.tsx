import { Button } from '@town/ui/button';
import { ButtonLink } from '@town/ui/button-link';
import { FocusOnMount } from '@town/ui/focus-on-mount';
import { Notice } from '@town/ui/notice';
import css from '../account.module.css';
import { useText } from '../messages/use-text';

interface ConfirmPaymentProps {
  /** The provider's page of the invoice. */
  page: string;
  onOther(): void;
}

/** Leads to the page where the owner confirms the payment of a new card, whose bank wants that. */
export function ConfirmPayment({ page, onOther }: ConfirmPaymentProps) {
  const text = useText();
  return (
    <FocusOnMount>
      <Notice tone="warning" title={text('Your bank wants you to confirm the payment')}>
        <p>
          {text(
            'Your new card is in use, but this payment is still open. Confirm it on the page of the invoice, or use another card.',
          )}
        </p>
        <p className={css.actions}>
          <ButtonLink href={page} rel="noopener">
            {text('Confirm the payment')}
          </ButtonLink>
          <Button variant="secondary" onClick={onOther}>
            {text('Use another card')}
          </Button>
        </p>
      </Notice>
    </FocusOnMount>
  );
}
