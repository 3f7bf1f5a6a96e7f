import { screen } from '@testing-library/react';
import { addDays } from '@town/contracts/town/date';
import { aListing, englishWords, startAccount, visitAccount } from '../../testing/account-visit';

const { id } = aListing();
const page = `/account/listings/${id}/statistics`;
const call = `GET /api/owner/listings/${id}/statistics`;
const nothing = { seen: 0, opened: 0, called: 0, directions: 0, website: 0 };

/** The answers of the chosen period and of the earlier one. */
function answering(from: string, opened: number, before: number) {
  const answer = (first: string, counts: object) => ({
    from: first,
    to: first,
    days: [
      { ...nothing, ...counts, day: first },
      { ...nothing, day: addDays(first, 40) },
    ],
    words: [{ word: 'pie', count: 1200 }],
  });
  return (address: string) =>
    Response.json(
      address.includes(`from=${from}`)
        ? answer(from, { opened, seen: 1200 })
        : answer('2026-01-01', { opened: before, seen: 1 }),
    );
}

const visit = (query: string, answer: object) =>
  visitAccount(page + query, { 'GET /api/owner/listings': [aListing()], [call]: answer }, 'es');

beforeAll(() => Promise.all([import('./statistics-page'), import('../spanish-account')]));
beforeEach(startAccount);

describe('the statistics of a listing in Spanish', () => {
  it('say in words what visitors have done', async () => {
    visit('', answering('2027-02-09', 8, 3));
    expect((await screen.findByText(/^Los visitantes abrieron/)).textContent).toBe(
      'Los visitantes abrieron su página 8 veces, 5 más que en los 30 días anteriores.',
    );
    expect(screen.getByText('1,200 veces')).toBeTruthy();
    expect(screen.getByText('1,200 búsquedas')).toBeTruthy();
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
      'Cuántas veces se abrió su página: una barra por cada día. El máximo, el 9 de febrero de 2027: 8.',
    );
    const file = screen.getByRole('link', { name: 'Cada día en un archivo CSV' });
    expect(file.getAttribute('href')).toContain('&language=es');
    expect(englishWords()).toEqual([]);
  });

  it.each([
    [1, 1, 'una vez, igual que en los mismos meses del año anterior.'],
    [2, 3, '2 veces, 1 menos que en los mismos meses del año anterior.'],
  ])('of a year compare %i with %i', async (now, before, words) => {
    visit('?period=12-months', answering('2026-04-01', now, before));
    expect((await screen.findByText(/^Los visitantes abrieron/)).textContent).toBe(
      `Los visitantes abrieron su página ${words}`,
    );
    expect(screen.getByRole('rowheader', { name: 'mayo de 2026' })).toBeTruthy();
    expect(englishWords()).toEqual([]);
  });

  it('say that nothing was counted', async () => {
    visit('', { from: '2027-02-09', to: '2027-03-10', days: [], words: [] });
    expect(await screen.findByText('En este tiempo no se contó nada')).toBeTruthy();
    expect(englishWords()).toEqual([]);
  });
});
