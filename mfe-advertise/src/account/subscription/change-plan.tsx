import { ownerApi } from '@town/contracts/api/paths';
import { pages } from '@town/contracts/pages/paths';
import { type Plan, plans } from '@town/contracts/plans/price-list';
import {
  type OwnerSubscription,
  planChangeAmountsSchema,
} from '@town/contracts/subscriptions/owner-subscription';
import { useAnyText } from '@town/language/text-of';
import { statusOf } from '@town/slice-kit/http-error';
import { isAnswerLost } from '@town/slice-kit/lost-answer';
import { useMutation, useQueryClient } from '@town/slice-kit/query';
import { Link } from '@town/slice-kit/router';
import { messageOf } from '@town/slice-kit/send-json';
import { Button } from '@town/ui/button';
import { FailureNotice } from '@town/ui/failure-notice';
import { Notice } from '@town/ui/notice';
import { Spinner } from '@town/ui/spinner';
import { useState } from 'react';
import { ActionDialog } from '../action-dialog';
import { useText } from '../messages/use-text';
import { useEndedSession } from '../session/use-ended-session';
import { useOwnerAction } from '../use-owner-action';
import { money } from '../words';
import { BusinessLine, OfBusiness } from './business-line';
import { ChangeAmounts } from './change-amounts';
import { callSubscription, changedBySubscription } from './subscription-call';

/** Fetches the costs of a change of plan, and makes the change for the amounts that were shown. */
function usePlanChange(id: string, onDone: () => void) {
  const text = useText();
  const queryClient = useQueryClient();
  const endedSession = useEndedSession();
  const amounts = useMutation({
    mutationFn: async (to: Plan) =>
      planChangeAmountsSchema.parse(
        await callSubscription(ownerApi.changeSubscription, id, { plan: to.id, preview: true }),
      ),
    onError(error) {
      endedSession(error);
      // The plan may have changed in another tab.
      if (statusOf(error) === 409) {
        void queryClient.invalidateQueries({ queryKey: [ownerApi.subscription] });
      }
    },
  });
  const change = useOwnerAction({
    async call(to: Plan) {
      const { dueNowCents, priceCents, quotedAt } = amounts.data ?? {};
      try {
        const confirmed = { plan: to.id, dueNowCents, priceCents, quotedAt };
        return await callSubscription(ownerApi.changeSubscription, id, confirmed);
      } catch (error) {
        // The amounts that were shown are outdated.
        if (statusOf(error) === 409) amounts.mutate(to);
        // The response was lost: the page shows whether the plan was changed.
        if (isAnswerLost(error)) onDone();
        throw error;
      }
    },
    changes: changedBySubscription,
    done: text('Plan changed'),
    failed: text('Not changed'),
    onDone,
  });
  return { amounts, change };
}

const otherThan = (plan: Plan['id']) => (plan === 'monthly' ? plans.annual : plans.monthly);

/** Changes to the other plan, after showing what that costs today and at the next renewal. */
export function ChangePlan({ subscription }: { subscription: OwnerSubscription }) {
  const text = useText();
  const [asking, setAsking] = useState(false);
  const other = otherThan(subscription.plan);
  // Keeps the chosen plan in the dialog while the changed subscription is loading.
  const [asked, setAsked] = useState(other);
  const { amounts, change } = usePlanChange(subscription.id, () => setAsking(false));

  function ask() {
    setAsked(other);
    setAsking(true);
    amounts.mutate(other);
  }

  const due = amounts.data?.dueNowCents ?? 0;
  const confirm =
    due > 0
      ? text('Pay {amount} and change', { amount: money(due) })
      : text('Change without paying now');
  return (
    <>
      <Button variant="secondary" onClick={ask}>
        {text('Change to the {plan}', { plan: other.name })}
        <OfBusiness name={subscription.businessName} />
      </Button>
      <ActionDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={text('Change to the {plan}?', { plan: asked.name })}
        confirm={amounts.data && confirm}
        keep={text('Keep the {plan}', { plan: otherThan(asked.id).name })}
        busy={change.isPending}
        onConfirm={() => change.mutate(asked)}
      >
        <BusinessLine name={subscription.businessName} />
        {amounts.isError && <Refusal error={amounts.error} onRetry={() => amounts.mutate(asked)} />}
        {amounts.isPending && <Spinner label={text('Calculating what it costs...')} />}
        {amounts.data && <ChangeAmounts {...amounts.data} subscription={subscription} />}
      </ActionDialog>
    </>
  );
}

interface RefusalProps {
  error: Error;
  onRetry(): void;
}

/** Why the change is not offered: the reason from the server, or that the request failed. */
function Refusal({ error, onRetry }: RefusalProps) {
  const text = useText();
  const anyText = useAnyText();
  const message = messageOf(error);
  if (statusOf(error) !== 409) {
    return (
      <FailureNotice
        message={anyText(message ?? 'The amounts could not be fetched')}
        onRetry={onRetry}
      />
    );
  }
  return (
    <Notice tone="warning" title={text('Your plan cannot be changed now')}>
      <p>{message && anyText(message)}</p>
      <Link to={pages.contact}>{text('Contact us')}</Link>
    </Notice>
  );
}
