import { setTimeout } from 'node:timers/promises';
import { ConflictException } from '@nestjs/common';
import type { DataSource, EntityManager } from 'typeorm';

/** Longer than a change of plan takes. If the process is killed, the mark expires after this time. */
const longest = `interval '1 minute'`;

/** How often a waiting change looks whether the other one has ended. */
const pollMs = 200;

/** Another request is changing the plan. */
export class ChangeInProgress extends ConflictException {
  constructor(message = 'This plan is being changed right now. Please try again in a minute.') {
    super(message);
  }
}

/**
 * Runs a change of a subscription, and refuses any other change meanwhile. Otherwise Stripe would make the
 * same change of plan twice, the second time with an invoice for nothing.
 * @param patience how long it waits for another change to end, in milliseconds
 * @throws ChangeInProgress while another request, for example from another tab, changes it
 */
export async function oneChange<Result>(
  dataSource: DataSource,
  id: string,
  work: () => Promise<Result>,
  patience = 0,
): Promise<Result> {
  const deadline = performance.now() + patience;
  while (!(await mark(dataSource, id))) {
    if (performance.now() >= deadline) throw new ChangeInProgress();
    await setTimeout(pollMs);
  }
  try {
    return await work();
  } finally {
    const unmark = 'update subscriptions set changing_until = null where id = $1';
    // An error here must not hide that the change was made. The mark expires by itself.
    await dataSource.query(unmark, [id]).catch(() => undefined);
  }
}

/**
 * Refuses a preview or a move to another address during a change. Otherwise a preview could mix states from
 * before and after the change, and say that nothing is to be paid; and the new owner of a plan would get a
 * change that the previous one has begun.
 * @throws ChangeInProgress while another request changes the plan
 */
export async function notWhileChanged(
  database: Pick<EntityManager, 'query'>,
  id: string,
): Promise<void> {
  const marked = await database.query<unknown[]>(
    'select 1 from subscriptions where id = $1 and changing_until >= now()',
    [id],
  );
  if (marked.length > 0) throw new ChangeInProgress();
}

/** Marks a subscription as being changed, unless it is marked already. */
async function mark(dataSource: DataSource, id: string): Promise<boolean> {
  const [, marked] = await dataSource.query<[unknown, number]>(
    `update subscriptions set changing_until = now() + ${longest}
     where id = $1 and (changing_until is null or changing_until < now())`,
    [id],
  );
  return marked > 0;
}
