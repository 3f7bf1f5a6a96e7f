import { screen, waitFor } from '@testing-library/react';
import { problem, shownToast, startDesk } from '../testing/fake-desk';
import { anItem, inboxPath, loadInbox, session, visitInbox } from '../testing/fake-inbox';

beforeAll(loadInbox);
beforeEach(startDesk);

describe('several items of the inbox', () => {
  const ids = [1, 2, 3].map((last) => `00000000-0000-4000-8000-00000000000${last}`);
  const [message = '', report = ''] = ids;
  const answers = {
    [`GET ${inboxPath}`]: ids.map((id, at) =>
      anItem(id, { kind: ['message', 'report', 'event'][at] }),
    ),
    [`POST ${inboxPath}/bulk`]: { changed: [message, report] },
  };

  it('are marked as done together, which one click undoes', async () => {
    const { user, sent } = visitInbox('/admin/inbox', answers);
    await user.click(
      await screen.findByRole('checkbox', {
        name: 'Select all that need no decision on this page (2)',
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Mark as done' }));
    await waitFor(() => expect(shownToast()?.title).toBe('2 items done'));
    expect(screen.getByText('0 selected')).toBeTruthy();
    shownToast()?.action?.onClick();
    await waitFor(() => expect(shownToast()?.title).toBe('Open again'));
    expect(sent('POST').map(({ body }) => body)).toEqual([
      { ids: [message, report], state: 'done' },
      { ids: [message, report], state: 'open' },
    ]);
  });

  it('cannot be selected when they need a decision of their own', async () => {
    visitInbox('/admin/inbox', {
      [`GET ${inboxPath}`]: [
        anItem('public', { kind: 'event', awaitsReview: false }),
        anItem('waiting', { kind: 'event', awaitsReview: true }),
        anItem('plan', { kind: 'application', awaitsReview: false }),
      ],
    });
    expect(await screen.findByRole('checkbox', { name: 'Select Subject of public' })).toBeTruthy();
    expect(screen.getAllByRole('checkbox', { name: /^Select Subject/ })).toHaveLength(1);
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
    const refused = { ...answers, [`POST ${inboxPath}/bulk`]: () => problem(404) };
    const { user } = visitInbox('/admin/inbox', refused);
    await user.click(await screen.findByRole('checkbox', { name: `Select Subject of ${message}` }));
    await user.click(screen.getByRole('button', { name: 'Mark as done' }));
    await waitFor(() => expect(shownToast()?.title).toBe('Nothing was changed'));
    expect(screen.getByText('1 selected')).toBeTruthy();
  });
});
