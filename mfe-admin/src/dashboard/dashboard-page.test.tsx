import { screen, waitFor, within } from '@testing-library/react';
import type { StaffAdvertiser } from '@town/contracts/advertisers/staff-record';
import { refused } from '@town/slice-kit/testing/network';
import { renderRoutes } from '@town/slice-kit/testing/render-routes';
import { useToasts } from '@town/slice-kit/toasts';
import { createRoutes } from '../routes';
import { useSession } from '../session/session';

const anAdvertiser = (given: Partial<StaffAdvertiser> = {}): Partial<StaffAdvertiser> => ({
  id: '00000000-0000-4000-8000-000000000001',
  firstName: 'Ada',
  lastName: 'Field',
  email: 'ada@example.com',
  phone: '830-555-0123',
  businessName: 'Pie Stand',
  businessType: 'home_services',
  businessDescription: 'Pies.',
  businessAddress: null,
  businessWebsite: null,
  businessSocialMedia: null,
  isLocalBusiness: true,
  serviceAreas: '["Blanco"]',
  yearsInBusiness: 1,
  advertisingGoals: '[]',
  targetAudience: null,
  preferredPlan: 'monthly',
  interestedCategories: '["dining"]',
  hearAboutUs: null,
  additionalComments: null,
  emailMarketing: true,
  phoneMarketing: false,
  status: 'pending',
  submittedAt: '2027-03-09T20:05:00.000Z',
  monthlyBudget: '$49/month',
  paymentIntentId: null,
  payment: null,
  businessId: null,
  ...given,
});

const list = '/api/admin/advertisers?limit=25&offset=0&sort=newest';
const counts = '/api/admin/advertisers/counts';
const session = '/api/admin/session';
const some = { total: 3, pending: 1, contacted: 1, active: 1, inactive: 0 };

function visit(given: Record<string, unknown> = {}, search = '') {
  const api: Record<string, unknown> = { [list]: [anAdvertiser()], [counts]: some, ...given };
  return { ...renderRoutes(createRoutes, { path: `/admin/dashboard${search}`, api }), api };
}

const toast = () => useToasts.getState().toast;

beforeEach(() => {
  localStorage.clear();
  useToasts.setState({ toast: null, lastId: 0 });
  useSession.setState({ state: 'unknown', token: null, user: null });
});

const signIn = () => localStorage.setItem('adminToken', 'a-token');

describe('the dashboard without a session', () => {
  it('redirects to the sign-in and fetches nothing', async () => {
    const { asked, address } = visit();
    expect(await screen.findByRole('heading', { name: 'Staff Sign In' })).toBeTruthy();
    expect(address()).toBe('/admin/login');
    expect(asked).toEqual([]);
  });

  it('ends when the server no longer accepts the token', async () => {
    signIn();
    const { address } = visit({ [list]: refused(401) });
    await waitFor(() => expect(address()).toBe('/admin/login'));
    expect(localStorage.getItem('adminToken')).toBeNull();
  });
});

describe('the dashboard', () => {
  beforeEach(signIn);

  it('shows the counts and every field of an application', async () => {
    visit();
    const card = await screen.findByRole('article', { name: 'Pie Stand' });
    const text = card.textContent ?? '';
    for (const shown of [
      'Ada Field',
      'ada@example.com',
      '830-555-0123',
      'Mar 9, 2027',
      'Home services',
      'pending',
      'Monthly Listing',
      'Not paid',
      'Pies.',
    ]) {
      expect(text).toContain(shown);
    }
    expect(within(card).getAllByText('Not provided')).toHaveLength(2);
    expect(await screen.findByRole('button', { name: '3 Total Advertisers' })).toBeTruthy();
  });

  it('shows an application with missing fields, and the others as well', async () => {
    visit({
      [list]: [
        null,
        { id: '' },
        anAdvertiser({ id: '1', businessName: 'No Status', status: undefined }),
        { ...anAdvertiser({ id: '2', businessName: 'New Status' }), status: 'archived' },
        anAdvertiser({ id: '3', businessName: 'No Date', submittedAt: undefined }),
        { id: '4', businessName: 'Bare' },
        {
          ...anAdvertiser({ id: '5', businessName: 'New Plan' }),
          payment: { status: 'on hold', plan: 'weekly', amount: 5 },
        },
        anAdvertiser({ id: '6', businessName: 'Whole' }),
      ],
    });
    const card = async (name: string) => within(await screen.findByRole('article', { name }));
    expect((await card('No Status')).getByText('pending')).toBeTruthy();
    expect((await card('New Status')).getByText('archived').dataset['tone']).toBe('grey');
    expect((await card('No Date')).getByText('N/A')).toBeTruthy();
    expect((await card('Bare')).getByText('pending')).toBeTruthy();
    expect(await card('New Plan')).toBeTruthy();
    expect(await card('Whole')).toBeTruthy();
  });

  it('lists the applications of a count when it is pressed', async () => {
    const pending = `${list}&status=pending`;
    const { user, asked } = visit({ [pending]: [] });
    await user.click(await screen.findByRole('button', { name: '1 Pending' }));
    await waitFor(() => expect(asked).toContain(pending));
    expect(await screen.findByText('No applications found')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Show all applications' })).toBeTruthy();
  });

  it('says so when nobody has applied', async () => {
    visit({ [list]: [] });
    expect(await screen.findByText('No advertiser applications yet')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Show all applications' })).toBeNull();
  });

  it('links to the inbox, which has the messages', async () => {
    visit();
    expect((await screen.findByRole('link', { name: 'Inbox' })).getAttribute('href')).toBe(
      '/admin/inbox',
    );
  });

  it('changes a status, says so, and fetches the list again', async () => {
    const { user, asked } = visit({
      '/api/admin/advertisers/00000000-0000-4000-8000-000000000001/status': {},
    });
    await user.click(await screen.findByRole('button', { name: 'Mark Contacted' }));
    await waitFor(() => expect(toast()?.title).toBe('Status Updated'));
    expect(toast()?.action?.label).toBe('Undo');
    await waitFor(() => expect(asked.filter((path) => path === list)).toHaveLength(2));
  });

  it('keeps the focus on the changed application, even after an undo', async () => {
    const api: Record<string, unknown> = {
      '/api/admin/advertisers/00000000-0000-4000-8000-000000000001/status': {},
    };
    const { user } = visit(api);
    const card = await screen.findByRole('article', { name: 'Pie Stand' });
    await user.click(within(card).getByRole('button', { name: 'Mark Contacted' }));
    await waitFor(() => expect(document.activeElement).toBe(card));
    await user.click(document.body);
    toast()?.action?.onClick();
    await waitFor(() => expect(document.activeElement).toBe(card));
  });

  it('moves the focus to the heading when the application leaves the list', async () => {
    const pending = `${list}&status=pending`;
    const answers: Record<string, unknown> = {
      [pending]: [anAdvertiser()],
      '/api/admin/advertisers/00000000-0000-4000-8000-000000000001/status': {},
    };
    const { user, api } = visit(answers, '?status=pending');
    const card = await screen.findByRole('article', { name: 'Pie Stand' });
    api[pending] = [];
    await user.click(within(card).getByRole('button', { name: 'Mark Contacted' }));
    const heading = screen.getByRole('heading', { name: 'Advertiser Applications' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('says when a status cannot be changed', async () => {
    const { user } = visit({
      '/api/admin/advertisers/00000000-0000-4000-8000-000000000001/status': refused(503),
    });
    await user.click(await screen.findByRole('button', { name: 'Deactivate' }));
    await waitFor(() =>
      expect(toast()).toMatchObject({
        title: 'Update Failed',
        description: 'Failed to update advertiser status',
      }),
    );
  });

  it('says that a status may have changed when no response arrives, and fetches the current one', async () => {
    const { user, api } = visit();
    const deactivate = await screen.findByRole('button', { name: 'Deactivate' });
    const network = globalThis.fetch;
    globalThis.fetch = (input, init) =>
      init?.method === 'PUT'
        ? Promise.reject(new TypeError('Failed to fetch'))
        : network(input, init);
    api[list] = [anAdvertiser({ status: 'inactive' })];
    await user.click(deactivate);
    await waitFor(() => expect(toast()?.title).toBe('No answer: it may be done or not'));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Deactivate' })).toHaveProperty('disabled', true),
    );
  });

  it('creates a business, unless the application is active already', async () => {
    const { user } = visit({
      '/api/admin/advertisers/00000000-0000-4000-8000-000000000001/create-business': {},
      [list]: [
        anAdvertiser(),
        anAdvertiser({
          id: '00000000-0000-4000-8000-000000000002',
          businessName: 'Old Shop',
          status: 'active',
        }),
      ],
    });
    const shop = await screen.findByRole('article', { name: 'Old Shop' });
    expect(
      within(shop).getByRole<HTMLButtonElement>('button', { name: 'Create Business' }).disabled,
    ).toBe(true);
    const stand = screen.getByRole('article', { name: 'Pie Stand' });
    await user.click(within(stand).getByRole('button', { name: 'Create Business' }));
    await waitFor(() => expect(toast()?.title).toBe('Business Created'));
  });

  it('previews what Create Business publishes', async () => {
    const { user } = visit();
    const stand = within(await screen.findByRole('article', { name: 'Pie Stand' }));
    await user.click(stand.getByText('What will be published'));
    expect((await stand.findAllByText('Pies.')).length).toBe(2);
  });

  it('warns before a second business of a name is published', async () => {
    const found = [
      { id: '1', name: 'PIE STAND', slug: 'pie-stand' },
      { id: '2', name: 'Pie Stand and More', slug: 'pie-stand-and-more' },
    ];
    const { user } = visit({ '/api/businesses?q=Pie+Stand&limit=20': found });
    const stand = within(await screen.findByRole('article', { name: 'Pie Stand' }));
    await user.click(stand.getByText('What will be published'));
    expect(await stand.findByText('The directory has a business of this name')).toBeTruthy();
    const links = stand.getAllByRole('link').map(({ textContent }) => textContent);
    expect(links).toEqual(['PIE STAND']);
  });

  it('offers to undo Create Business until the time that the server gives', async () => {
    const id = '00000000-0000-4000-8000-000000000001';
    const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
    const { user, asked } = visit({
      [`/api/admin/advertisers/${id}/undo-create-business`]: {},
      [list]: [
        anAdvertiser({ status: 'active', undoUntil: inMinutes(10) }),
        anAdvertiser({ id: '2', businessName: 'Old', status: 'active', undoUntil: inMinutes(-1) }),
      ],
    });
    const stand = within(await screen.findByRole('article', { name: 'Pie Stand' }));
    const old = within(screen.getByRole('article', { name: 'Old' }));
    expect(old.queryByRole('button', { name: 'Take business back' })).toBeNull();
    await user.click(stand.getByRole('button', { name: 'Take business back' }));
    await waitFor(() => expect(toast()?.title).toBe('Business Taken Back'));
    expect(asked).toContain(`/api/admin/advertisers/${id}/undo-create-business`);
  });

  it('offers a reader no action that the server would refuse', async () => {
    const { asked } = visit({ [session]: { email: 'rita@example.com', role: 'reader' } });
    const card = await screen.findByRole('article', { name: 'Pie Stand' });
    await waitFor(() => expect(within(card).queryAllByRole('button')).toEqual([]));
    expect(within(card).getByText('What will be published')).toBeTruthy();
    expect(asked.filter((path) => path === session)).toHaveLength(1);
  });

  it('forgets the session and everything else in the browser on logout', async () => {
    localStorage.setItem('kept:purchase', '{}');
    sessionStorage.setItem('kept:draft:contact', '{}');
    const { user, address, asked } = visit({ '/api/admin/logout': {} });
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(address()).toBe('/admin/login'));
    expect(asked).toContain('/api/admin/logout');
    expect(localStorage.length + sessionStorage.length).toBe(0);
  });
});
