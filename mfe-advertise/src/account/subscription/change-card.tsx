import { useAnyText } from '@town/language/text-of';
import { statusOf } from '@town/slice-kit/http-error';
import { lazyPart } from '@town/slice-kit/lazy-part';
import { messageOf } from '@town/slice-kit/send-json';
import { useSite } from '@town/slice-kit/site';
import { Button } from '@town/ui/button';
import { Dialog } from '@town/ui/dialog';
import { FailureNotice } from '@town/ui/failure-notice';
import { FocusOnMount } from '@town/ui/focus-on-mount';
import { Notice } from '@town/ui/notice';
import { Spinner } from '@town/ui/spinner';
import { Suspense, useRef, useState } from 'react';
import { useText } from '../messages/use-text';
import { BusinessLine, OfBusiness } from './business-line';
import { ConfirmPayment } from './confirm-payment';
import { bankPageOf, type UsedUp, useCardSetup, useConfirmedCard } from './use-new-card';

// The provider's packages load when the dialog first opens, not with the page.
const CardForm = lazyPart(() => import(/* webpackChunkName: "card-form" */ './card-form'));

interface ChangeCardProps {
  /** The subscription's id. */
  id: string;
  businessName: string | null | undefined;
  /** Whether the plan has a card already. */
  hasCard: boolean;
  /** A payment has failed, so a new card is needed. */
  urgent: boolean;
  /**
   * Where the owner, who has returned from the bank, confirms a payment. The dialog opens with it: no button has
   * the focus before.
   */
  bankPage: string | undefined;
}

/** Takes a new card for a subscription. It never passes through this site. Without a key no card can be entered. */
export function ChangeCard({ id, businessName, hasCard, urgent, bankPage }: ChangeCardProps) {
  const text = useText();
  const { payments } = useSite();
  const [open, setOpen] = useState(bankPage !== undefined);
  const button = useRef<HTMLButtonElement>(null);
  const setup = useCardSetup(id);
  const card = useConfirmedCard({ onDone: () => setOpen(false) });
  const [confirming, setConfirming] = useState(false);
  const [holdsText, setHoldsText] = useState(false);
  const title = hasCard ? text('Use another card') : text('Enter a card');

  function begin(again?: UsedUp) {
    setOpen(true);
    setHoldsText(false);
    card.reset();
    setup.mutate({ again });
  }

  const confirmAt = setup.isIdle ? bankPage : bankPageOf(card.error);
  // The provider takes no other card for this setup.
  const onError = (error: Error) =>
    statusOf(error) === 402 && !bankPageOf(error) && begin({ refusal: messageOf(error) });

  if (!payments?.publishableKey) return null;
  return (
    <>
      <Button ref={button} variant={urgent ? 'primary' : 'secondary'} onClick={() => begin()}>
        {title}
        <OfBusiness name={businessName} />
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        locked={confirming || card.isPending}
        holdsText={holdsText}
        fallbackFocus={button}
        title={title}
        description={text('It is used for everything that is charged from now on.')}
      >
        <BeforeForm {...{ businessName, setup }} onRetry={begin} />
        {confirmAt && <ConfirmPayment page={confirmAt} onOther={() => begin()} />}
        {setup.data && !confirmAt && (
          <Suspense fallback={<Opening />}>
            <CardForm
              subscriptionId={id}
              clientSecret={setup.data.clientSecret}
              dueNowCents={setup.data.dueNowCents}
              busy={confirming || card.isPending}
              onCardChange={setHoldsText}
              onConfirming={setConfirming}
              onConfirmed={(setupIntentId) => card.mutate({ id, setupIntentId }, { onError })}
              onTaken={() => begin({})}
            />
          </Suspense>
        )}
      </Dialog>
    </>
  );
}

interface BeforeFormProps extends Pick<ChangeCardProps, 'businessName'> {
  setup: ReturnType<typeof useCardSetup>;
  onRetry(again: UsedUp | undefined): void;
}

/** Names the business. Says that the form opens or could not be opened, and why it is empty again. */
function BeforeForm({ businessName, setup, onRetry }: BeforeFormProps) {
  const anyText = useAnyText();
  const again = setup.variables?.again;
  return (
    <>
      <BusinessLine name={businessName} />
      {setup.isError && (
        <FailureNotice
          message={anyText(messageOf(setup.error) ?? 'The card form could not be opened')}
          onRetry={() => onRetry(again)}
        />
      )}
      {again && (
        <FocusOnMount key={setup.submittedAt}>
          <OnceMore again={again} />
        </FocusOnMount>
      )}
      {setup.isPending && <Opening />}
    </>
  );
}

function Opening() {
  return <Spinner label={useText()('Opening the card form...')} />;
}

/** Says why the form is empty again. */
function OnceMore({ again }: { again: UsedUp }) {
  const text = useText();
  const anyText = useAnyText();
  const { refusal } = again;
  return refusal ? (
    <Notice tone="warning" title={text('Your new card could not pay')}>
      <p>{anyText(refusal)}</p>
    </Notice>
  ) : (
    <Notice tone="warning" title={text('Please enter the card once more')}>
      <p>{text('The form had been sent with the card before, and takes no other one.')}</p>
    </Notice>
  );
}
