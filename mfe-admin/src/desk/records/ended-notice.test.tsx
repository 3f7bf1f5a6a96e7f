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
  updatedBy: 'system',
  startsAt: '2001-03-01T20:00:00.000Z',
  endsAt: '2001-03-02T20:00:00.000Z',
});
const otherIds = ['00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-0000000000a2'];
const session = { 'GET /api/admin/session': { email: 'ada@example.com', role: 'editor' } };

const entry = (version: number, action: string, before = 'draft') => ({
  ...{ version, action, by: 'ada@example.com' },
  changes: [{ field: 'state', before, after: 'draft' }],
  at: '2001-03-04T20:00:00.000Z',
});

describe('a notice that a clerk has withdrawn before its end', () => {
  const withdrawn = { ...ended, endsAt: null, version: 3 };
  const visit = (path: string, history: object[]) =>
    visitDesk(path, {
      ...session,
      'GET /api/admin/notices': [withdrawn],
      [`GET /api/admin/notices/${ended.id}`]: withdrawn,
      [`GET /api/admin/notices/${ended.id}/history`]: history,
    });

  it('is listed as ended', async () => {
    visit('/admin/content/notices', [entry(3, 'unpublish', 'published'), entry(2, 'publish')]);
    const state = await screen.findByText('Ended');
    expect(state.closest('li')?.textContent).toContain('Road closed');
  });

  it('says in the editor when it ended', async () => {
    visit(`/admin/content/notices/${ended.id}`, [
      entry(3, 'unpublish', 'published'),
      entry(2, 'publish'),
    ]);
    expect(await screen.findByText(/^Ended on Mar 4, 2001/)).toBeTruthy();
  });

  it('is a draft again once somebody writes on it', async () => {
    const { calls } = visit('/admin/content/notices', [
      entry(3, 'save'),
      entry(2, 'unpublish', 'published'),
    ]);
    expect(await screen.findByText('Draft')).toBeTruthy();
    await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/history'))).toBe(true));
    expect(screen.queryByText('Ended')).toBeNull();
  });

  it('is a draft when it was only scheduled', async () => {
    const history = [entry(3, 'unpublish', 'scheduled'), entry(2, 'schedule')];
    const { calls } = visit(`/admin/content/notices/${ended.id}`, history);
    expect(await screen.findByText(/^You are editing a draft/)).toBeTruthy();
    await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/history'))).toBe(true));
    expect(screen.queryByText(/^Ended/)).toBeNull();
  });
});

describe('a draft whose time is over', () => {
  const visit = (history: object[]) =>
    visitDesk('/admin/content/notices', {
      ...session,
      'GET /api/admin/notices': [{ ...ended, updatedBy: 'bea@example.com' }],
      [`GET /api/admin/notices/${ended.id}/history`]: history,
    });

  it('has not ended when nobody ever published it', async () => {
    const { calls } = visit([entry(4, 'save'), entry(1, 'create')]);
    await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/history'))).toBe(true));
    const row = (await screen.findByRole('link', { name: 'Road closed' })).closest('li');
    expect(row?.textContent).toContain('Draft');
    expect(screen.queryByText('Ended')).toBeNull();
  });

  it('has ended when it was public before somebody wrote on it', async () => {
    visit([entry(4, 'save'), entry(3, 'unpublish', 'published')]);
    expect(await screen.findByText('Ended')).toBeTruthy();
  });
});

describe('a list of notices', () => {
  const visit = (...notices: object[]) =>
    visitDesk('/admin/content/notices', { ...session, 'GET /api/admin/notices': notices });
  const rowOf = async (text: string) =>
    (await screen.findByRole('link', { name: text })).closest('li')?.textContent;

  it('reads which of them have ended without the history of each', async () => {
    const until = '2001-03-01T21:00:00.000Z';
    const { calls } = visit(
      { ...ended, updatedBy: 'bea@example.com', lastPublic: { version: 3, until } },
      { ...ended, id: otherIds[0], text: 'Ice', endsAt: null, lastPublic: null },
      {
        ...{ ...ended, id: otherIds[1], text: 'Fog', endsAt: null, version: 3 },
        lastPublic: { version: 3, until },
      },
    );
    expect(await rowOf('Road closed')).toContain('Ended');
    expect(await rowOf('Ice')).toContain('Draft');
    expect(await rowOf('Fog')).toContain('Ended');
    expect(calls.filter(({ path }) => path.endsWith('/history'))).toEqual([]);
  });

  it('does not call a scheduled notice ended that was never published', async () => {
    // The service was stopped from its start to its end.
    visit({ ...ended, lastPublic: null });
    expect(await rowOf('Road closed')).toContain('Draft, its time has passed');
    expect(screen.queryByText('Ended')).toBeNull();
  });
});

describe('a notice that has ended', () => {
  it('is listed as ended, not as a draft', async () => {
    visitDesk('/admin/content/notices', {
      ...session,
      'GET /api/admin/notices': [{ ...ended, lastPublic: { version: 4, until: ended.endsAt } }],
    });
    const row = (await screen.findByRole('link', { name: 'Road closed' })).closest('li');
    expect(row?.textContent).toContain('Ended');
    expect(row?.textContent).not.toContain('Draft');
  });

  it('says in the editor when it ended', async () => {
    visitDesk(`/admin/content/notices/${ended.id}`, {
      ...session,
      [`GET /api/admin/notices/${ended.id}`]: {
        ...ended,
        lastPublic: { version: 4, until: '2001-03-02T20:00:01.000Z' },
      },
    });
    expect(
      await screen.findByText(/^Ended on Mar 2, 2001.*; the public does not see it\.$/),
    ).toBeTruthy();
  });
});
