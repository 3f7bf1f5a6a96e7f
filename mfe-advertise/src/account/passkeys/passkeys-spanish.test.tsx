import { screen, within } from '@testing-library/react';
import {
  englishWords,
  noContent,
  problem,
  shownToast,
  startAccount,
  visitAccount,
} from '../../testing/account-visit';
import { useAuthenticator } from '../../testing/authenticator';

const passkey = {
  id: '00000000-0000-4000-8000-000000000009',
  name: 'Laptop de Ada',
  createdAt: '2027-03-01T18:00:00.000Z',
  lastUsedAt: null,
};
const part = async () =>
  within(await screen.findByRole('region', { name: 'Entre más rápido en este dispositivo' }));

beforeAll(() =>
  Promise.all([
    import('../overview/overview-page'),
    import('./passkey-calls'),
    import('../spanish-account'),
  ]),
);
beforeEach(startAccount);

describe('the passkeys of an account in Spanish', () => {
  it('are listed, and removed after a confirmation', async () => {
    const { user, answers } = visitAccount(
      '/account',
      {
        'GET /api/owner/passkeys': [
          passkey,
          { ...passkey, id: passkey.id.replace('9', '8'), lastUsedAt: '2027-03-02T18:00:00.000Z' },
        ],
        [`DELETE /api/owner/passkeys/${passkey.id}`]: noContent,
      },
      'es',
    );
    expect(
      await (await part()).findByText('Agregada el 1 de marzo de 2027, todavía sin usar'),
    ).toBeTruthy();
    const [remove] = (await part()).getAllByRole('button', { name: 'Quitar Laptop de Ada' });
    await user.click(remove!);
    expect(await screen.findByRole('dialog', { name: '¿Quitar Laptop de Ada?' })).toBeTruthy();
    expect(englishWords()).toEqual([]);
    answers['GET /api/owner/passkeys'] = [];
    await user.click(screen.getByRole('button', { name: 'Sí, quitarla' }));
    expect(await (await part()).findByLabelText('Nombre de este dispositivo')).toBeTruthy();
    expect(shownToast()?.title).toBe('Llave de acceso quitada');
  });

  it('need a name and a recent sign-in', async () => {
    useAuthenticator();
    const { user } = visitAccount(
      '/account',
      { 'POST /api/owner/passkeys/options': problem(403) },
      'es',
    );
    const name = await (await part()).findByLabelText('Nombre de este dispositivo');
    await user.click((await part()).getByRole('button', { name: 'Agregar una llave de acceso' }));
    expect(await screen.findByText('El nombre es obligatorio')).toBeTruthy();
    expect(englishWords()).toEqual([]);
    await user.type(name, 'Laptop{Enter}');
    expect(await screen.findByText('Primero entre de nuevo')).toBeTruthy();
    expect(englishWords()).toEqual([]);
  });
});
