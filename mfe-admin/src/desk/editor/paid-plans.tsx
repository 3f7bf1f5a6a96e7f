import { staffSubscriptionsOf } from '@town/contracts/api/staff-paths';
import { deskApi } from '@town/contracts/managed-records/paths';
import type { RecordKind } from '@town/contracts/managed-records/record-kind';
import { plans } from '@town/contracts/plans/price-list';
import { businessSubscriptionsSchema } from '@town/contracts/subscriptions/of-business';
import { useSite } from '@town/slice-kit/site';
import {
  listReader,
  number,
  optionalText,
  recordReader,
  text,
  textOr,
} from '@town/slice-kit/tolerant';
import { Spinner } from '@town/ui/spinner';
import { fetchAsStaff } from '../../lists/fetch-list';
import { formatInstant } from '../../lists/format-instant';
import { planName } from '../../lists/plan-name';
import { useStaff } from '../session/staff';
import { useStaffQuery } from '../session/use-staff-query';

/** A plan that pays for a business. */
interface PaidPlan {
  id: string;
  plan: string;
  state: string;
  priceCents: number;
  paidUntil: string;
  email: string | null;
}

const readPlans = listReader(
  recordReader<PaidPlan>({
    id: text,
    plan: textOr(''),
    state: textOr(''),
    priceCents: number,
    paidUntil: text,
    email: optionalText,
  }),
);

/** The ids of the subscriptions that pay for a business; none for other kinds, and while they are unknown. */
export function usePayingSubscriptions(kind: RecordKind, id: string | undefined): string[] {
  const { token } = useStaff();
  const businessId = kind.name === 'businesses' ? id : undefined;
  const { data } = useStaffQuery({
    key: [kind.name, 'subscriptions', businessId],
    async fetch(signal) {
      if (!businessId) return [];
      const paying = await fetchAsStaff(deskApi.subscriptions(businessId), token, signal);
      return businessSubscriptionsSchema.parse(paying.data).ids;
    },
  });
  return data ?? [];
}

/**
 * Subscriptions in words. They are fetched only where they are shown, because the audit log notes who looks at
 * what somebody pays.
 */
export function PaidPlans({ ids }: { ids: readonly string[] }) {
  const { token } = useStaff();
  const { data, isPending } = useStaffQuery({
    key: ['subscriptions', ids],
    async fetch(signal) {
      const found = await fetchAsStaff(staffSubscriptionsOf(ids), token, signal);
      // A service of an earlier release answers all subscriptions.
      return readPlans(found.data).filter(({ id }) => ids.includes(id));
    },
  });
  if (isPending) return <Spinner label="Loading the plans..." />;
  if (!data) return <p>What it costs and when it renews cannot be loaded for the moment.</p>;
  return (
    <ul>
      {data.map((plan) => (
        <PlanRow key={plan.id} plan={plan} />
      ))}
    </ul>
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
  if (state === 'ended') return 'has ended';
  if (state === 'ending') return `ends on ${until}`;
  if (state === 'payment-failed') return 'its last renewal failed, and the card is charged again';
  return `renews on ${until}`;
}
