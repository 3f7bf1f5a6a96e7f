import { screen, waitFor, within } from '@testing-library/react';
import {
  aRecord,
  type FakeAnswer,
  problem,
  shownToast,
  startDesk,
  visitDesk,
} from '../../testing/fake-desk';

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
    // As a service of an earlier release answers, which does not know the parameter.
    'GET /api/admin/subscriptions': [plan, { ...plan, id: 'sub_2', email: 'eve@example.com' }],
    [`POST ${call}/archive`]: { ...pies, state: 'archived', version: 5, publishedVersion: null },
    ...given,
  });
}

beforeAll(() => Promise.all([import('../../desk-layout'), import('../editor-page')]));
beforeEach(startDesk);

describe('archiving a business that somebody pays for', () => {
  it('first says which plan goes on, what it costs and when it renews', async () => {
    const { user, sent } = visit();
    await user.click(await screen.findByRole('button', { name: 'Archive…' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Archive Pie Stand?' }));
    const row = (await dialog.findByRole('listitem')).textContent;
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
    expect(await dialog.findByText(/each year: ends on/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('POST')).toEqual([]);
  });

  it('asks for what somebody pays only when the dialog opens', async () => {
    const { user, sent } = visit();
    const open = await screen.findByRole('button', { name: 'Archive…' });
    const asked = () =>
      sent('GET').filter(({ path }) => path.startsWith('/api/admin/subscriptions'));
    expect(asked()).toEqual([]);
    await user.click(open);
    await within(screen.getByRole('dialog')).findByRole('listitem');
    expect(asked()).toHaveLength(1);
  });

  it('still archives when what is paid cannot be loaded', async () => {
    const { user } = visit({ 'GET /api/admin/subscriptions': () => problem(503) });
    await user.click(await screen.findByRole('button', { name: 'Archive…' }));
    expect(await screen.findByText(/cannot be loaded for the moment/)).toBeTruthy();
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Archive' }));
    await waitFor(() => expect(shownToast()?.title).toBe('Archived'));
  });

  it('needs no question when no plan pays for it', async () => {
    const { user } = visit({ [`GET ${call}/subscriptions`]: { ids: [] } });
    await user.click(await screen.findByRole('button', { name: 'Archive' }));
    await waitFor(() => expect(shownToast()?.title).toBe('Archived'));
  });
});
