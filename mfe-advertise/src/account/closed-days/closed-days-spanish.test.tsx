import { screen, waitFor } from '@testing-library/react';
import {
  englishWords,
  noContent,
  problem,
  shownToast,
  startAccount,
  visitAccount,
} from '../../testing/account-visit';
import { books, farm, pies } from '../../testing/businesses-to-close';

beforeAll(() => Promise.all([import('./closed-days-page'), import('../spanish-account')]));
beforeEach(startAccount);

function visit(answer: object = noContent, listings = [books, farm, pies]) {
  return visitAccount(
    '/account/closed-days',
    { 'GET /api/owner/listings': listings, 'POST /api/owner/listings/closed-days': answer },
    'es',
  );
}
const save = () => screen.findByRole('button', { name: 'Guardar los días de cierre' });

async function fill(user: ReturnType<typeof visit>['user'], to = '2027-12-26') {
  await user.click(await screen.findByRole('checkbox', { name: 'Ada Pies' }));
  await user.type(screen.getByLabelText('Primer día'), '2027-12-24');
  await user.type(screen.getByLabelText('Último día'), to);
}

describe('closed days in Spanish', () => {
  it('are saved, and the page says who is closed when', async () => {
    const { user } = visit();
    expect(
      await screen.findByRole('link', { name: 'Escribir el horario de Ada Farm' }),
    ).toBeTruthy();
    await user.click(await save());
    expect((await screen.findAllByText('Elija un negocio')).length).toBeGreaterThan(0);
    expect(englishWords()).toEqual([]);
    await fill(user);
    await user.click(screen.getByRole('checkbox', { name: 'Ada Books' }));
    await user.click(await save());
    expect(
      await screen.findByText(
        /^Ada Books y Ada Pies cierran del 24 de diciembre de 2027 al 26 de diciembre de 2027\./,
      ),
    ).toBeTruthy();
    expect(englishWords()).toEqual([]);
  });

  it('of one day and one business', async () => {
    const { user } = visit();
    await fill(user, '2027-12-24');
    await user.click(await save());
    expect(await screen.findByText(/^Ada Pies cierra el 24 de diciembre de 2027\./)).toBeTruthy();
  });

  it.each([
    [
      'Ada Pies has no opening hours yet. Please enter them first.',
      'Ada Pies todavía no tiene horario. Escríbalo primero.',
    ],
    [
      'Ada Pies: At most 100 opening times are possible',
      'Ada Pies: Se pueden indicar 100 horas como máximo',
    ],
    // A message with a colon of its own.
    [
      'Ada Pies: For example: Mon-Fri 9 AM-5 PM',
      'Ada Pies: Por ejemplo: Mon-Fri 9 AM-5 PM. Las páginas en español lo traducen.',
    ],
  ])('say why they were refused: %s', async (message, said) => {
    const { user } = visit(problem(400, { message, errors: [{ path: 'listings', message }] }));
    await fill(user);
    await user.click(await save());
    expect((await screen.findAllByText(said)).length).toBeGreaterThan(0);
    await waitFor(() =>
      expect(shownToast()).toMatchObject({ title: 'No se pudo guardar', description: said }),
    );
    expect(englishWords()).toEqual([]);
  });

  it('need a listing', async () => {
    visit(noContent, []);
    expect(await screen.findByText(/^Ninguna ficha pertenece todavía/)).toBeTruthy();
    expect(englishWords()).toEqual([]);
  });
});
