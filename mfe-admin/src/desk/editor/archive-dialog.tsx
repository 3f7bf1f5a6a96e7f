import { plans as priceList } from '@town/contracts/plans/price-list';
import { useSite } from '@town/slice-kit/site';
import { Button } from '@town/ui/button';
import { Dialog } from '@town/ui/dialog';
import type { ComponentProps } from 'react';
import { formatInstant } from '../../lists/format-instant';
import { planName } from '../../lists/plan-name';
import dialogCss from '../dialog.module.css';
import type { PaidPlan } from './paid-plans';

/** A plan, and its business where the dialog is about several. */
export interface ShownPlan extends PaidPlan {
  business?: string;
}

interface ArchiveDialogProps extends Omit<ComponentProps<typeof Dialog>, 'children'> {
  plans: readonly ShownPlan[];
  /** The label of the button that changes nothing. */
  keep: string;
  onArchive(): void;
}

/** Says before the archiving that a plan goes on: its payer would pay for a page that nobody sees. */
export function ArchiveDialog({ plans, keep, onArchive, ...dialog }: ArchiveDialogProps) {
  return (
    <Dialog {...dialog}>
      <ul>
        {plans.map((plan) => (
          <PlanRow key={plan.id} {...plan} />
        ))}
      </ul>
      <p>
        Ten minutes later, the owner of a plan that renews gets a mail: that the listing is no
        longer public, that the plan goes on, and how to end it. Undo before that, and no mail is
        sent. To end the plan yourself, refund its latest payment under Payments.
      </p>
      <div className={dialogCss.actions}>
        <Button onClick={onArchive}>Archive</Button>
        <Button variant="secondary" onClick={dialog.onClose}>
          {keep}
        </Button>
      </div>
    </Dialog>
  );
}

function PlanRow({ business, plan, state, priceCents, paidUntil, email }: ShownPlan) {
  const { town } = useSite();
  const period = plan === priceList.annual.id ? 'year' : 'month';
  const price = (priceCents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
  const until = formatInstant(paidUntil, town.timeZone);
  return (
    <li>
      {business && `${business}: `}
      {planName(plan)}, {price} each {period}: {whatIsNext(state, until)}
      {email && `, paid by ${email}`}
    </li>
  );
}

function whatIsNext(state: string, until: string): string {
  if (state === 'ending') return `ends on ${until}`;
  if (state === 'payment-failed') return 'its last renewal failed, and the card is charged again';
  return `renews on ${until}`;
}
