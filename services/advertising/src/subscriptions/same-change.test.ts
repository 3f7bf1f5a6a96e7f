/** A cancellation, or its undoing, that is asked for twice, or during another change. */
import { randomUUID } from 'node:crypto';
import { plans } from '@town/contracts/plans/price-list';
import { readJson } from '@town/service-kit/testing/read-json';
import { DataSource } from 'typeorm';
import { useSubscriptions } from '../testing/subscriptions-harness.js';
import { BillingProvider } from './billing-provider.js';

const town = useSubscriptions();
const find = <Found>(type: abstract new (...given: never[]) => Found) =>
  town.service.app.get<Found>(type, { strict: false });
const setMark = (id: string, until: Date | null) =>
  town.database.query('update subscriptions set changing_until = $2 where id = $1', [id, until]);
const inAMinute = () => new Date(Date.now() + 60_000);

afterEach(() => jest.restoreAllMocks());

async function owner() {
  const email = `owner-${randomUUID()}@example.com`;
  const id = await town.buy(plans.monthly, email);
  return {
    id,
    call: (name: 'cancel' | 'resume') => town.asOwner(email, `subscription/${name}`, {}),
  };
}

/** Calls this when a request has tried in vain to be the only one that changes a subscription. */
function whenRefused(then: () => Promise<unknown>): void {
  const dataSource = find(DataSource);
  const query = dataSource.query.bind(dataSource);
  jest.spyOn(dataSource, 'query').mockImplementation(async (...given) => {
    const answer: unknown = await query(...given);
    const tries = String(given[0]).includes('changing_until = now()');
    if (tries && Array.isArray(answer) && answer[1] === 0) await then();
    return answer;
  });
}

test.each(['cancel', 'resume'] as const)(
  '%s that is pressed in two tabs works in both',
  async (name) => {
    const { call } = await owner();
    if (name === 'resume') await call('cancel');
    const provider = find(BillingProvider);
    const work = name === 'cancel' ? 'cancelAtPeriodEnd' : 'resume';
    const original = provider[work].bind(provider);
    let secondIsRefused = () => {};
    const refused = new Promise<void>((resolve) => {
      secondIsRefused = resolve;
    });
    whenRefused(async () => secondIsRefused());
    const spy = jest.spyOn(provider, work).mockImplementation(async (id) => {
      await refused;
      return original(id);
    });
    const answers = await Promise.all([call(name), call(name)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const state = name === 'cancel' ? 'ending' : 'active';
    for (const answer of answers) expect(await answer.json()).toMatchObject({ state });
    expect(spy).toHaveBeenCalledTimes(1);
  },
);

test('a cancellation waits for another change to end', async () => {
  const { id, call } = await owner();
  await setMark(id, inAMinute());
  whenRefused(() => setMark(id, null));
  const answer = await call('cancel');
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ state: 'ending' });
});

test.each([
  ['cancel', 'Your plan is not cancelled yet: an earlier change of it has not finished.'],
  ['resume', 'Your plan is still cancelled: an earlier change of it has not finished.'],
] as const)('%s says what did not happen, and when to try again', async (name, said) => {
  const { id, call } = await owner();
  if (name === 'resume') await call('cancel');
  await setMark(id, inAMinute());
  const answer = await call(name);
  expect(answer.status).toBe(409);
  const { message } = await readJson<{ message: string }>(answer);
  expect(message).toContain(said);
  expect(message).toContain('Please look again in a minute');
  await setMark(id, new Date(Date.now() - 1_000));
  expect((await call(name)).status).toBe(200);
});

test('a cancellation that was made before its process was killed is answered with its outcome', async () => {
  const { id, call } = await owner();
  await town.stripe.subscriptions.update(id, { cancel_at_period_end: true });
  await setMark(id, inAMinute());
  const answer = await call('cancel');
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ state: 'ending' });
});

test.each([
  ['cancel', 'that has ended meanwhile', 'This subscription has ended.'],
  ['cancel', 'that is cancelled while its renewal is due', 'being changed right now'],
  ['resume', 'that is active while its renewal is due', 'being changed right now'],
] as const)('%s during another change of a plan %s says nothing else', async (name, when, said) => {
  const { id, call } = await owner();
  if (when.includes('ended')) await town.stripe.subscriptions.cancel(id);
  else await town.advance(31);
  if (when.includes('cancelled')) {
    await town.stripe.subscriptions.update(id, { cancel_at_period_end: true });
  }
  await setMark(id, inAMinute());
  const answer = await call(name);
  expect(answer.status).toBe(409);
  expect((await readJson<{ message: string }>(answer)).message).toContain(said);
});
