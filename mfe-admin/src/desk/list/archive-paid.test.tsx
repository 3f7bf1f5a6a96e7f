import { screen, waitFor, within } from '@testing-library/react';
import { aRecord, problem, shownToast, startDesk, visitDesk } from '../testing/fake-desk';

const pies = aRecord({ name: 'Pie Stand', category: 'dining' });
const books = aRecord({ name: 'Book Nook', category: 'shopping' });
const plansOf = (id: string) => `GET /api/admin/businesses/${id}/subscriptions`;

async function visit(given: Record<string, object> = {}) {
  const desk = visitDesk('/admin/content/businesses', {
    'GET /api/admin/businesses': [pies, books],
    'GET /api/admin/session': { email: 'ada@example.com', role: 'editor' },
    [plansOf(pies.id)]: { ids: ['sub_1'] },
    [plansOf(books.id)]: { ids: [] },
    'GET /api/admin/subscriptions': [
      {
        id: 'sub_1',
        plan: 'annual',
        state: 'active',
        priceCents: 49_500,
        paidUntil: '2027-03-12T18:00:00.000Z',
        email: 'ann@example.com',
      },
    ],
    'POST /api/admin/businesses/bulk': { batchId: 'b1', count: 2 },
    ...given,
  });
  await desk.user.click(await screen.findByRole('checkbox', { name: 'Select Pie Stand' }));
  await desk.user.click(await screen.findByRole('checkbox', { name: 'Select Book Nook' }));
  await desk.user.click(screen.getByRole('button', { name: 'Archive' }));
  return desk;
}

beforeAll(() => Promise.all([import('../desk-layout'), import('./list-page')]));
beforeEach(startDesk);

describe('archiving several businesses of which somebody pays for one', () => {
  it('first says which business is paid for, and what its plan costs', async () => {
    const { user, sent } = await visit();
    const dialog = within(await screen.findByRole('dialog', { name: 'Archive 2 businesses?' }));
    const rows = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toContain('Pie Stand: ');
    expect(rows[0]).toContain('$495.00 each year: renews on');
    expect(sent('POST')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Archive' }));
    await waitFor(() => expect(shownToast()?.title).toBe('2 businesses archived'));
    expect(sent('POST')).toHaveLength(1);
  });

  it('changes nothing, and keeps the selection, when the clerk decides so', async () => {
    const { user, sent } = await visit();
    await user.click(await screen.findByRole('button', { name: 'Archive nothing' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('POST')).toEqual([]);
    expect(screen.getByRole('checkbox', { name: 'Select Pie Stand', checked: true })).toBeTruthy();
  });

  it('needs no question while the plans cannot be fetched', async () => {
    await visit({ [plansOf(pies.id)]: () => problem(503) });
    await waitFor(() => expect(shownToast()?.title).toBe('2 businesses archived'));
  });
});
