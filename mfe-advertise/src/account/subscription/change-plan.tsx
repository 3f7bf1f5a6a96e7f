import { ownerApi } from '@town/contracts/api/paths';
import { plans } from '@town/contracts/plans/price-list';
import {
  type OwnerSubscription,
  planChangeAmountsSchema,
} from '@town/contracts/subscriptions/owner-subscription';
import { statusOf } from '@town/slice-kit/http-error';
import { useMutation } from '@town/slice-kit/query';
import { messageOf } from '@town/slice-kit/send-json';
import { useSite } from '@town/slice-kit/site';
import { Button } from '@town/ui/button';
import { FailureNotice } from '@town/ui/failure-notice';
import { Spinner } from '@town/ui/spinner';
import { useState } from 'react';
import css from '../account.module.css';
import { ActionDialog } from '../action-dialog';
import { useOwnerAction } from '../use-owner-action';
import { dayOf, money } from '../words';
import { callSubscription, changedBySubscription } from './subscription-call';

/** Changes to the other plan, after showing what that costs today and at the next renewal. */
export function ChangePlan({ subscription }: { subscription: OwnerSubscription }) {
  const [asking, setAsking] = useState(false);
  const { id, plan: current } = subscription;
  const other = current === 'monthly' ? plans.annual : plans.monthly;
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
    onDone: () => setAsking(false),
  });

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
        {amounts.isError && (
          <FailureNotice
            message={messageOf(amounts.error) ?? 'The amounts could not be fetched'}
            onRetry={() => amounts.mutate()}
          />
        )}
        {amounts.isPending && <Spinner label="Calculating what it costs..." />}
        {amounts.data && <Amounts {...amounts.data} subscription={subscription} />}
      </ActionDialog>
    </>
  );
}

interface AmountsProps {
  /** The one that is changed. */
  subscription: OwnerSubscription;
  plan: keyof typeof plans;
  dueNowCents: number;
  priceCents: number;
  nextPaymentCents: number;
  nextPaymentAt: string;
  creditCents?: number | undefined;
}

function Amounts({ subscription, plan, priceCents, ...amounts }: AmountsProps) {
  const { dueNowCents, nextPaymentCents, nextPaymentAt, creditCents = 0 } = amounts;
  const { refundableUntil } = subscription;
  const { town } = useSite();
  const { period } = plans[plan];
  return (
    <dl className={css.facts} aria-label="What the change costs">
      <div>
        <dt>Now</dt>
        <dd>
          <strong>{money(dueNowCents)}</strong>, what is left of your old plan is taken off
        </dd>
      </div>
      <div>
        <dt>Next payment</dt>
        <dd>
          {money(nextPaymentCents)} on {dayOf(nextPaymentAt, town.timeZone)}
        </dd>
      </div>
      <div>
        <dt>After that</dt>
        <dd>
          {money(priceCents)} each {period}, until you cancel
          {nextPaymentCents < priceCents && ', once what is left of your old plan is used up'}
        </dd>
      </div>
      {creditCents > 0 && (
        <div>
          <dt>Credit</dt>
          <dd>
            {money(creditCents)} is left of your old plan. It pays for your next payments, and is
            not paid out if you cancel.
          </dd>
        </div>
      )}
      {refundableUntil && (
        <div>
          <dt>Refund</dt>
          <dd>
            Your {plans[subscription.plan].name} can be refunded until{' '}
            {dayOf(refundableUntil, town.timeZone)}. After the change it cannot.
          </dd>
        </div>
      )}
    </dl>
  );
}
