import { plans } from '@town/contracts/plans/price-list';
import { DataSource } from 'typeorm';
import { newAddress, planMoveCalls } from '../../testing/plan-moves.js';
import { useSubscriptions } from '../../testing/subscriptions-harness.js';
import { IndexCardHolders1800700020000 } from './index-card-holders.js';

const town = useSubscriptions({ settings: { SUBMISSION_LIMIT: 1_000 } });
const { move } = planMoveCalls(town);

test('renewals from before the update that the card of the former payer paid are found', async () => {
  const [from, to] = [newAddress('from'), newAddress('to')];
  const id = await town.buy(plans.monthly, from);
  await town.advance(31, 2);
  await town.deliver();
  await town.advance(0, 1);
  await move(from, id, to);
  await town.advance(31, 2);
  await town.deliver();
  const runner = town.service.app.get(DataSource, { strict: false }).createQueryRunner();
  await runner.query('update payments set card_email = null');
  const migration = new IndexCardHolders1800700020000();
  await migration.down(runner);
  await migration.up(runner);
  await runner.release();
  const paid = await town.database.query(
    'select customer_email as by, card_email as card from payments where subscription_id = $1 order by paid_at',
    [id],
  );
  expect(paid).toEqual([
    { by: from, card: null },
    { by: from, card: null },
    { by: to, card: from },
  ]);
});
