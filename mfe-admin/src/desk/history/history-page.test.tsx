import { screen, waitFor, within } from '@testing-library/react';
import { aRecord, problem, shownToast, startDesk, visitDesk } from '../testing/fake-desk';

const pies = aRecord({ name: 'Pie Stand', category: 'dining', phone: '2' });
const path = `/admin/content/businesses/${pies.id}/history`;
const call = `/api/admin/businesses/${pies.id}`;
const versions = [
  {
    version: 4,
    at: '2027-03-09T20:05:00.000Z',
    by: 'bea@example.com',
    action: 'publish',
    state: 'published',
    changes: [
      { field: 'phone', before: null, after: '2' },
      { field: 'state', before: 'draft', after: 'published' },
    ],
  },
  { by: 'nobody' },
  {
    version: 3,
    at: '2027-03-08T20:05:00.000Z',
    by: 'ada@example.com',
    action: 'save',
    state: 'draft',
    changes: [{ field: 'category', before: 'shopping', after: 'dining' }],
  },
];

const visit = (role = 'editor', given: Record<string, object> = {}) =>
  visitDesk(path, {
    [`GET ${call}/history`]: versions,
    [`GET ${call}`]: pies,
    [`POST ${call}/restore`]: pies,
    'GET /api/admin/session': { email: 'ada@example.com', role },
    ...given,
  });

/** Presses the button of version 3, and says yes in its dialog. */
async function restoreThird(user: ReturnType<typeof visit>['user']): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Restore version 3' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Restore version 3' }));
}

beforeAll(() => Promise.all([import('../desk-layout'), import('./history-page')]));
beforeEach(startDesk);

describe('the history of a record', () => {
  it.each([400, 404])(
    'that does not exist (%s) shows a notice with a link to the list',
    async (status) => {
      const none = () => problem(status);
      visit('editor', { [`GET ${call}/history`]: none, [`GET ${call}`]: none });
      expect(await screen.findByText('This business does not exist')).toBeTruthy();
      expect(screen.getByRole('link', { name: 'All businesses' })).toBeTruthy();
    },
  );

  it('shows who changed what and when, before and after', async () => {
    visit();
    const table = within(await screen.findByRole('table', { name: 'Changes of version 4' }));
    expect(screen.getByText('bea@example.com published it, Mar 9, 2027, 2:05 PM')).toBeTruthy();
    expect(table.getByRole('row', { name: 'Phone Empty 2' })).toBeTruthy();
    expect(table.getByRole('row', { name: 'State Draft Published' })).toBeTruthy();
    const older = within(screen.getByRole('table', { name: 'Changes of version 3' }));
    expect(older.getByRole('row', { name: 'Category Shopping Dining' })).toBeTruthy();
  });

  it('restores an earlier version, and returns to the record', async () => {
    const { user, sent, address } = visit();
    await restoreThird(user);
    await waitFor(() => expect(address()).toBe(`/admin/content/businesses/${pies.id}`));
    expect(sent('POST')[0]?.body).toEqual({ version: 3 });
    expect(sent('POST')[0]?.headers.get('if-match')).toBe('"4"');
    expect(shownToast()?.title).toBe('Version 3 restored');
  });

  it('says before a restore which later changes it takes back', async () => {
    const { user, sent } = visit();
    await user.click(await screen.findByRole('button', { name: 'Restore version 3' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Restore version 3?' }));
    // The state is not restored: a published business stays published.
    expect(dialog.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'FieldNowAfterwards',
      'Phone2Empty',
    ]);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('POST')).toEqual([]);
  });

  it('does not overwrite a change that it has not shown, and then shows it', async () => {
    const { user, answers } = visit();
    const newer = { ...versions[0], version: 5, by: 'cora@example.com', changes: [] };
    await screen.findByRole('button', { name: 'Restore version 3' });
    answers[`POST ${call}/restore`] = () => problem(412, { current: { ...pies, version: 5 } });
    answers[`GET ${call}/history`] = [newer, ...versions];
    await restoreThird(user);
    await waitFor(() => expect(shownToast()?.title).toBe('Not restored'));
    expect(await screen.findByRole('heading', { name: 'Version 5' })).toBeTruthy();
  });

  it('refers to the history after a lost response, and shows the current history', async () => {
    const { user, answers } = visit();
    const restored = { ...versions[0], version: 5, action: 'restore', changes: [] };
    await screen.findByRole('button', { name: 'Restore version 3' });
    answers[`POST ${call}/restore`] = () => {
      throw new TypeError('Failed to fetch');
    };
    answers[`GET ${call}/history`] = [restored, ...versions];
    await restoreThird(user);
    await waitFor(() => expect(shownToast()?.title).toBe('No answer: it may be done or not'));
    expect(await screen.findByRole('heading', { name: 'Version 5' })).toBeTruthy();
  });

  it('offers no restore for an archived record, and says why', async () => {
    const { answers } = visit();
    answers[`GET ${call}`] = { ...pies, state: 'archived' };
    expect(await screen.findByText(/^This business is archived\./)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Restore/ })).toBeNull();
  });

  it('offers a reader no restore', async () => {
    visit('reader');
    await screen.findByRole('table', { name: 'Changes of version 4' });
    expect(screen.queryByRole('button', { name: /^Restore/ })).toBeNull();
  });
});
