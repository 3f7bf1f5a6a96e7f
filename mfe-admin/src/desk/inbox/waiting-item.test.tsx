import { screen, waitFor, within } from '@testing-library/react';
import { shownToast, startDesk } from '../testing/fake-desk';
import { anItem, inboxPath, loadInbox, visitInbox } from '../testing/fake-inbox';

beforeAll(loadInbox);
beforeEach(startDesk);

const visit = (awaitsReview: boolean) =>
  visitInbox('/admin/inbox/one', {
    [`GET ${inboxPath}/one`]: anItem('one', {
      ...{ kind: 'event', recordKind: 'events', awaitsReview },
    }),
    [`PUT ${inboxPath}/one`]: {},
  });

describe('an event that waits to be published', () => {
  it('is marked as done only after a warning, and leads to the event instead', async () => {
    const { user, sent } = visit(true);
    expect(await screen.findByText('Waits to be published')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Mark as done…' }));
    const name = 'This event waits for a decision';
    const dialog = within(await screen.findByRole('dialog', { name }));
    expect(
      dialog.getByText(/Visitors do not see what was sent until somebody publishes it/),
    ).toBeTruthy();
    expect(dialog.queryByText(/archive/)).toBeNull();
    expect(dialog.getByRole('link', { name: 'Open the event' }).getAttribute('href')).toBe(
      '/admin/content/events/record-of-one',
    );
    expect(sent('PUT')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Mark as done' }));
    await waitFor(() => expect(shownToast()?.title).toBe('Done'));
    expect(sent('PUT')[0]?.body).toEqual({ state: 'done' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('gets no warning when nothing of it waits any more', async () => {
    const { user, sent } = visit(false);
    await user.click(await screen.findByRole('button', { name: 'Mark as done' }));
    await waitFor(() => expect(sent('PUT')[0]?.body).toEqual({ state: 'done' }));
    expect(screen.queryByText('Waits to be published')).toBeNull();
  });
});
