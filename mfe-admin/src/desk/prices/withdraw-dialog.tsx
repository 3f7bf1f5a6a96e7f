import { Button } from '@town/ui/button';
import { Dialog } from '@town/ui/dialog';
import type { RefObject } from 'react';
import { planName } from '../../lists/plan-name';
import dialogCss from '../dialog.module.css';
import { ownersGetMail } from './price-words';
import type { ShownChange, usePriceActions } from './use-price-changes';

interface WithdrawDialogProps {
  /** Null while the dialog is closed. */
  change: ShownChange | null;
  withdraw: ReturnType<typeof usePriceActions>['withdraw'];
  /** Takes the focus after the button that opened the dialog has gone. */
  heading: RefObject<HTMLHeadingElement | null>;
  onClose(): void;
}

/** Confirms the withdrawal of a price, because owners who were informed of it are informed again. */
export function WithdrawDialog({ change, withdraw, heading, onClose }: WithdrawDialogProps) {
  return (
    <Dialog
      open={change !== null}
      onClose={onClose}
      locked={withdraw.isPending}
      fallbackFocus={heading}
      title={change && `Withdraw the new price of the ${planName(change.plan)}?`}
      description={change && consequenceOf(change)}
    >
      <div className={dialogCss.actions}>
        <Button
          busy={withdraw.isPending}
          onClick={() => change && withdraw.mutate(change, { onSettled: onClose })}
        >
          Withdraw
        </Button>
        <Button variant="secondary" idle={withdraw.isPending} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
}

function consequenceOf({ announced, applied }: ShownChange): string {
  const waiting = announced - applied;
  // The count includes owners whose plans have ended or changed since then, who get no e-mail.
  const upTo = waiting === 0 ? '' : 'Up to ';
  const told = `${upTo}${ownersGetMail(waiting)} that the price stays as it is.`;
  if (applied === 0) return told;
  return `${told} ${applied} ${applied === 1 ? 'renews' : 'renew'} at the new price already and ${applied === 1 ? 'keeps' : 'keep'} it.`;
}
