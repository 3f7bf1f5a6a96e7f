import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { aRecord, startDesk, visitDesk } from '../testing/fake-desk';

beforeAll(() => Promise.all([import('../desk-layout'), import('./editor-page')]));
beforeEach(startDesk);

const session = { email: 'ada@example.com', role: 'editor' };
const picnic = aRecord({ title: 'Town Picnic', date: '2027-05-01', category: 'community' });

async function write(title: string, date: string) {
  const visit = visitDesk('/admin/content/events/new', {
    'GET /api/admin/session': session,
    'GET /api/admin/events': [picnic],
  });
  const field = await screen.findByLabelText('Title');
  if (title) await visit.user.type(field, title);
  if (date) await visit.user.type(screen.getByLabelText('Date'), date);
  await visit.user.tab();
  return visit;
}

describe('a new event', () => {
  it('with the title and the day of another one warns, with a link to it', async () => {
    const { calls } = await write('town picnic', '2027-05-01');
    const warning = (await screen.findByText('Is it there already?')).closest<HTMLElement>(
      '[role]',
    )!;
    expect(within(warning).getByRole('link', { name: 'Town Picnic' }).getAttribute('href')).toBe(
      `/admin/content/events/${picnic.id}`,
    );
    expect(calls.at(-1)?.path).toContain('q=town+picnic');
  });

  it('with an hour that may be in the morning or the evening asks which', async () => {
    const { user } = await write('Dance', '2027-05-02');
    const time = screen.getByLabelText(/^Time\b/);
    await user.type(time, '9');
    expect(screen.queryByText('Morning or evening?')).toBeNull();
    await user.tab();
    expect(await screen.findByText('Morning or evening?')).toBeTruthy();
    await user.type(time, ' PM');
    await user.tab();
    expect(screen.queryByText('Morning or evening?')).toBeNull();
  });

  it('restored from an earlier visit asks nothing any more once it is discarded', async () => {
    await write('Dance', '2027-05-02');
    cleanup();
    const { user } = await write('', '');
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Dance');
    await user.type(screen.getByLabelText(/^Time\b/), '9');
    await user.tab();
    await screen.findByText('Morning or evening?');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByText('Morning or evening?')).toBeNull());
    await user.type(screen.getByLabelText('Title'), 'x');
    expect(screen.queryByText('Morning or evening?')).toBeNull();
  });

  it('with the title of another one on another day does not warn', async () => {
    const { calls } = await write('Town Picnic', '2027-05-02');
    await screen.findByText('Not saved yet');
    expect(calls.some(({ path }) => path.includes('/events?'))).toBe(true);
    expect(screen.queryByText('Is it there already?')).toBeNull();
  });
});
