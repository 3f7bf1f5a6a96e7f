import { ConflictException } from '@nestjs/common';
import type { DataSource } from 'typeorm';

/** Longer than Stripe takes to change a plan. A process that is killed meanwhile leaves the mark. */
const longest = `interval '1 minute'`;

/**
 * Changes the plan of a subscription while nobody else does. Stripe would carry out the same change
 * again, with an invoice for nothing.
 * @throws ConflictException where somebody is changing it, for example in another tab
 */
export async function oneChange<Result>(
  dataSource: DataSource,
  id: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const [, marked] = await dataSource.query<[unknown, number]>(
    `update subscriptions set changing_until = now() + ${longest}
     where id = $1 and (changing_until is null or changing_until < now())`,
    [id],
  );
  if (marked === 0) throw changedNow();
  try {
    return await work();
  } finally {
    const unmark = 'update subscriptions set changing_until = null where id = $1';
    // What Stripe has done counts. The mark ends by itself.
    await dataSource.query(unmark, [id]).catch(() => undefined);
  }
}

/**
 * Keeps a quote from being calculated half before and half after a change: it would say that nothing is
 * to be paid.
 * @throws ConflictException where somebody is changing the plan
 */
export async function notWhileChanged(dataSource: DataSource, id: string): Promise<void> {
  const marked = await dataSource.query<unknown[]>(
    'select 1 from subscriptions where id = $1 and changing_until >= now()',
    [id],
  );
  if (marked.length > 0) throw changedNow();
}

const changedNow = () =>
  new ConflictException('Your plan is being changed already. Please look again in a minute.');
