import { ownerApi } from '@town/contracts/api/paths';
import { pages } from '@town/contracts/pages/paths';
import type { OwnerSubscription } from '@town/contracts/subscriptions/owner-subscription';
import { moveAddressSchema } from '@town/contracts/subscriptions/plan-move';
import { useTexts } from '@town/language/texts';
import { withElements } from '@town/language/with-elements';
import { useQueryClient } from '@town/slice-kit/query';
import { Link } from '@town/slice-kit/router';
import { sendJson } from '@town/slice-kit/send-json';
import { useToasts } from '@town/slice-kit/toasts';
import { Button } from '@town/ui/button';
import { TextField } from '@town/ui/text-field';
import css from '../account.module.css';
import { useText } from '../messages/use-text';
import { useAddressForm } from '../use-address-form';
import { useDay } from '../words';
import { changedByMove } from './moves-query';

interface MoveFormProps {
  subscription: OwnerSubscription;
  /** The address that has the plan now. */
  own: string;
  onClose(): void;
}

/** Says what a move changes, and asks for the address that is to accept the plan. */
export function MoveForm({ subscription, own, onClose }: MoveFormProps) {
  const { id } = subscription;
  const text = useText();
  const { language } = useTexts();
  const queryClient = useQueryClient();
  const showToast = useToasts((state) => state.show);
  const { formProps, field, isSending } = useAddressForm({
    name: `move-${id}`,
    schema: moveAddressSchema(own),
    send: (email) =>
      sendJson(ownerApi.planMoves, { subscription: id, email }, { asOwner: true, language }),
    async onSent(email) {
      await Promise.all(
        changedByMove.map((path) => queryClient.invalidateQueries({ queryKey: [path] })),
      );
      showToast({
        tone: 'success',
        title: text('The plan waits for the other address'),
        description: text(
          'We write to {email}. One address gets at most three offers and invitations a day.',
          { email },
        ),
      });
      onClose();
    },
  });
  return (
    <form {...formProps} className={css.form}>
      <WhatHappens subscription={subscription} />
      <TextField
        label={text('E-mail address that takes the plan over')}
        type="email"
        autoComplete="off"
        required
        {...field('email')}
      />
      <p className={css.actions}>
        <Button type="submit" busy={isSending}>
          {text('Offer the plan')}
        </Button>
        <Button variant="secondary" idle={isSending} onClick={onClose}>
          {text('Keep the plan here')}
        </Button>
      </p>
    </form>
  );
}

function WhatHappens({ subscription }: Pick<MoveFormProps, 'subscription'>) {
  const text = useText();
  const day = useDay();
  const { state, card, paidUntil } = subscription;
  return (
    <>
      <p>
        {text(
          'The other address has to accept the plan within 7 days. Until then nothing changes, and you can withdraw it.',
        )}
      </p>
      <p>
        {text(
          'After that the plan, its invoices and its mails belong to that address. Only that address can cancel or change the plan.',
        )}
      </p>
      <p>
        {text(
          'Download the invoices that you need first, at the end of this page. Afterwards they are in the other account.',
        )}
      </p>
      {state === 'ending' && (
        <p>{text('The plan was cancelled and ends on {date}.', { date: day(paidUntil) })}</p>
      )}
      {card && <WhoseCard subscription={subscription} />}
      <p>
        {withElements(
          text(
            'The listing is handed over separately: open it in <link>your account</link>, invite the address under “People”, and make it the owner.',
          ),
          { link: (words) => <Link to={pages.account}>{words}</Link> },
        )}
      </p>
    </>
  );
}

/** Which card is charged after the move: the payer's, unless it is that of an address before. */
function WhoseCard({ subscription }: Pick<MoveFormProps, 'subscription'>) {
  const text = useText();
  const { state, cardOfFormerPayer } = subscription;
  if (cardOfFormerPayer) {
    return (
      <p>
        {text(
          'The former payer’s card pays until the other address enters another one. No card of yours is charged.',
        )}
      </p>
    );
  }
  return (
    <p>
      {state === 'ending'
        ? text(
            'If the other address keeps it, your card is charged until that address enters another card.',
          )
        : text(
            'Your card stays the card of the plan, and renewals are charged to it, until the other address enters another card.',
          )}
    </p>
  );
}
