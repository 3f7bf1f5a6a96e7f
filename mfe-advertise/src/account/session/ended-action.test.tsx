import { act } from '@testing-library/react';
import { problem, startAccount, visitAccount } from '../../testing/account-visit';
import { press, subscriptionPath, withSubscription } from '../../testing/subscription-visit';

beforeAll(() => import('../subscription/subscription-page'));
beforeEach(startAccount);

it('an action that the server refused because the session has ended is called not done until the next sign-in', async () => {
  const { user, answers } = visitAccount(subscriptionPath, {
    ...withSubscription(),
    'POST /api/owner/subscription/cancel': problem(401),
  });
  const session = answers['GET /api/owner/session'];
  await user.click(await press('Cancel the subscription'));
  const confirm = await press('Yes, cancel it');
  answers['GET /api/owner/session'] = problem(401);
  await user.click(confirm);
  await press('Send me a sign-in link');
  expect(document.activeElement?.textContent).toContain('Not cancelled.');
  Object.assign(answers, { 'GET /api/owner/session': session });
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await press('Cancel the subscription');
  answers['GET /api/owner/session'] = problem(401);
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await press('Send me a sign-in link');
  expect(document.activeElement?.textContent).toContain('You are no longer signed in');
  expect(document.activeElement?.textContent).not.toContain('Not cancelled.');
});
