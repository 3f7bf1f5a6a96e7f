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
import { fetchAsStaff } from '../../../lists/fetch-list';
import { formatInstant } from '../../../lists/format-instant';
import { planName } from '../../../lists/plan-name';
import { useStaff } from '../../session/staff';
import { useStaffQuery } from '../../session/use-staff-query';

/** A plan that pays for a business. */
interface PaidPlan {
  id: string;
  plan: string;
  state: string;
  priceCents: number;
  paidUntil: string;
  email: string | null;
}

/** A plan, and its business where the plans of several are shown. */
export interface ShownPlan extends PaidPlan {
  business?: string;
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

/** Fetches the ids of the subscriptions that pay for a business. */
async function fetchPaying(businessId: string, token: string, signal?: AbortSignal) {
  const paying = await fetchAsStaff(deskApi.subscriptions(businessId), token, signal);
  return businessSubscriptionsSchema.parse(paying.data).ids;
}

async function fetchPlans(ids: readonly string[], token: string, signal?: AbortSignal) {
  const found = await fetchAsStaff(staffSubscriptionsOf(ids), token, signal);
  // A service of an earlier release answers all subscriptions.
  return readPlans(found.data).filter(({ id }) => ids.includes(id));
}

/** Fetches the plans that pay for a business. */
export async function fetchPaidPlans(businessId: string, token: string): Promise<PaidPlan[]> {
  const ids = await fetchPaying(businessId, token);
  return ids.length === 0 ? [] : fetchPlans(ids, token);
}

/** The ids of the subscriptions that pay for a business; none for other kinds, and while they are unknown. */
export function usePayingSubscriptions(kind: RecordKind, id: string | undefined): string[] {
  const { token } = useStaff();
  const businessId = kind.name === 'businesses' ? id : undefined;
  const { data } = useStaffQuery({
    key: [kind.name, 'subscriptions', businessId],
    fetch: async (signal) => (businessId ? fetchPaying(businessId, token, signal) : []),
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
    fetch: (signal) => fetchPlans(ids, token, signal),
  });
  if (isPending) return <Spinner label="Loading the plans..." />;
  if (!data) return <p>What it costs and when it renews cannot be loaded for the moment.</p>;
  return <PlanRows plans={data} />;
}

/** Plans in words. */
export function PlanRows({ plans: shown }: { plans: readonly ShownPlan[] }) {
  return (
    <ul>
      {shown.map((plan) => (
        <PlanRow key={plan.id} {...plan} />
      ))}
    </ul>
  );
}

function PlanRow({ business, plan, state, priceCents, paidUntil, email }: ShownPlan) {
  const { town } = useSite();
  const period = plan === plans.annual.id ? 'year' : 'month';
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
  if (state === 'ended') return 'has ended';
  if (state === 'ending') return `ends on ${until}`;
  if (state === 'payment-failed') return 'its last renewal failed, and the card is charged again';
  return `renews on ${until}`;
}
