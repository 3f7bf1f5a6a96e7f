import { ownerApi } from '@town/contracts/api/paths';
import { pages } from '@town/contracts/pages/paths';
import { type Plan, plans } from '@town/contracts/plans/price-list';
import {
  type OwnerSubscription,
  planChangeAmountsSchema,
} from '@town/contracts/subscriptions/owner-subscription';
import { statusOf } from '@town/slice-kit/http-error';
import { useMutation } from '@town/slice-kit/query';
import { Link } from '@town/slice-kit/router';
import { messageOf } from '@town/slice-kit/send-json';
import { Button } from '@town/ui/button';
import { FailureNotice } from '@town/ui/failure-notice';
import { Notice } from '@town/ui/notice';
import { Spinner } from '@town/ui/spinner';
import { useState } from 'react';
import { ActionDialog } from '../action-dialog';
import { useOwnerAction } from '../use-owner-action';
import { money } from '../words';
import { ChangeAmounts } from './change-amounts';
import { callSubscription, changedBySubscription } from './subscription-call';

/** Asks what a change of plan costs, and changes it for what was shown. */
function usePlanChange(id: string, other: Plan, onDone: () => void) {
  const amounts = useMutation({
    mutationFn: async () =>
      planChangeAmountsSchema.parse(
        await callSubscription(ownerApi.changeSubscription, id, { plan: other.id, preview: true }),
      ),
  });
  const change = useOwnerAction({
    async call() {
      const { priceCents, quotedAt } = amounts.data ?? {};
      try {
        const confirmed = { plan: other.id, priceCents, quotedAt };
        return await callSubscription(ownerApi.changeSubscription, id, confirmed);
      } catch (error) {
        // What was shown does not hold any more.
        if (statusOf(error) === 409) amounts.mutate();
        throw error;
      }
    },
    changes: changedBySubscription,
    done: 'Plan changed',
    failed: 'Not changed',
    onDone,
  });
  return { amounts, change };
}

/** Changes to the other plan, after showing what that costs today and at the next renewal. */
export function ChangePlan({ subscription }: { subscription: OwnerSubscription }) {
  const [asking, setAsking] = useState(false);
  const { id, plan: current } = subscription;
  const other = current === 'monthly' ? plans.annual : plans.monthly;
  const { amounts, change } = usePlanChange(id, other, () => setAsking(false));

  function ask() {
    setAsking(true);
    amounts.mutate();
  }

  const due = amounts.data?.dueNowCents ?? 0;
  const confirm = due > 0 ? `Pay ${money(due)} and change` : 'Change without paying now';
  return (
    <>
      <Button variant="secondary" onClick={ask}>
        Change to the {other.name}
      </Button>
      <ActionDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`Change to the ${other.name}?`}
        confirm={amounts.data && confirm}
        keep={`Keep the ${plans[current].name}`}
        busy={change.isPending}
        onConfirm={() => change.mutate(undefined)}
      >
        {amounts.isError && <Refusal error={amounts.error} onRetry={() => amounts.mutate()} />}
        {amounts.isPending && <Spinner label="Calculating what it costs..." />}
        {amounts.data && <ChangeAmounts {...amounts.data} subscription={subscription} />}
      </ActionDialog>
    </>
  );
}

interface RefusalProps {
  error: Error;
  onRetry(): void;
}

/** Why nothing is offered: the server's reason, or that it could not be asked. */
function Refusal({ error, onRetry }: RefusalProps) {
  const message = messageOf(error);
  if (statusOf(error) !== 409) {
    return (
      <FailureNotice message={message ?? 'The amounts could not be fetched'} onRetry={onRetry} />
    );
  }
  return (
    <Notice tone="warning" title="Your plan cannot be changed now">
      <p>{message}</p>
      <Link to={pages.contact}>Contact us</Link>
    </Notice>
  );
}
