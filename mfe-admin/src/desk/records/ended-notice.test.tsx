import { screen, waitFor } from '@testing-library/react';
import { aRecord, startDesk, visitDesk } from '../testing/fake-desk';

beforeAll(() =>
  Promise.all([
    import('../desk-layout'),
    import('../editor/editor-page'),
    import('../list/list-page'),
  ]),
);
beforeEach(startDesk);

const ended = aRecord({
  level: 'info',
  text: 'Road closed',
  state: 'draft',
  publishedVersion: null,
  startsAt: '2001-03-01T20:00:00.000Z',
  endsAt: '2001-03-02T20:00:00.000Z',
});
const session = { 'GET /api/admin/session': { email: 'ada@example.com', role: 'editor' } };

describe('a notice that a clerk has withdrawn before its end', () => {
  const withdrawn = { ...ended, endsAt: null, version: 3 };
  const entry = (version: number, action: string) => ({
    ...{ version, action, by: 'ada@example.com', changes: [] },
    at: '2001-03-04T20:00:00.000Z',
  });
  const visit = (path: string, history: object[]) =>
    visitDesk(path, {
      ...session,
      'GET /api/admin/notices': [withdrawn],
      [`GET /api/admin/notices/${ended.id}`]: withdrawn,
      [`GET /api/admin/notices/${ended.id}/history`]: history,
    });

  it('is listed as ended', async () => {
    visit('/admin/content/notices', [entry(3, 'unpublish'), entry(2, 'publish')]);
    const state = await screen.findByText('Ended');
    expect(state.closest('li')?.textContent).toContain('Road closed');
  });

  it('says in the editor when it ended', async () => {
    visit(`/admin/content/notices/${ended.id}`, [entry(3, 'unpublish'), entry(2, 'publish')]);
    expect(await screen.findByText(/^Ended on Mar 4, 2001/)).toBeTruthy();
  });

  it('is a draft again once somebody writes on it', async () => {
    const { calls } = visit('/admin/content/notices', [entry(3, 'save'), entry(2, 'unpublish')]);
    expect(await screen.findByText('Draft')).toBeTruthy();
    await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/history'))).toBe(true));
    expect(screen.queryByText('Ended')).toBeNull();
  });
});

describe('a notice that has ended', () => {
  it('is listed as ended, not as a draft', async () => {
    visitDesk('/admin/content/notices', { ...session, 'GET /api/admin/notices': [ended] });
    const row = (await screen.findByRole('link', { name: 'Road closed' })).closest('li');
    expect(row?.textContent).toContain('Ended');
    expect(row?.textContent).not.toContain('Draft');
  });

  it('says in the editor when it ended', async () => {
    visitDesk(`/admin/content/notices/${ended.id}`, {
      ...session,
      [`GET /api/admin/notices/${ended.id}`]: ended,
    });
    expect(
      await screen.findByText(/^Ended on Mar 2, 2001.*; the public does not see it\.$/),
    ).toBeTruthy();
  });
});
