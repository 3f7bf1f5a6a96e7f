import { screen, waitFor } from '@testing-library/react';
import {
  englishWords,
  problem,
  shownToast,
  startAccount,
  visitAccount,
} from '../../testing/account-visit';
import { anApprovedClaim, claimed } from '../../testing/claim-visit';

const { path, email } = claimed;
const codes = {
  'GET /api/owner/claims/ways': { email },
  'POST /api/owner/claims/code': () => new Response(null, { status: 202 }),
};

beforeAll(() => Promise.all([import('./claim-page'), import('../spanish-account')]));
beforeEach(startAccount);

describe('claiming a business in Spanish', () => {
  it('asks for evidence, and says what is wrong with it', async () => {
    const { user } = visitAccount(path, { 'POST /api/owner/claims': {} }, 'es');
    const evidence = await screen.findByLabelText('¿Cómo podemos comprobar que es suyo?');
    expect(screen.getByText(/Demuéstrenos que Bea Books es suyo/)).toBeTruthy();
    await user.type(evidence, 'Mío');
    await user.click(screen.getByRole('button', { name: 'Enviar la petición' }));
    const wrong = await screen.findAllByText('Díganos cómo podemos comprobar que es suyo');
    expect(wrong).toHaveLength(2);
    expect(englishWords()).toEqual([]);
    await user.type(evidence, ', contesto el teléfono registrado.');
    await user.click(screen.getByRole('button', { name: 'Enviar la petición' }));
    expect(await screen.findByText('Recibimos su petición')).toBeTruthy();
    expect(englishWords()).toEqual([]);
  });

  it('says why a service refuses it', async () => {
    const message = 'You have claimed this business already; we are checking it';
    const { user } = visitAccount(
      path,
      { 'POST /api/owner/claims': problem(409, { message }) },
      'es',
    );
    const evidence = await screen.findByLabelText('¿Cómo podemos comprobar que es suyo?');
    await user.type(evidence, 'Contesto el teléfono registrado.');
    await user.click(screen.getByRole('button', { name: 'Enviar la petición' }));
    const known = 'Ya envió una petición para este negocio; la estamos revisando';
    expect((await screen.findAllByText(known)).length).toBeGreaterThan(0);
  });

  it('sends a code in the language of the page', async () => {
    const wrong =
      'This code is not right or counts no more. Please look again, or ask for another one.';
    const { user, answers, sent } = visitAccount(
      path,
      {
        ...codes,
        'POST /api/owner/claims/proof': problem(400, {
          errors: [{ path: 'code', message: wrong }],
        }),
      },
      'es',
    );
    const send = await screen.findByRole('button', { name: `Enviar un código a ${email}` });
    expect(englishWords()).toEqual([]);
    await user.click(send);
    const code = await screen.findByLabelText('Código del correo');
    expect(shownToast()?.title).toBe('El código va en camino');
    expect(sent('POST')[0]?.headers.get('content-language')).toBe('es');
    await user.type(code, '123{Enter}');
    expect(await screen.findByText('Escriba los seis dígitos del código')).toBeTruthy();
    expect(englishWords()).toEqual([]);
    await user.type(code, '456{Enter}');
    expect(await screen.findByText(/Este código no es correcto/)).toBeTruthy();
    answers['POST /api/owner/claims/proof'] = anApprovedClaim;
    await user.click(screen.getByRole('button', { name: 'Confirmar' }));
    expect(await screen.findByText('Ahora usted administra este negocio')).toBeTruthy();
    expect(englishWords()).toEqual([]);
  });

  it('lets the town office decide', async () => {
    const { user } = visitAccount(path, codes, 'es');
    await user.click(
      await screen.findByRole('button', { name: 'Dejar que decida la oficina de la ciudad' }),
    );
    expect(await screen.findByText(/comprueba lo que usted escribe aquí/)).toBeTruthy();
    expect(englishWords()).toEqual([]);
  });

  it('is proved by signing in with the address on record', async () => {
    const { user } = visitAccount(
      path,
      {
        'GET /api/owner/claims/ways': { email, yours: true },
        'POST /api/owner/claims/address': { ...anApprovedClaim, status: 'pending' },
      },
      'es',
    );
    const yes = await screen.findByRole('button', { name: 'Sí, es mi negocio' });
    expect(englishWords()).toEqual([]);
    await user.click(yes);
    await waitFor(() => expect(screen.getByText('Ha demostrado que es suyo')).toBeTruthy());
    expect(englishWords()).toEqual([]);
  });
});
