import { screen, waitFor, within } from '@testing-library/react';
import { aRecord, problem, shownToast, startDesk, visitDesk } from '../testing/fake-desk';

const entry = {
  at: '2027-03-09T20:05:00.000Z',
  actor: 'bea@example.com',
  action: 'publish',
  kind: 'news',
  id: '42',
  before: { state: 'draft', category: 'general' },
  after: { state: 'published', category: 'general', title: 'Pies' },
  requestId: 'request-1',
};
const list = 'GET /api/admin/audit';

function visit(path = '/admin/audit', given: Record<string, object> = {}) {
  return visitDesk(path, {
    [list]: [entry, { ...entry, actor: '', action: 'failed-sign-in', before: null, after: null }],
    'GET /api/admin/session': { email: 'ada@example.com', role: 'administrator', idleMinutes: 30 },
    ...given,
  });
}

beforeAll(() =>
  Promise.all([import('../desk-layout'), import('./audit-page'), import('../list/list-page')]),
);
beforeEach(startDesk);

const entries = async () =>
  within(await screen.findByRole('list', { name: 'Entries' })).getAllByRole('listitem');

describe('the audit log', () => {
  it('shows who did what and when, and each field before and after', async () => {
    visit();
    const [published, failed] = await entries();
    expect(published?.textContent).toContain('bea@example.com: Published, Articles: Pies 42');
    expect(published?.textContent).toContain('Mar 9, 2027, 2:05 PM');
    const rows = within(published!).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'FieldBeforeAfter',
      'StateDraftPublished',
      'TitleEmptyPies',
    ]);
    expect(failed?.textContent).toContain('Somebody unknown: Failed to sign in');
  });

  it('names a colleague by the address, and an account that it does not know by its id', async () => {
    const invited = { ...entry, actor: 'ada@example.com', action: 'invite', kind: 'staff' };
    visit(undefined, {
      [list]: [
        { ...invited, id: 'b1', before: null, after: null },
        { ...invited, id: 'c2', before: null, after: null },
      ],
      'GET /api/admin/staff': [
        { id: 'b1', email: 'bea@example.com', role: 'editor', state: 'active' },
      ],
    });
    const link = await screen.findByRole('link', { name: 'bea@example.com' });
    expect(link.getAttribute('href')).toBe('/admin/audit?kind=staff&id=b1');
    expect(screen.getByRole('link', { name: 'c2' })).toBeTruthy();
  });

  it('names fields and values as the forms do', async () => {
    const business = { ...entry, kind: 'businesses', action: 'save' };
    const settings = { ...entry, kind: 'settings', id: '', action: 'change' };
    visit(undefined, {
      [list]: [
        {
          ...business,
          before: { hoursConfirmedOn: null, businessStatus: 'open', menuUrl: null },
          after: { hoursConfirmedOn: '2027-03-09', businessStatus: 'temporarily-closed' },
        },
        {
          ...settings,
          before: { 'profile.siteName': 'Guide', reviewEvents: false, 'profile.neighbours': [] },
          after: { 'profile.siteName': 'Town', reviewEvents: true, 'profile.neighbours': ['Ada'] },
        },
        {
          ...business,
          action: 'confirm-translations',
          before: { outdatedTranslations: ['descriptionEs'] },
          after: { outdatedTranslations: [] },
        },
        { ...entry, kind: 'inbox', before: { dueOn: null }, after: { dueOn: '2027-03-10' } },
        {
          ...entry,
          kind: 'staff',
          action: 'change-role',
          before: { role: 'reader' },
          after: { role: 'editor', secondFactor: 'recovery-code' },
        },
      ],
    });
    const cells = (await entries()).map((item) =>
      within(item)
        .getAllByRole('row')
        .slice(1)
        .map((row) => [...row.children].map(({ textContent }) => textContent)),
    );
    expect(cells).toEqual([
      [
        ['Last confirmed on', 'Empty', 'March 9, 2027'],
        ['Business status', 'Open for business', 'Temporarily closed'],
      ],
      [
        ['Name of the site', 'Guide', 'Town'],
        ['Review events from the public', 'No', 'Yes'],
        ['Towns nearby', 'Empty', 'Ada'],
      ],
      [['Outdated translations', 'Description in Spanish', 'Empty']],
      [['Due on', 'Empty', '2027-03-10']],
      [
        ['Role', 'Reader', 'Editor'],
        ['Second factor', 'Empty', 'Recovery code'],
      ],
    ]);
  });

  it('applies all filters at once, and the filters are in the address', async () => {
    const { user, address, calls } = visit('/admin/audit?page=3');
    await entries();
    await user.click(screen.getByText('More filters'));
    await user.type(screen.getByLabelText('Person'), 'bea@example.com');
    await user.selectOptions(screen.getByLabelText('Kind'), 'Articles');
    await user.type(screen.getByLabelText('Record'), '{Enter}');
    await waitFor(() => expect(address()).toBe('/admin/audit?actor=bea%40example.com&kind=news'));
    expect(document.activeElement).toBe(screen.getByLabelText('Record'));
    await waitFor(() =>
      expect(calls.at(-1)?.path).toBe(
        '/api/admin/audit?limit=25&offset=0&actor=bea%40example.com&kind=news',
      ),
    );
  });

  it('offers actions and kinds in words, and keeps a code without words', async () => {
    const { user } = visit('/admin/audit?action=sign-in&kind=new-thing');
    await entries();
    const chosen = (label: string) =>
      screen.getByLabelText<HTMLSelectElement>(label).selectedOptions[0]?.textContent;
    expect(chosen('Action')).toBe('Signed in');
    expect(chosen('Kind')).toBe('New thing');
    await user.click(screen.getAllByRole('link', { name: '42' })[0]!);
    await waitFor(() => expect(chosen('Kind')).toBe('Articles'));
    expect(chosen('Action')).toBe('All actions');
  });

  it('links from an entry to all entries of its record', async () => {
    visit();
    const [published] = await entries();
    expect(within(published!).getByRole('link', { name: '42' }).getAttribute('href')).toBe(
      '/admin/audit?kind=news&id=42',
    );
  });

  it("shows a record's title in all its entries when one entry contains the title", async () => {
    visit(undefined, {
      [list]: [
        { ...entry, action: 'archive', after: { state: 'archived' } },
        entry,
        { ...entry, id: '43', after: { state: 'published' } },
        { ...entry, kind: 'claims', after: null },
      ],
    });
    const [archived, , unnamed, claim] = await entries();
    expect(archived?.textContent).toContain('Archived, Articles: Pies 42');
    const title = within(archived!).getByRole('link', { name: 'Pies' });
    expect(title.getAttribute('href')).toBe('/admin/content/news/42');
    const open = within(unnamed!).getByRole('link', { name: 'Open the article' });
    expect(open.getAttribute('href')).toBe('/admin/content/news/43');
    expect(within(claim!).getAllByRole('link')).toHaveLength(1);
  });

  it('names a record that the desk has listed before', async () => {
    const pies = aRecord({ title: 'Pies of the week' });
    const { user } = visit('/admin/content/news', {
      'GET /api/admin/news': [pies],
      [list]: [{ ...entry, id: pies.id, after: null }],
    });
    await screen.findByRole('link', { name: 'Pies of the week' });
    await user.click(screen.getByRole('link', { name: 'Audit log' }));
    const [published] = await entries();
    expect(within(published!).getByRole('link', { name: 'Pies of the week' })).toBeTruthy();
  });

  it('says that nothing was found, and links to all entries', async () => {
    const { user, answers } = visit('/admin/audit?q=xyz', { [list]: [] });
    expect(await screen.findByText('No entries here')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Words').value).toBe('xyz');
    answers[list] = [entry];
    await user.click(screen.getByRole('link', { name: 'Show all entries' }));
    await entries();
    expect(screen.getByLabelText<HTMLInputElement>('Words').value).toBe('');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Audit log' })),
    );
  });

  it('can be saved as CSV with the same filters', async () => {
    const made = jest.fn(() => 'blob:audit');
    Object.assign(URL, { createObjectURL: made, revokeObjectURL: jest.fn() });
    const { user, calls } = visit('/admin/audit?kind=news', {
      'GET /api/admin/audit/export.csv': () => new Response('at,actor\r\n'),
    });
    await entries();
    await user.click(screen.getByRole('button', { name: 'Export as CSV' }));
    await waitFor(() => expect(made).toHaveBeenCalled());
    const call = calls.find(({ path }) => path.includes('export'));
    expect(call?.path).toBe('/api/admin/audit/export.csv?kind=news');
    expect(call?.headers.get('authorization')).toBe('Bearer token-of-ada@example.com');
  });

  it('says when the export fails', async () => {
    const { user } = visit(undefined, {
      'GET /api/admin/audit/export.csv': () => problem(503),
    });
    await entries();
    await user.click(screen.getByRole('button', { name: 'Export as CSV' }));
    await waitFor(() => expect(shownToast()?.title).toBe('Not exported'));
  });
});
