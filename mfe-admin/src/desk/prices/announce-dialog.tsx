import type { PriceChange } from '@town/contracts/plans/price-change';
import { formatDate } from '@town/contracts/town/date';
import { isAnswerLost, lostAnswer } from '@town/slice-kit/lost-answer';
import { messageOf } from '@town/slice-kit/send-json';
import { Button } from '@town/ui/button';
import { Dialog } from '@town/ui/dialog';
import { FocusOnMount } from '@town/ui/focus-on-mount';
import { Notice } from '@town/ui/notice';
import { useState } from 'react';
import { planName } from '../../lists/plan-name';
import dialogCss from '../dialog.module.css';
import { PriceForm, type TypedPrice } from './price-form';
import { ownersGetMail, priceWords } from './price-words';
import type { usePriceActions } from './use-price-changes';

interface AnnounceDialogProps {
  open: boolean;
  actions: Pick<ReturnType<typeof usePriceActions>, 'ask' | 'announce'>;
  onClose(): void;
}

/** Announces a new price in two steps: the price, then a confirmation with the number of e-mails. */
export function AnnounceDialog({ open, actions, onClose }: AnnounceDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      locked={actions.announce.isPending}
      title="Announce another price"
      description="Owners who have the plan get an e-mail at once. Their renewals cost the new price from that day on."
    >
      <Steps actions={actions} onClose={onClose} />
    </Dialog>
  );
}

const nothingTyped: TypedPrice = { plan: 'monthly', price: '', from: '' };

function Steps({ actions: { ask, announce }, onClose }: Omit<AnnounceDialogProps, 'open'>) {
  const [typed, setTyped] = useState(nothingTyped);
  const [isAsked, setAsked] = useState(false);
  if (!isAsked || !ask.data) {
    return (
      <PriceForm
        typed={typed}
        ask={ask}
        onTyped={(given) => {
          setTyped(given);
          setAsked(true);
        }}
        onCancel={onClose}
      />
    );
  }
  return (
    <FocusOnMount>
      <Question
        {...ask.data}
        announce={announce}
        onDone={onClose}
        onBack={() => {
          announce.reset();
          setAsked(false);
        }}
      />
    </FocusOnMount>
  );
}

interface QuestionProps {
  change: PriceChange;
  recipients: number;
  announce: AnnounceDialogProps['actions']['announce'];
  onDone(): void;
  onBack(): void;
}

function Question({ change, recipients, announce, onDone, onBack }: QuestionProps) {
  const { plan, cents, from } = change;
  return (
    <div className={dialogCss.form}>
      <p>
        The {planName(plan)} will cost <strong>{priceWords(plan, cents)}</strong> from{' '}
        {formatDate(from)} on.
      </p>
      <p>
        <strong>{ownersGetMail(recipients)}</strong> now. The e-mails cannot be called back.
      </p>
      {announce.isError && <NotAnnounced error={announce.error} />}
      <div className={dialogCss.actions}>
        <Button
          busy={announce.isPending}
          onClick={() => announce.mutate(change, { onSuccess: onDone })}
        >
          Announce
        </Button>
        <Button variant="secondary" idle={announce.isPending} onClick={onBack}>
          Back
        </Button>
      </div>
    </div>
  );
}

function NotAnnounced({ error }: { error: unknown }) {
  const lost = isAnswerLost(error) ? lostAnswer() : undefined;
  const reason = messageOf(error) ?? 'The site had a problem. Please try again.';
  return (
    <Notice tone="error" title={lost?.title ?? 'Not announced'}>
      <p>{lost?.description ?? reason}</p>
    </Notice>
  );
}
