import { screen } from '@testing-library/react';
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
