import { screen, waitFor, within } from '@testing-library/react';
import {
  aSubscription,
  englishWords,
  noContent,
  problem,
  shownToast,
  startAccount,
  visitAccount,
} from '../../testing/account-visit';
import { press, subscriptionPath, withSubscription } from '../../testing/subscription-visit';

const moves = '/api/owner/subscription/moves';
const until = '2027-04-08T18:00:00.000Z';
const waiting = { id: 'move-1', subscription: 'sub_1', email: 'bob@example.com', until };
const received = { id: 'move-2', from: 'cleo@example.com', until, subscription: aSubscription() };

beforeAll(() =>
  Promise.all([import('../subscription/subscription-page'), import('../spanish-account')]),
);
beforeEach(startAccount);

describe('moving a plan in Spanish', () => {
  it('is offered in the language of the page', async () => {
    const { user, sent, answers } = visitAccount(
      subscriptionPath,
      {
        ...withSubscription(),
        [`POST ${moves}`]: problem(409, {
          message: 'This plan waits for another address already.',
        }),
      },
      'es',
    );
    await user.click(await press('Pasar a otro correo electrónico…'));
    const dialog = await screen.findByRole('dialog');
    expect(englishWords(dialog)).toEqual([]);
    await user.type(within(dialog).getByLabelText(/^Correo electrónico/), 'bob@example.com');
    await user.click(within(dialog).getByRole('button', { name: 'Ofrecer el plan' }));
    expect(await within(dialog).findByText('Este plan ya espera a otra dirección.')).toBeTruthy();
    answers[`POST ${moves}`] = noContent;
    answers[`GET ${moves}`] = { sent: [waiting], received: [] };
    await user.click(within(dialog).getByRole('button', { name: 'Ofrecer el plan' }));
    expect(await screen.findByText(/^Este plan espera a bob@example.com/)).toBeTruthy();
    expect(sent('POST').at(-1)?.headers.get('content-language')).toBe('es');
    expect(await press('Retirar la oferta')).toBeTruthy();
    expect(englishWords()).toEqual([]);
  });

  it.each(['active', 'ending', 'payment-failed'] as const)(
    'is accepted: a plan that is %s',
    async (state) => {
      const businessName = 'Bizcochos';
      const subscription = aSubscription({ state, graceUntil: until, businessName });
      const { user, answers } = visitAccount(
        subscriptionPath,
        {
          [`GET ${moves}`]: { sent: [], received: [{ ...received, subscription }] },
          [`POST ${moves}/move-2/accept`]: noContent,
        },
        'es',
      );
      const part = await screen.findByRole('region', { name: 'Puede hacerse cargo de un plan' });
      expect(englishWords(part)).toEqual([]);
      await user.click(within(part).getByRole('button', { name: 'Rechazar' }));
      expect(englishWords(await screen.findByRole('dialog'))).toEqual([]);
      await user.click(await press('Ahora no'));
      await user.click(within(part).getByRole('button', { name: 'Hacerse cargo' }));
      const dialog = await screen.findByRole('dialog', { name: '¿Hacerse cargo del plan?' });
      expect(englishWords(dialog)).toEqual([]);
      answers[`GET ${moves}`] = { sent: [], received: [] };
      await user.click(within(dialog).getByRole('button', { name: 'Sí, hacerme cargo' }));
      await waitFor(() => expect(shownToast()?.title).toBe('El plan ahora es suyo'));
    },
  );
});
