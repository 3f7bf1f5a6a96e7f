import { screen, waitFor } from '@testing-library/react';
import {
  aSubscription,
  englishWords,
  noContent,
  shownToast,
  startAccount,
  visitAccount,
} from '../../testing/account-visit';
import { twoDevices } from '../../testing/owner-devices';

const path = '/account/settings';

beforeAll(() => Promise.all([import('./settings-page'), import('../spanish-account')]));
beforeEach(startAccount);

describe('the settings of an account in Spanish', () => {
  it('list mails and devices, and sign another device out', async () => {
    const { user } = visitAccount(
      path,
      { ...twoDevices, 'DELETE /api/owner/sessions/s2': noContent },
      'es',
    );
    expect(await screen.findByText('Este dispositivo.')).toBeTruthy();
    expect(await screen.findByLabelText('Las cifras de cada mes')).toBeTruthy();
    expect(englishWords()).toEqual([]);
    const there = screen.getByRole('button', { name: /^Cerrar sesión ahí/ });
    expect(there.textContent).toBe('Cerrar sesión ahí, abierta el 1 de marzo de 2027');
    await user.click(there);
    await waitFor(() => expect(shownToast()?.title).toBe('Sesión cerrada ahí'));
  });

  it('sign every other device out after a confirmation', async () => {
    const { user } = visitAccount(
      path,
      { ...twoDevices, 'DELETE /api/owner/sessions': noContent },
      'es',
    );
    await user.click(
      await screen.findByRole('button', { name: 'Cerrar sesión en los demás dispositivos' }),
    );
    expect(await screen.findByRole('dialog')).toBeTruthy();
    expect(englishWords()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Cerrar sesión' }));
    await waitFor(() =>
      expect(shownToast()?.title).toBe('Sesión cerrada en los demás dispositivos'),
    );
  });

  it('explain what ends with the account, and that a refund is possible before', async () => {
    const subscription = aSubscription({
      refundableUntil: '2027-03-31T18:00:00.000Z',
      refundableCents: 39_500,
    });
    const { user } = visitAccount(
      path,
      { 'GET /api/owner/subscription': { subscription, others: [] } },
      'es',
    );
    await user.click(await screen.findByRole('button', { name: 'Eliminar la cuenta…' }));
    expect(
      await screen.findByText(/Todavía se puede reembolsar \$395 hasta el 31 de marzo de 2027/),
    ).toBeTruthy();
    expect(
      screen.getByRole('dialog', { name: '¿Eliminar la cuenta de ada@example.com?' }),
    ).toBeTruthy();
    expect(englishWords()).toEqual([]);
  });

  it('say with the focus that the account is deleted', async () => {
    const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
    const { user } = visitAccount(path, { 'DELETE /api/owner/account': noContent }, 'es');
    await user.click(await screen.findByRole('button', { name: 'Eliminar la cuenta…' }));
    await user.click(screen.getByRole('button', { name: 'Eliminar la cuenta' }));
    expect(await screen.findByRole('heading', { name: 'Su cuenta se eliminó' })).toBeTruthy();
    expect(document.activeElement?.textContent).toMatch(/^Su cuenta se eliminó\. Se cerró/);
    expect(englishWords()).toEqual([]);
    scroll.mockRestore();
  });
});
