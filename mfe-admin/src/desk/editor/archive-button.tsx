import { plans } from '@town/contracts/plans/price-list';
import { useSite } from '@town/slice-kit/site';
import { Button } from '@town/ui/button';
import { Dialog } from '@town/ui/dialog';
import { useState } from 'react';
import { formatInstant } from '../../lists/format-instant';
import { planName } from '../../lists/plan-name';
import dialogCss from '../dialog.module.css';
import { firstClick } from '../first-click';
import type { PaidPlan } from './paid-plans';

interface ArchiveButtonProps {
  title: string;
  paidPlans: readonly PaidPlan[];
  busy: boolean;
  idle: boolean;
  onArchive(): void;
}

/**
 * Archives a record. If a plan pays for it, a dialog first says that the plan goes on: its payer would pay for
 * a page that nobody sees.
 */
export function ArchiveButton({ title, paidPlans, onArchive, ...running }: ArchiveButtonProps) {
  const [asking, setAsking] = useState(false);
  const isPaid = paidPlans.length > 0;
  const close = () => setAsking(false);
  return (
    <>
      <Button
        variant="secondary"
        {...running}
        onClick={firstClick(isPaid ? () => setAsking(true) : onArchive)}
      >
        {isPaid ? 'Archive…' : 'Archive'}
      </Button>
      <Dialog
        open={asking}
        onClose={close}
        title={`Archive ${title}?`}
        description="Somebody pays for it. Archiving does not end the plan, because it can be undone."
      >
        <ul>
          {paidPlans.map((plan) => (
            <PlanRow key={plan.id} plan={plan} />
          ))}
        </ul>
        <p>
          Ten minutes later, the owner of a plan that renews gets a mail: that the listing is no
          longer public, that the plan goes on, and how to end it. Undo before that, and no mail is
          sent. To end the plan yourself, refund its latest payment under Payments.
        </p>
        <div className={dialogCss.actions}>
          <Button
            onClick={() => {
              close();
              onArchive();
            }}
          >
            Archive
          </Button>
          <Button variant="secondary" onClick={close}>
            Keep it
          </Button>
        </div>
      </Dialog>
    </>
  );
}

function PlanRow({ plan: { plan, state, priceCents, paidUntil, email } }: { plan: PaidPlan }) {
  const { town } = useSite();
  const period = plan === plans.annual.id ? 'year' : 'month';
  const price = (priceCents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
  const until = formatInstant(paidUntil, town.timeZone);
  return (
    <li>
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
