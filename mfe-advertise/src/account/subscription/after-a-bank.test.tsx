import { screen, waitFor, within } from '@testing-library/react';
import { problem, shownToast, startAccount, visitAccount } from '../../testing/account-visit';
import { fakeProvider } from '../../testing/fake-provider';
import { press, subscriptionPath, withSubscription } from '../../testing/subscription-visit';

const call = 'POST /api/owner/subscription/card';

beforeAll(() => Promise.all([import('./subscription-page'), import('./card-form')]));
beforeEach(startAccount);

it('a closed dialog about the bank leaves the focus at the button for another card', async () => {
  fakeProvider({});
  const { user } = visitAccount(
    `${subscriptionPath}?subscription=sub_1&setup_intent=seti_2&redirect_status=succeeded`,
    { ...withSubscription(), [call]: problem(402, { confirmAt: 'https://pay.example/in_2' }) },
  );
  const dialog = await screen.findByRole('dialog', { name: 'Use another card' });
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const another = await press('Use another card');
  await waitFor(() => expect(document.activeElement).toBe(another));
});

it('the message about one card is removed when the next one is sent', async () => {
  let answer: Promise<unknown> = Promise.resolve({
    setupIntent: { id: 'seti_1', status: 'succeeded' },
  });
  fakeProvider({ setup: () => answer });
  const { user, answers } = visitAccount(subscriptionPath, {
    ...withSubscription(),
    [call]: { clientSecret: 'seti_1_secret_1' },
  });
  await user.click(await press('Use another card'));
  await screen.findByText('The card fields');
  answers[call] = problem(500);
  await user.click(await press('Use this card'));
  await waitFor(() => expect(shownToast()?.title).toBe('The new card is not in use'));
  answer = new Promise(() => {});
  await user.click(await press('Use this card'));
  await press('Processing...');
  expect(shownToast()).toBeNull();
});
