import { screen, waitFor, within } from '@testing-library/react';
import { problem, shownToast, startDesk } from '../../testing/fake-desk';
import { anItem, inboxPath, loadInbox, session, visitInbox } from '../../testing/fake-inbox';

const api = '/api/admin/advertisers';
const approved = {
  id: 'record-of-one',
  businessName: 'Pie Stand',
  status: 'active',
  businessId: 'mill',
  undoUntil: null,
};

function visitApplication(application: object = {}, given: Record<string, object> = {}) {
  return visitInbox('/admin/inbox/one', {
    [`GET ${inboxPath}/one`]: anItem('one', { kind: 'application' }),
    [`GET ${api}`]: [{ ...approved, ...application }],
    'GET /api/businesses/mill': { id: 'mill', name: 'Pie Mill' },
    [`POST ${api}/record-of-one/release-business`]: {},
    ...given,
  });
}

const panel = async () => within(await screen.findByRole('region', { name: 'The application' }));

beforeAll(loadInbox);
beforeEach(startDesk);

describe('the business of an approved application', () => {
  it('is named, and can be taken from the application after a question', async () => {
    const { user, sent } = visitApplication();
    const link = await (await panel()).findByRole('link', { name: 'Pie Mill' });
    expect(link.getAttribute('href')).toBe('/admin/content/businesses/mill');
    await user.click((await panel()).getByRole('button', { name: 'Not this business…' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('Is the application not for Pie Mill?')).toBeTruthy();
    expect(sent('POST')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Not this business' }));
    await waitFor(() => expect(shownToast()?.title).toBe('Business Taken Back'));
    expect(sent('POST')).toEqual([
      expect.objectContaining({
        path: `${api}/record-of-one/release-business`,
        body: { businessId: 'mill' },
      }),
    ]);
  });

  it('says that it is a new one, because the chosen one had left the directory', async () => {
    visitApplication({ chosenBusinessGone: true });
    expect(await (await panel()).findByText('A new business was created')).toBeTruthy();
  });

  it.each([
    [true, 'was in the directory before, and stays', 'is archived'],
    [false, 'was created from the application, so it is archived', 'stays'],
  ])('the question says what happens to it (existed: %s)', async (businessExisted, said, other) => {
    const { user } = visitApplication({ businessExisted });
    await user.click(await (await panel()).findByRole('button', { name: 'Not this business…' }));
    const dialog = screen.getByRole('dialog');
    expect(dialog.textContent).toContain(said);
    expect(dialog.textContent).not.toContain(other);
  });

  it.each([
    [
      'somebody of the staff',
      'bea@example.com',
      /^The application .* The business was in the directory before, and stays/,
    ],
    [
      'the site',
      'system',
      /A business that was in the directory before stays.* A business that was created from the application is archived/,
    ],
  ])(
    'the question about an earlier approval says what is known when %s made the business',
    async (_, by, said) => {
      const { user } = visitApplication(
        { businessExisted: null },
        {
          'GET /api/admin/businesses/mill/history': [
            { version: 2, by: 'system' },
            { version: 1, by },
          ],
        },
      );
      await user.click(await (await panel()).findByRole('button', { name: 'Not this business…' }));
      expect(await within(screen.getByRole('dialog')).findByText(said)).toBeTruthy();
    },
  );

  it('offers no other one before it is taken away, even to a deactivated application', async () => {
    visitApplication({ status: 'inactive' });
    const application = await panel();
    expect(await application.findByRole('button', { name: 'Not this business…' })).toBeTruthy();
    expect(application.queryByText('It is in the directory already')).toBeNull();
  });

  it('is not called another business of its name when the application is active again', async () => {
    const { user } = visitApplication(
      { status: 'inactive' },
      {
        'GET /api/businesses': [{ id: 'mill', name: 'Pie Stand', slug: 'pie-stand' }],
        [`POST ${api}/record-of-one/create-business`]: {},
      },
    );
    const again = await (await panel()).findByRole('button', { name: 'Make it active again' });
    await user.click(again);
    await waitFor(() => expect(shownToast()?.title).toBe('Application Active'));
    expect(shownToast()?.description).not.toContain('already');
  });

  it.each([
    ['public', { id: 'mill' }, 'The application is active again, with its business.'],
    [
      'archived meanwhile',
      () => problem(404),
      'The application is active again, but its business is not public. It may be archived.',
    ],
    ['not known', () => problem(503), 'The application is active again.'],
  ])('is called active again only if it is public (%s)', async (_, business, said) => {
    const { user, answers } = visitApplication(
      { status: 'inactive' },
      { [`POST ${api}/record-of-one/create-business`]: {} },
    );
    const again = await (await panel()).findByRole('button', { name: 'Make it active again' });
    answers['GET /api/businesses/mill'] = business;
    await user.click(again);
    await waitFor(() => expect(shownToast()?.description).toBe(said));
  });

  it('stays with the application when making it active again is undone', async () => {
    const { user, sent } = visitApplication(
      { status: 'inactive' },
      {
        [`POST ${api}/record-of-one/create-business`]: {},
        [`PUT ${api}/record-of-one/status`]: {},
      },
    );
    await user.click(await (await panel()).findByRole('button', { name: 'Make it active again' }));
    await waitFor(() => expect(shownToast()?.title).toBe('Application Active'));
    shownToast()?.action?.onClick();
    await waitFor(() => expect(shownToast()?.title).toBe('Status Updated'));
    expect(sent('PUT').map(({ path, body }) => ({ path, body }))).toEqual([
      { path: `${api}/record-of-one/status`, body: { status: 'inactive', seen: 'active' } },
    ]);
    expect(sent('POST').some(({ path }) => path.includes('undo'))).toBe(false);
  });

  it('is taken back without a question while the approval can be undone', async () => {
    const undoUntil = new Date(Date.now() + 60_000).toISOString();
    visitApplication({ undoUntil });
    const application = await panel();
    expect(await application.findByRole('button', { name: 'Take the business back' })).toBeTruthy();
    expect(application.queryByRole('button', { name: 'Not this business…' })).toBeNull();
  });

  it('says what a colleague was faster with, and shows it', async () => {
    const { user, sent } = visitApplication(
      {},
      {
        [`POST ${api}/record-of-one/release-business`]: () =>
          problem(409, { detail: 'Look again.', message: 'Look again.' }),
      },
    );
    await user.click(await (await panel()).findByRole('button', { name: 'Not this business…' }));
    const before = sent('GET').length;
    await user.click(screen.getByRole('button', { name: 'Not this business' }));
    await waitFor(() => expect(shownToast()?.description).toBe('Look again.'));
    await waitFor(() => expect(sent('GET').length).toBeGreaterThan(before));
  });

  it('closes the question when a colleague has chosen another business', async () => {
    let businessId = 'mill';
    const { user } = visitApplication(
      {},
      {
        [`GET ${api}`]: () => Response.json([{ ...approved, businessId }]),
        'GET /api/businesses/barn': { id: 'barn', name: 'Pie Barn' },
        [`POST ${api}/record-of-one/release-business`]: () =>
          problem(409, { detail: 'Look again.', message: 'Look again.' }),
      },
    );
    await user.click(await (await panel()).findByRole('button', { name: 'Not this business…' }));
    businessId = 'barn';
    await user.click(screen.getByRole('button', { name: 'Not this business' }));
    expect(await (await panel()).findByRole('link', { name: 'Pie Barn' })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    [404, 'a business that is not public'],
    [503, 'show it'],
  ])('that cannot be read (%i) is linked as "%s"', async (status, name) => {
    visitApplication({}, { 'GET /api/businesses/mill': () => problem(status, { detail: 'No' }) });
    expect(await (await panel()).findByRole('link', { name })).toBeTruthy();
  });

  it('is only named to a reader', async () => {
    visitApplication({}, { 'GET /api/admin/session': { ...session, role: 'reader' } });
    const application = await panel();
    expect(await application.findByRole('link', { name: 'Pie Mill' })).toBeTruthy();
    expect(application.queryByRole('button')).toBeNull();
  });
});
