import { eventually } from '@town/service-kit/testing/eventually';
import type { ServiceHarness } from '@town/service-kit/testing/service-harness';

/** Waits until this many sessions of the test's database wait for a lock. */
export const untilWaiting = ({ database }: Pick<ServiceHarness, 'database'>, count: number) =>
  eventually(async () => {
    const waiting = await database().query(
      `select 1 from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect(waiting).toHaveLength(count);
  });
