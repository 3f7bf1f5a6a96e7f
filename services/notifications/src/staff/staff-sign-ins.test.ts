import { randomUUID } from 'node:crypto';
import { staffSignedIn } from '@town/contracts/staff/events';
import { staffAddress, useNotifications } from '../testing/notifications-harness.js';

const stack = useNotifications();

const on = (month: number, day: number) => new Date(Date.UTC(2027, month - 1, day, 15));

test('the staff get a mail when an account signs in for the first time, or after a long time', async () => {
  const account = { id: randomUUID(), email: 'eve@example.com' };
  const signIn = async (time: Date) => {
    await stack.publish(staffSignedIn, account, { time, times: 2 });
    await stack.settled();
    return stack.mail.to(staffAddress).map(({ subject }) => subject);
  };
  const first = 'A staff account was used for the first time';
  expect(await signIn(on(6, 1))).toEqual([first]);
  expect(await signIn(on(6, 2))).toEqual([first]);
  // An event that is delivered late.
  expect(await signIn(on(5, 1))).toEqual([first]);
  expect(await signIn(on(7, 1))).toEqual([first]);
  expect(await signIn(on(7, 31))).toEqual([first, 'A staff account was used after a long time']);
  const last = stack.mail.to(staffAddress).at(-1);
  expect(last?.text).toContain('Account: eve@example.com');
  expect(last?.text).toContain('Last time before: July 1, 2027');
});
