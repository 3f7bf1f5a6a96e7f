import { screen, waitFor, within } from '@testing-library/react';
import { problem, shownToast, startDesk, visitDesk } from '../desk/testing/fake-desk';
import { session } from '../desk/testing/fake-inbox';

const api = '/api/admin/advertisers';
const approved = { id: 'one', businessName: 'Pie Stand', status: 'inactive', businessId: 'mill' };

const visitDashboard = (given: object = {}) =>
  visitDesk('/admin/dashboard', {
    'GET /api/admin/session': session,
    [`GET ${api}`]: [approved],
    [`GET ${api}/counts`]: { total: 1, pending: 0, contacted: 0, active: 0, inactive: 1 },
    [`PUT ${api}/one/status`]: {},
    [`POST ${api}/one/create-business`]: {},
    'GET /api/businesses': [{ id: 'mill', name: 'Pie Stand', slug: 'pie-stand' }],
    'GET /api/businesses/mill': { id: 'mill', name: 'Pie Stand' },
    ...given,
  });

const card = async () => within(await screen.findByRole('article', { name: 'Pie Stand' }));

beforeEach(startDesk);

describe('the business of an application in the dashboard', () => {
  it('is not called another business of its name when the application is active again', async () => {
    const { user } = visitDashboard();
    await user.click(await (await card()).findByRole('button', { name: 'Create Business' }));
    await waitFor(() => expect(shownToast()?.title).toBe('Business Created'));
    expect(shownToast()?.description).not.toContain('already');
  });

  it('is not called created when it was archived before the application is active again', async () => {
    const { user } = visitDashboard({ 'GET /api/businesses/mill': () => problem(404) });
    await user.click(await (await card()).findByRole('button', { name: 'Create Business' }));
    await waitFor(() => expect(shownToast()?.title).toBe('Application Active'));
    expect(shownToast()?.description).toContain('its business is not public');
  });

  it('stays with the application when making it active again is undone', async () => {
    const { user, sent } = visitDashboard();
    await user.click(await (await card()).findByRole('button', { name: 'Create Business' }));
    await waitFor(() => expect(shownToast()?.title).toBe('Business Created'));
    shownToast()?.action?.onClick();
    await waitFor(() => expect(shownToast()?.title).toBe('Status Updated'));
    expect(sent('PUT').map(({ body }) => body)).toEqual([{ status: 'inactive', seen: 'active' }]);
    expect(sent('POST').some(({ path }) => path.includes('undo'))).toBe(false);
  });

  it('is said to be a new one as soon as the report of that arrives', async () => {
    const { user, answers } = visitDashboard();
    const contacted = await (await card()).findByRole('button', { name: 'Mark Contacted' });
    answers[`GET ${api}`] = [{ ...approved, chosenBusinessGone: true }];
    await user.click(contacted);
    expect(await (await card()).findByText('A new business was created')).toBeTruthy();
  });
});
