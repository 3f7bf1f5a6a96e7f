import { screen, waitFor, within } from '@testing-library/react';
import { aRecord, type FakeAnswer, shownToast, startDesk, visitDesk } from '../testing/fake-desk';

const pies = aRecord({ name: 'Pie Stand', description: 'Pies.', category: 'dining' });
const call = `/api/admin/businesses/${pies.id}`;
const plan = {
  id: 'sub_1',
  plan: 'monthly',
  state: 'active',
  priceCents: 4_900,
  paidUntil: '2027-03-12T18:00:00.000Z',
  email: 'ann@example.com',
};

function visit(given: Record<string, FakeAnswer | object> = {}) {
  return visitDesk(`/admin/content/businesses/${pies.id}`, {
    [`GET ${call}`]: pies,
    'GET /api/admin/session': { email: 'ada@example.com', role: 'editor' },
    [`GET ${call}/subscriptions`]: { ids: ['sub_1'] },
    'GET /api/admin/subscriptions': [plan],
    [`POST ${call}/archive`]: { ...pies, state: 'archived', version: 5, publishedVersion: null },
    ...given,
  });
}

beforeAll(() => Promise.all([import('../desk-layout'), import('./editor-page')]));
beforeEach(startDesk);

describe('archiving a business that somebody pays for', () => {
  it('first says which plan goes on, what it costs and when it renews', async () => {
    const { user, sent } = visit();
    await user.click(await screen.findByRole('button', { name: 'Archive…' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Archive Pie Stand?' }));
    const row = dialog.getByRole('listitem').textContent;
    expect(row).toContain('$49.00 each month: renews on');
    expect(row).toContain('paid by ann@example.com');
    expect(sent('POST')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Archive' }));
    await waitFor(() => expect(shownToast()?.title).toBe('Archived'));
    expect(shownToast()?.action?.label).toBe('Undo');
  });

  it('changes nothing when the clerk keeps it', async () => {
    const { user, sent } = visit({
      'GET /api/admin/subscriptions': [{ ...plan, plan: 'annual', state: 'ending' }],
    });
    await user.click(await screen.findByRole('button', { name: 'Archive…' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/each year: ends on/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('POST')).toEqual([]);
  });

  it('needs no question when the plan has ended', async () => {
    const { user } = visit({
      'GET /api/admin/subscriptions': [{ ...plan, state: 'ended' }],
    });
    await user.click(await screen.findByRole('button', { name: 'Archive' }));
    await waitFor(() => expect(shownToast()?.title).toBe('Archived'));
  });
});
