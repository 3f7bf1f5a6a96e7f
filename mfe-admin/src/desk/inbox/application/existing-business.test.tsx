import { screen, waitFor, within } from '@testing-library/react';
import { type FakeCall, problem, shownToast, startDesk } from '../../testing/fake-desk';
import { anItem, inboxPath, loadInbox, session, visitInbox } from '../../testing/fake-inbox';

const api = '/api/admin/advertisers';
const mill = { id: 'mill', name: 'Pie Mill', slug: 'pie-mill', address: '4 Mill St' };
const stand = { id: 'stand', name: 'PIE STAND', slug: 'pie-stand', address: null };

function visitApplication(given: Record<string, object> = {}) {
  return visitInbox('/admin/inbox/one', {
    [`GET ${inboxPath}/one`]: anItem('one', { kind: 'application' }),
    [`GET ${api}`]: [{ id: 'record-of-one', businessName: 'Pie Stand', status: 'pending' }],
    [`POST ${api}/record-of-one/create-business`]: {},
    'GET /api/businesses': ({ path }: FakeCall) =>
      Response.json(path.includes('Pie+Stand') ? [stand, mill] : [mill]),
    ...given,
  });
}

const panel = async () => within(await screen.findByRole('region', { name: 'The application' }));

beforeAll(loadInbox);
beforeEach(startDesk);

describe('an application for a business of the directory', () => {
  it('can take a business of the same name', async () => {
    const { user, sent } = visitApplication();
    const use = await (await panel()).findByRole('button', {
      name: 'Use this business PIE STAND',
    });
    await user.click(use);
    await waitFor(() =>
      expect(shownToast()).toMatchObject({
        title: 'Business Chosen',
        description: 'The application is for PIE STAND',
      }),
    );
    expect(sent('POST')).toEqual([
      expect.objectContaining({
        path: `${api}/record-of-one/create-business`,
        body: { businessId: 'stand', status: 'pending' },
      }),
    ]);
  });

  it('can take one with another name, which is searched for', async () => {
    const { user, sent } = visitApplication();
    const application = await panel();
    await user.click(await application.findByText('It is in the directory already'));
    await user.type(application.getByLabelText('Search the directory'), 'mill');
    const use = await application.findByRole('button', { name: 'Use this business Pie Mill' });
    await user.click(use);
    await waitFor(() =>
      expect(sent('POST')[0]?.body).toEqual({ businessId: 'mill', status: 'pending' }),
    );
  });

  it('is named to the clerk who has created a second one', async () => {
    const { user } = visitApplication();
    await user.click(await (await panel()).findByRole('button', { name: 'Create the business' }));
    await waitFor(() =>
      expect(shownToast()?.description).toMatch(
        /^Business listing has been created successfully\. The directory had PIE STAND already\./,
      ),
    );
  });

  it('says when the directory has no such name', async () => {
    const { user } = visitApplication({ 'GET /api/businesses': [] });
    const application = await panel();
    await user.click(await application.findByText('It is in the directory already'));
    await user.type(application.getByLabelText('Search the directory'), 'mill');
    expect(await application.findByText('No business was found.')).toBeTruthy();
  });

  it('says when the directory cannot be searched', async () => {
    const { user } = visitApplication({ 'GET /api/businesses': () => problem(503) });
    const application = await panel();
    await user.click(await application.findByText('It is in the directory already'));
    await user.type(application.getByLabelText('Search the directory'), 'mill');
    expect(await application.findByText('The directory could not be searched.')).toBeTruthy();
  });

  it('says when a colleague has approved the application meanwhile, and shows it', async () => {
    const { user, answers } = visitApplication();
    const use = await (await panel()).findByRole('button', { name: 'Use this business PIE STAND' });
    const message = 'This application has another business already. Please look again.';
    answers[`POST ${api}/record-of-one/create-business`] = () => problem(409, { message });
    answers[`GET ${api}`] = [{ id: 'record-of-one', status: 'active', businessId: 'mill' }];
    await user.click(use);
    await waitFor(() => expect(shownToast()?.description).toBe(message));
    expect(await (await panel()).findByText(/It is active/)).toBeTruthy();
  });

  it('is only shown to a reader', async () => {
    visitApplication({ 'GET /api/admin/session': { ...session, role: 'reader' } });
    const application = await panel();
    expect(await application.findByText('The directory has a business of this name')).toBeTruthy();
    expect(application.queryByRole('button')).toBeNull();
    expect(application.queryByRole('textbox')).toBeNull();
  });
});
