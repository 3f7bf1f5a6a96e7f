import { screen, waitFor, within } from '@testing-library/react';
import { type FakeCall, problem, shownToast, startDesk } from '../testing/fake-desk';
import { anItem, inboxPath, loadInbox, session, visitInbox } from '../testing/fake-inbox';

beforeAll(loadInbox);
beforeEach(startDesk);

const ids = [1, 2, 3].map((last) => `00000000-0000-4000-8000-00000000000${last}`);
const [message = '', report = '', event = ''] = ids;
const bulkPath = `POST ${inboxPath}/bulk`;
const answers = {
  [`GET ${inboxPath}`]: ids.map((id, at) =>
    anItem(id, { kind: ['message', 'report', 'event'][at] }),
  ),
  [bulkPath]: { changed: [message, report], refused: [] },
};
const all = (count: number) =>
  screen.findByRole('checkbox', { name: `Select all that can be done together (${count})` });

describe('several items of the inbox', () => {
  it('are marked as done together, which one click undoes', async () => {
    const { user, sent } = visitInbox('/admin/inbox', answers);
    await user.click(await all(2));
    await user.click(screen.getByRole('button', { name: 'Mark as done' }));
    await waitFor(() => expect(shownToast()?.title).toBe('2 items done'));
    expect(screen.getByText('0 selected')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    await user.click(screen.getByRole('button', { name: 'Undo the change' }));
    await waitFor(() => expect(shownToast()?.title).toBe('Open again'));
    expect(screen.queryByRole('button', { name: 'Undo the change' })).toBeNull();
    expect(sent('POST').map(({ body }) => body)).toEqual([
      {
        ...{ ids: [message, report], state: 'done' },
        ...{ archivesEvents: true, finishesApplications: true },
      },
      { ids: [message, report], state: 'open' },
    ]);
  });

  it('say that events are back from the archive when the change is undone', async () => {
    const { user } = visitInbox('/admin/inbox', {
      ...answers,
      [bulkPath]: ({ body }: FakeCall) =>
        Response.json({
          changed: [message, report],
          refused: [],
          restored: Object(body).state === 'open' ? [message, report] : [],
        }),
    });
    await user.click(await all(2));
    await user.click(screen.getByRole('button', { name: 'Mark as done' }));
    await user.click(await screen.findByRole('button', { name: 'Undo the change' }));
    await waitFor(() => expect(shownToast()?.title).toBe('Open again'));
    expect(shownToast()?.description).toBe('2 events are back from the archive.');
  });

  it('are chosen and marked as done with single keys', async () => {
    const { user, sent } = visitInbox('/admin/inbox', answers);
    await all(2);
    await user.keyboard('jxa{Enter}');
    await waitFor(() => expect(shownToast()?.title).toBe('2 items done'));
    expect(sent('POST')[0]?.body).toMatchObject({ ids: [message] });
  });

  it('are all chosen with a single key', async () => {
    const { user } = visitInbox('/admin/inbox', answers);
    await all(2);
    await user.keyboard('s');
    expect(screen.getByText('2 selected')).toBeTruthy();
    await user.keyboard('s');
    expect(screen.getByText('0 selected')).toBeTruthy();
  });

  it('cannot be selected when they need a decision of their own', async () => {
    visitInbox('/admin/inbox', {
      [`GET ${inboxPath}`]: [
        anItem('public', { kind: 'event', awaitsReview: false }),
        anItem('waiting', { kind: 'event', awaitsReview: true }),
        anItem('plan', { kind: 'application' }),
        anItem('money', { kind: 'refund' }),
        anItem('bank', { kind: 'dispute' }),
        anItem('post', { kind: 'mail' }),
      ],
    });
    expect(await all(3)).toBeTruthy();
    expect(screen.queryByRole('checkbox', { name: 'Select Subject of bank' })).toBeNull();
    expect(screen.getByText('Waits to be published').closest('li')?.textContent).toContain(
      'Subject of waiting',
    );
    expect(
      screen.getByRole('link', { name: 'events that await review' }).getAttribute('href'),
    ).toBe('/admin/content/events?awaits=review');
  });

  it('does not claim that events wait where an earlier service does not say so', async () => {
    visitInbox('/admin/inbox', {
      [`GET ${inboxPath}`]: [anItem('sent', { kind: 'event', awaitsReview: undefined })],
    });
    expect(await screen.findByText('Subject of sent')).toBeTruthy();
    expect(screen.queryByText('Waits to be published')).toBeNull();
    expect(screen.queryByRole('link', { name: 'events that await review' })).toBeNull();
    // Such a service refuses events in a change of several items.
    expect(screen.queryByRole('checkbox', { name: 'Select Subject of sent' })).toBeNull();
  });

  it('cannot be selected by somebody who may only read', async () => {
    visitInbox('/admin/inbox', {
      ...answers,
      'GET /api/admin/session': { ...session, role: 'reader' },
    });
    expect(await screen.findByText(/^Report of wrong content/)).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('say why nothing was changed', async () => {
    const refused = { ...answers, [bulkPath]: () => problem(404) };
    const { user } = visitInbox('/admin/inbox', refused);
    await user.click(await screen.findByRole('checkbox', { name: `Select Subject of ${message}` }));
    await user.click(screen.getByRole('button', { name: 'Mark as done' }));
    await waitFor(() => expect(shownToast()?.title).toBe('Nothing was changed'));
    expect(screen.getByText('1 selected')).toBeTruthy();
  });
});

describe('junk in the inbox', () => {
  const junk = [
    anItem(message, { kind: 'listing' }),
    anItem(report, { kind: 'application', recordId: 'unpaid' }),
    anItem(event, { kind: 'event', awaitsReview: true }),
  ];
  const advertisers = 'GET /api/admin/advertisers';
  const payment = { status: 'succeeded', plan: 'monthly', amount: 49, paidAt: '' };

  it('is finished after the desk has said what happens to each kind', async () => {
    const { user, sent } = visitInbox('/admin/inbox', {
      [`GET ${inboxPath}`]: junk,
      [advertisers]: [{ id: 'unpaid', status: 'pending' }],
      [bulkPath]: {
        changed: [message, report],
        refused: [{ id: event, reason: '“Parade” needs a decision of its own.' }],
      },
    });
    await user.click(await all(3));
    await user.click(screen.getByRole('button', { name: 'Mark as done…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mark 3 items as done?' }));
    expect(dialog.getByText('Free listings: 1')).toBeTruthy();
    expect(dialog.getByText('Advertiser applications: 1')).toBeTruthy();
    expect(dialog.getByText('Events that wait to be published: 1')).toBeTruthy();
    expect(sent('POST')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Mark as done' }));
    expect(await screen.findByText('“Parade” needs a decision of its own.')).toBeTruthy();
    // What could not be done stays selected.
    expect(screen.getByText('1 selected')).toBeTruthy();
  });

  it('leaves the dialog before the list is fetched again, with the focus on the heading', async () => {
    const { user, answers } = visitInbox('/admin/inbox', {
      [`GET ${inboxPath}`]: junk.slice(0, 1),
      [bulkPath]: { changed: [message], refused: [] },
    });
    await user.click(await all(1));
    await user.click(screen.getByRole('button', { name: 'Mark as done…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Mark 1 item as done?' });
    answers[`GET ${inboxPath}`] = () => new Promise<Response>(() => {});
    await user.click(within(dialog).getByRole('button', { name: 'Mark as done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('1 item done')).toBeTruthy();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })),
    );
  });

  it.each([
    ['has been paid for', { id: 'unpaid', status: 'pending', payment }],
    ['has a payment that was begun', { id: 'unpaid', status: 'pending', paymentIntentId: 'pi_1' }],
    ['is not waiting any more: contacted', { id: 'unpaid', status: 'contacted' }],
    ['could not be checked', { id: 'another', status: 'pending' }],
  ])('leaves out an application that %s', async (reason, application) => {
    const { user, calls, sent } = visitInbox('/admin/inbox', {
      [`GET ${inboxPath}`]: junk.slice(1, 2),
      [advertisers]: [application],
    });
    await user.click(await all(1));
    await user.click(screen.getByRole('button', { name: 'Mark as done…' }));
    await user.click(await screen.findByRole('button', { name: 'Mark as done' }));
    expect(await screen.findByText(new RegExp(reason))).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Undo the change' })).toBeNull();
    expect(sent('POST')).toEqual([]);
    // Only the chosen application is read: it holds personal data.
    expect(calls.some(({ path }) => path.endsWith('advertisers?ids=unpaid&limit=1'))).toBe(true);
  });
});
