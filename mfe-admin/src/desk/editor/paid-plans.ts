import { staffSubscriptionsOf } from '@town/contracts/api/staff-paths';
import { deskApi } from '@town/contracts/managed-records/paths';
import type { RecordKind } from '@town/contracts/managed-records/record-kind';
import { businessSubscriptionsSchema } from '@town/contracts/subscriptions/of-business';
import {
  listReader,
  number,
  optionalText,
  recordReader,
  text,
  textOr,
} from '@town/slice-kit/tolerant';
import { fetchAsStaff } from '../../lists/fetch-list';
import { useStaff } from '../session/staff';
import { useStaffQuery } from '../session/use-staff-query';

/** A plan that pays for a business. */
export interface PaidPlan {
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

/** Fetches the plans that pay for a business and have not ended. */
export async function fetchPaidPlans(
  businessId: string,
  token: string,
  signal?: AbortSignal,
): Promise<PaidPlan[]> {
  const paying = await fetchAsStaff(deskApi.subscriptions(businessId), token, signal);
  const { ids } = businessSubscriptionsSchema.parse(paying.data);
  if (ids.length === 0) return [];
  const found = await fetchAsStaff(staffSubscriptionsOf(ids), token, signal);
  return readPlans(found.data).filter(({ state }) => state !== 'ended');
}

/** The plans that pay for a business and have not ended; none for other kinds, and while they are unknown. */
export function usePaidPlans(kind: RecordKind, id: string | undefined): PaidPlan[] {
  const { token } = useStaff();
  const businessId = kind.name === 'businesses' ? id : undefined;
  const { data } = useStaffQuery({
    key: [kind.name, 'plans', businessId],
    async fetch(signal) {
      return businessId ? fetchPaidPlans(businessId, token, signal) : [];
    },
  });
  return data ?? [];
}
