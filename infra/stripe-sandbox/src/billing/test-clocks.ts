/** Test clocks: they stand still until a test advances them. */
import * as z from 'zod/mini';
import type { ApiRequest } from '../http/api-request.js';
import { integer, readParams, text } from '../http/params.js';
import { invalidRequest } from '../http/stripe-error.js';
import { rejectRefunds } from '../payments/refunds.js';
import type { Sandbox } from '../sandbox.js';
import { secondsPerDay } from '../time.js';
import { itemOf } from './billing-amounts.js';
import { doNext, nextDue } from './billing-cycle.js';
import { newTestClock, type Subscription, type TestClock } from './billing-objects.js';

const createParams = z.strictObject({
  frozen_time: integer,
  name: z.optional(text),
});
const advanceParams = z.strictObject({
  frozen_time: integer,
});

export function createTestClock(request: ApiRequest, sandbox: Sandbox): object {
  const params = readParams(createParams, request.params);
  const clock = newTestClock(params.frozen_time, params.name ?? null);
  return sandbox.emit('test_helpers.test_clock.created', clock);
}

/**
 * Advances a clock. All actions are completed before the response, which still says `advancing`, like
 * Stripe's.
 */
export function advanceTestClock(request: ApiRequest, sandbox: Sandbox, id: string): object {
  const { frozen_time: target } = readParams(advanceParams, request.params);
  const clock = sandbox.find('test_helpers.test_clock', id);
  checkTarget(clock, target, sandbox);
  let time = clock.frozen_time;
  for (;;) {
    const next = earliest(id, sandbox);
    if (!next || next.due > target) break;
    // An action that was already overdue happens now.
    time = Math.max(next.due, time);
    sandbox.save({ ...clock, frozen_time: time });
    doNext(next.subscription, sandbox);
  }
  rejectRefunds(id, sandbox);
  const moved = { ...clock, frozen_time: target };
  sandbox.emit('test_helpers.test_clock.ready', moved);
  return { ...moved, status: 'advancing' };
}

function subscriptionsOf(clock: string, sandbox: Sandbox): Subscription[] {
  return sandbox.store.all('subscription').filter(({ test_clock }) => test_clock === clock);
}

function earliest(clock: string, sandbox: Sandbox) {
  return subscriptionsOf(clock, sandbox)
    .map((subscription) => ({ subscription, due: nextDue(subscription, sandbox) }))
    .toSorted((one, other) => one.due - other.due)[0];
}

function checkTarget(clock: TestClock, target: number, sandbox: Sandbox): void {
  if (target <= clock.frozen_time) {
    throw invalidRequest('Test clock can only be advanced to the future.', {
      param: 'frozen_time',
    });
  }
  const intervals = subscriptionsOf(clock.id, sandbox)
    .filter(({ status }) => status === 'active' || status === 'past_due')
    .map((subscription) => itemOf(subscription).price.recurring.interval);
  if (intervals.length === 0) return;
  const days = intervals.includes('month') ? 62 : 732;
  if (target > clock.frozen_time + days * secondsPerDay) {
    throw invalidRequest(
      'Test clock can be advanced by at most two intervals of its shortest subscription.',
      { param: 'frozen_time' },
    );
  }
}
