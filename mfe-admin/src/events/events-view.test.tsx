import { screen, waitFor, within } from '@testing-library/react';
import { refused } from '@town/slice-kit/testing/network';
import { anEvent } from '@town/slice-kit/testing/records';
import { renderRoutes } from '@town/slice-kit/testing/render-routes';
import { useToasts } from '@town/slice-kit/toasts';
import { createRoutes } from '../routes';
import { useSession } from '../session/session';

const list = '/api/events?limit=25&offset=0&from=2027-03-10&series=none';
const bulk = '/api/admin/events/bulk';
const market = anEvent({ title: 'Market', time: '18:30', location: 'Square' });
const spam = anEvent({ title: 'Buy pills', description: 'Cheap.' });
const more = anEvent({ title: 'Buy more pills' });

function visit(given: Record<string, unknown> = {}, site = {}) {
  const api: Record<string, unknown> = {
    [list]: [market, spam, more],
    [bulk]: { batchId: 'b1', count: 2 },
    ...given,
  };
  const bodies: unknown[] = [];
  const visited = renderRoutes(createRoutes, { path: '/admin/dashboard?view=events', api, site });
  const network = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    if (init?.method === 'POST' && init.body) bodies.push(JSON.parse(String(init.body)));
    return network(input, init);
  };
  return { ...visited, api, bodies };
}

const toast = () => useToasts.getState().toast;
const box = (name: RegExp) => screen.findByRole('checkbox', { name });
const remove = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Remove selected' });

// Loads the lazy parts here, so that the first test does not wait for their compilation.
beforeAll(() => Promise.all([import('../dashboard/dashboard-page'), import('./events-view')]));

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('adminToken', 'a-token');
  useToasts.setState({ toast: null, lastId: 0 });
  useSession.setState({ state: 'unknown', token: null, user: null });
});

describe('the events from the public', () => {
  it('are listed with what staff need to decide', async () => {
    visit();
    const choice = await box(/Market/);
    expect(choice.getAttribute('aria-describedby')).toBeTruthy();
    expect(screen.getByText(/March 12, 2027 · 6:30 PM · Square · Community/)).toBeTruthy();
    expect(screen.getByText('Cheap.')).toBeTruthy();
    expect(remove().disabled).toBe(true);
  });

  it('do not appear at once where staff review them', async () => {
    visit({}, { reviewsEvents: true });
    await box(/Market/);
    expect(screen.queryByText(/they appear at once/)).toBeNull();
    expect(screen.getByRole('link', { name: 'inbox' }).getAttribute('href')).toBe(
      '/admin/inbox?kind=event',
    );
  });

  it('are listed for a reader, who removes none', async () => {
    visit({ '/api/admin/session': { email: 'rita@example.com', role: 'reader' } });
    expect(await screen.findByText('Buy pills')).toBeTruthy();
    await waitFor(() => expect(screen.queryAllByRole('checkbox')).toEqual([]));
    expect(screen.queryByRole('button', { name: 'Remove selected' })).toBeNull();
    expect(screen.queryByText(/Remove what does not belong/)).toBeNull();
    expect(screen.getByText(/March 12, 2027 · 6:30 PM · Square · Community/)).toBeTruthy();
  });

  it('are removed together after a confirmation', async () => {
    const { user, api, bodies } = visit({ '/api/admin/batches/b1/undo': {} });
    await user.click(await box(/Buy pills/));
    await user.click(await box(/Buy more pills/));
    expect(screen.getByText('2 selected')).toBeTruthy();
    await user.click(remove());
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove 2 events?' }));
    expect(dialog.getByText('Buy more pills')).toBeTruthy();
    api[list] = [market];
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(toast()?.title).toBe('Events Removed'));
    expect(bodies).toEqual([{ ids: [spam.id, more.id], action: 'archive' }]);
    expect(screen.queryByText('Buy pills')).toBeNull();
    await waitFor(() =>
      expect(document.activeElement).toBe(
        screen.getByRole('heading', { name: 'Events from the public' }),
      ),
    );
    api[list] = [market, spam, more];
    toast()?.action?.onClick();
    expect(await screen.findByText('Buy pills')).toBeTruthy();
    await waitFor(() => expect(toast()?.title).toBe('Undone'));
  });

  it('are all selected and deselected by one checkbox', async () => {
    const { user } = visit();
    const all = await box(/Select all 3/);
    await user.click(all);
    expect(screen.getByText('3 selected')).toBeTruthy();
    await user.click(all);
    expect(screen.getByText('0 selected')).toBeTruthy();
  });

  it('stay when staff cancel, and the focus returns to the button', async () => {
    const { user, bodies } = visit();
    await user.click(await box(/Market/));
    await user.click(remove());
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove 1 event?' }));
    await user.click(dialog.getByRole('button', { name: 'Keep' }));
    await waitFor(() => expect(document.activeElement).toBe(remove()));
    expect(bodies).toEqual([]);
  });

  it('stay when the server refuses, and it says so', async () => {
    const { user } = visit({ [bulk]: refused(503) });
    await user.click(await box(/Market/));
    await user.click(remove());
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() =>
      expect(toast()).toMatchObject({
        title: 'Removal Failed',
        description: 'No event was removed',
      }),
    );
    expect(screen.getByText('1 selected')).toBeTruthy();
  });

  it('lead to the page where visitors add them where there are none', async () => {
    visit({ [list]: [] });
    const way = await screen.findByRole('link', { name: 'The page where visitors add events' });
    expect(way.getAttribute('href')).toBe('/events');
    expect(screen.queryByRole('link', { name: 'First page' })).toBeNull();
  });

  it('end the session when it has expired', async () => {
    const { address } = visit({ [list]: refused(401) });
    await waitFor(() => expect(address()).toBe('/admin/login'));
  });
});
