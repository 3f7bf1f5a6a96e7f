import { screen, waitFor, within } from '@testing-library/react';
import { englishWords, shownToast, startAccount, visitAccount } from '../../testing/account-visit';
import { fakeProvider } from '../../testing/fake-provider';
import {
  subscriptionPath as path,
  press,
  withSubscription,
} from '../../testing/subscription-visit';

beforeAll(() =>
  Promise.all([import('./subscription-page'), import('./card-form'), import('../spanish-account')]),
);
beforeEach(startAccount);

test('a new card is taken in Spanish, and a bank leads back to the page in Spanish', async () => {
  const { setups } = fakeProvider({
    setup: () => Promise.resolve({ setupIntent: { id: 'seti_1', status: 'succeeded' } }),
  });
  const { user } = visitAccount(
    path,
    { ...withSubscription(), 'POST /api/owner/subscription/card': { clientSecret: 'seti_1_x' } },
    'es',
  );
  await user.click(await press('Usar otra tarjeta'));
  const dialog = await screen.findByRole('dialog', { name: 'Usar otra tarjeta' });
  // The provider's own fields, which the fake one names in English.
  (await within(dialog).findByText('The card fields')).lang = 'en';
  expect(within(dialog).getByRole('form', { name: 'Tarjeta nueva' })).toBeTruthy();
  expect(englishWords()).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Usar esta tarjeta' }));
  await waitFor(() => expect(shownToast()?.title).toBe('Su tarjeta nueva está en uso'));
  const { confirmParams } = Object(setups[0]);
  expect(confirmParams.return_url).toBe(
    `${location.origin}/es/account/subscription?subscription=sub_1`,
  );
});

test('a card that the bank refuses is explained in Spanish', async () => {
  visitAccount(
    `${path}?subscription=sub_1&setup_intent=seti_2&redirect_status=failed`,
    withSubscription(),
    'es',
  );
  await waitFor(() =>
    expect(shownToast()).toMatchObject({
      title: 'La tarjeta nueva no está en uso',
      description: 'Su banco no la aprobó. Sigue la tarjeta de antes.',
    }),
  );
});
