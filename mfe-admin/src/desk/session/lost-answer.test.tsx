import { screen, waitFor, within } from '@testing-library/react';
import { answerLost } from '@town/contracts/api/answer-lost';
import { defaultSettings } from '@town/contracts/settings/town-settings';
import { blanco } from '@town/contracts/testing/blanco';
import { aRecord, problem, shownToast, startDesk, visitDesk } from '../testing/fake-desk';
import { anItem, inboxPath, loadInbox, session, visitInbox } from '../testing/fake-inbox';

/** Simulates a lost response: the server has done the change, and the network fails before the response. */
const lost = () => {
  throw new TypeError('Failed to fetch');
};
const unknown = {
  tone: 'error',
  title: 'No answer: it may be done or not',
  description: 'The page shows what is stored now. Please look before you try again.',
};
const press = (name: string) => screen.getByRole('button', { name });

// Loads the lazy parts here, so that the first test does not wait for their compilation.
beforeAll(async () => {
  await loadInbox();
  await Promise.all([
    import('../editor/editor-page'),
    import('../list/list-page'),
    import('../people/people-page'),
    import('../settings/settings-page'),
    import('../import/import-page'),
  ]);
});
beforeEach(startDesk);

describe('a change whose response is lost', () => {
  it('in the inbox is not reported as failed, and the current item is shown', async () => {
    const { user, answers } = visitInbox('/admin/inbox/one', {
      [`PUT ${inboxPath}/one`]: lost,
    });
    await screen.findByRole('button', { name: 'Mark as done' });
    answers[`GET ${inboxPath}/one`] = anItem('one', { state: 'done' });
    await user.click(press('Mark as done'));
    expect(await screen.findByRole('button', { name: 'Open again' })).toBeTruthy();
    expect(shownToast()).toMatchObject(unknown);
  });

  it('is also recognized from the gateway’s error when the service did not answer', async () => {
    const { user } = visitInbox('/admin/inbox/one', {
      [`PUT ${inboxPath}/one`]: () => problem(503, { type: answerLost }),
    });
    await user.click(await screen.findByRole('button', { name: 'Mark as done' }));
    await waitFor(() => expect(shownToast()).toMatchObject(unknown));
  });

  it('of several records shows the current records', async () => {
    const pies = aRecord({ name: 'Pie Stand' });
    const { user, answers } = visitDesk('/admin/content/businesses', {
      'GET /api/admin/session': session,
      'GET /api/admin/businesses': [pies],
      'POST /api/admin/businesses/bulk': lost,
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Select Pie Stand' }));
    answers['GET /api/admin/businesses'] = [{ ...pies, state: 'draft', version: 5 }];
    await user.click(press('Unpublish'));
    await waitFor(() => expect(shownToast()).toMatchObject(unknown));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Unpublish' })).toBeNull());
  });

  it('of a record’s state shows the current state', async () => {
    const pies = aRecord({ name: 'Pie Stand' });
    const path = `/api/admin/businesses/${pies.id}`;
    const { user, answers } = visitDesk(`/admin/content/businesses/${pies.id}`, {
      'GET /api/admin/session': session,
      [`GET ${path}`]: pies,
      [`POST ${path}/archive`]: lost,
    });
    await screen.findByLabelText('Business name');
    answers[`GET ${path}`] = { ...pies, state: 'archived', version: 5, publishedVersion: null };
    await user.click(press('Archive'));
    expect(await screen.findByRole('button', { name: 'Restore from archive' })).toBeTruthy();
    expect(shownToast()).toMatchObject({ title: 'Archived' });
  });

  it('of the staff is reported in the dialog, beside the typed text', async () => {
    const { user } = visitDesk('/admin/people', {
      'GET /api/admin/session': { ...session, role: 'administrator' },
      'GET /api/admin/staff': [],
      'POST /api/admin/staff': lost,
    });
    await user.click(await screen.findByRole('button', { name: 'Invite' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Email'), 'new@example.com');
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    expect(await dialog.findByText(`${unknown.title}. ${unknown.description}`)).toBeTruthy();
    expect(dialog.getByLabelText('Email')).toHaveProperty('value', 'new@example.com');
  });

  it('differs from a failed download, which certainly did not arrive', async () => {
    const { user } = visitDesk('/admin/content/businesses/import', {
      'GET /api/admin/session': session,
      'GET /api/admin/businesses/export.csv': lost,
    });
    await user.click(await screen.findByRole('button', { name: 'Export all businesses' }));
    await waitFor(() => expect(shownToast()?.title).toBe('Not downloaded'));
  });

  it('of a free listing creates one business, even when it is published again', async () => {
    const details = [
      { label: 'Business', value: 'Corner Shop' },
      { label: 'Description', value: 'Bread and milk, every day.' },
      { label: 'Address', value: '1 Main St' },
      { label: 'Category', value: 'retail' },
    ];
    const { user, sent } = visitInbox('/admin/inbox/one', {
      [`GET ${inboxPath}/one`]: anItem('one', { kind: 'listing', details }),
      'POST /api/admin/businesses': lost,
    });
    for (const attempt of [1, 2]) {
      const preview = await screen.findByRole('button', { name: 'Preview the business' });
      if (!screen.queryByRole('dialog')) await user.click(preview);
      const dialog = within(await screen.findByRole('dialog'));
      await user.click(dialog.getByRole('button', { name: 'Publish' }));
      await waitFor(() => expect(sent('POST')).toHaveLength(attempt));
    }
    const keys = sent('POST').map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), keys[0]]);
  });

  it('of the settings counts as saved when it is saved again', async () => {
    const stored = { ...defaultSettings, profile: blanco, version: 3 };
    const current = { ...stored, reviewEvents: true, version: 4 };
    const { user, answers } = visitDesk('/admin/settings', {
      'GET /api/admin/session': { ...session, role: 'administrator' },
      'GET /api/admin/settings': stored,
      'PUT /api/admin/settings': lost,
    });
    await user.click(
      await screen.findByRole('checkbox', { name: 'Review events from the public' }),
    );
    await user.click(press('Save settings'));
    await waitFor(() => expect(shownToast()?.title).toBe('No answer: it may be saved or not'));
    answers['PUT /api/admin/settings'] = () => problem(412, { current });
    await user.click(press('Save settings'));
    await waitFor(() => expect(shownToast()?.title).toBe('Settings saved'));
    expect(screen.queryByText('Not saved yet')).toBeNull();
  });

  it('asks the clerk to check later when the connection is lost meanwhile', async () => {
    const connection = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    const { user } = visitInbox('/admin/inbox/one', {
      [`PUT ${inboxPath}/one`]: () => {
        connection.mockReturnValue(false);
        return lost();
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Mark as done' }));
    await waitFor(() =>
      expect(shownToast()).toMatchObject({
        title: unknown.title,
        description: 'You are offline. Please look when you have a connection.',
      }),
    );
    connection.mockRestore();
  });
});

describe('a change that is started without a connection', () => {
  const offline = 'You are offline. Please try again when you have a connection.';
  beforeEach(() => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false));
  afterEach(() => jest.restoreAllMocks());

  it('is not made, and says so', async () => {
    const { user } = visitInbox('/admin/inbox/one', { [`PUT ${inboxPath}/one`]: lost });
    await user.click(await screen.findByRole('button', { name: 'Mark as done' }));
    await waitFor(() =>
      expect(shownToast()).toMatchObject({ title: 'Not saved', description: offline }),
    );
  });
});
