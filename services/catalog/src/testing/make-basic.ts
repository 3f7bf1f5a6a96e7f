import { randomUUID } from 'node:crypto';
import type { TestDatabase } from '@town/service-kit/testing/test-database';

/** Gives a business a subscription that has ended, so that it is Basic. */
export async function makeBasic(
  database: Pick<TestDatabase, 'query'>,
  businessId: string,
): Promise<void> {
  const application = randomUUID();
  await database.query(
    `update records set content = content || jsonb_build_object('applicationId', $2::text)
     where id = $1`,
    [businessId, application],
  );
  await database.query(
    'insert into listing_subscriptions (id, application_id, ended) values ($1, $2, true)',
    [randomUUID(), application],
  );
  await database.query('update businesses set application_id = $2 where id = $1', [
    businessId,
    application,
  ]);
}
