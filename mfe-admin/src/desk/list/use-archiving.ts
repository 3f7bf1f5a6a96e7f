import type { RecordKind } from '@town/contracts/managed-records/record-kind';
import { useMutation } from '@town/slice-kit/query';
import { useState } from 'react';
import { fetchPaidPlans, type ShownPlan } from '../editor/state/paid-plans';
import type { DeskRecord } from '../records/desk-record';
import { useStaff } from '../session/staff';

type Records = readonly DeskRecord[];

/**
 * Archives records, after a question if somebody pays for one of them. While the plans cannot be fetched,
 * it archives without a question, as the editor does: it can be undone.
 */
export function useArchiving(kind: RecordKind, archive: (records: Records) => void) {
  const { token } = useStaff();
  const [plans, setPlans] = useState<ShownPlan[]>([]);
  const check = useMutation({
    mutationFn: (records: Records) =>
      kind.name === 'businesses' ? plansOf(records, token) : Promise.resolve([]),
    onSuccess(found, records) {
      setPlans(found);
      if (found.length === 0) archive(records);
    },
    onError: (_error, records) => archive(records),
  });
  return {
    start: (records: Records) => check.mutate(records),
    checking: check.isPending,
    /** The plans of the question; none while nothing is asked. */
    plans,
    close: () => setPlans([]),
  };
}

async function plansOf(records: Records, token: string): Promise<ShownPlan[]> {
  const plans = await Promise.all(
    records.map(async ({ id, title }) =>
      (await fetchPaidPlans(id, token)).map((plan) => ({ ...plan, business: title })),
    ),
  );
  return plans.flat();
}
