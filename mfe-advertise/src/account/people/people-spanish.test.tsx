import { screen, waitFor, within } from '@testing-library/react';
import {
  aListing,
  editable,
  englishWords,
  noContent,
  problem,
  shownToast,
  startAccount,
  visitAccount,
} from '../../testing/account-visit';

const { id } = aListing();
const listing = `/api/owner/listings/${id}`;
const people = `${listing}/people`;
const ada = { id: 'ada', email: 'ada@example.com', role: 'owner', isYou: true, hasSignedIn: true };
const bob = {
  id: 'bob',
  email: 'bob@example.com',
  role: 'manager',
  isYou: false,
  hasSignedIn: true,
};
const cleo = { ...bob, id: 'cleo', email: 'cleo@example.com', hasSignedIn: false };

async function visit(list: object[], answers: Record<string, object> = {}) {
  const visited = visitAccount(
    `/account/listings/${id}`,
    { [`GET ${listing}`]: editable(aListing(), 1), [`GET ${people}`]: list, ...answers },
    'es',
  );
  const part = await screen.findByRole('region', { name: 'Personas' });
  await within(part).findByText('ada@example.com');
  return { ...visited, part: within(part), english: () => englishWords(part) };
}

beforeAll(() => Promise.all([import('../listing/listing-page'), import('../spanish-account')]));
beforeEach(startAccount);

describe('the people of a listing in Spanish', () => {
  it('are invited in the language of the page', async () => {
    const { user, sent, answers, part, english } = await visit([ada, cleo], {
      [`POST ${people}`]: [],
    });
    expect(part.getByText('Todavía no ha entrado en su cuenta')).toBeTruthy();
    expect(english()).toEqual([]);
    await user.type(part.getByLabelText(/^Correo electrónico/), 'bob@example.com');
    await user.click(part.getByRole('button', { name: 'Invitar' }));
    await waitFor(() =>
      expect(shownToast()).toMatchObject({
        title: 'Invitación enviada',
        description: 'Escribimos a bob@example.com.',
      }),
    );
    expect(sent('POST')[0]?.headers.get('content-language')).toBe('es');
    const message = 'This person manages the listing already';
    answers[`POST ${people}`] = problem(409, { message });
    await user.type(part.getByLabelText(/^Correo electrónico/), 'bob@example.com');
    await user.click(part.getByRole('button', { name: 'Invitar' }));
    expect(await part.findByText('Esta persona ya administra la ficha')).toBeTruthy();
    expect(english()).toEqual([]);
  });

  it('get the listing, and are removed', async () => {
    const { user, part } = await visit([ada, bob], {
      [`POST ${people}/bob/owner`]: problem(409, { message: 'This person has not signed in yet' }),
      [`DELETE ${people}/bob`]: noContent,
    });
    await user.click(part.getByRole('button', { name: 'Hacer dueño a bob@example.com' }));
    const dialog = await screen.findByRole('dialog', { name: '¿Transferir la ficha?' });
    expect(englishWords(dialog)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Sí, transferirla' }));
    await waitFor(() =>
      expect(shownToast()).toMatchObject({
        title: 'No se transfirió',
        description: 'Esta persona todavía no ha entrado en su cuenta',
      }),
    );
    await user.click(within(dialog).getByRole('button', { name: 'Seguir como dueño' }));
    await user.click(part.getByRole('button', { name: 'Quitar a bob@example.com' }));
    const removing = await screen.findByRole('dialog', { name: '¿Quitar a esta persona?' });
    expect(within(removing).getByText(/^Después, bob@example.com ya no puede/)).toBeTruthy();
    expect(englishWords(removing)).toEqual([]);
    await user.click(within(removing).getByRole('button', { name: 'Sí, quitar' }));
    await waitFor(() => expect(shownToast()?.title).toBe('Se quitó'));
  });

  it('can only leave when they are managers', async () => {
    const { user, part, english } = await visit([
      { ...bob, role: 'owner' },
      { ...ada, role: 'manager' },
    ]);
    expect(part.getByText(/^Solo el dueño puede invitar/)).toBeTruthy();
    expect(english()).toEqual([]);
    await user.click(part.getByRole('button', { name: 'Dejar esta ficha' }));
    const dialog = await screen.findByRole('dialog', { name: '¿Dejar esta ficha?' });
    expect(englishWords(dialog)).toEqual([]);
  });
});
