import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { shownToast, startDesk } from '../testing/fake-desk';
import { anItem, inboxPath, loadInbox, visitInbox } from '../testing/fake-inbox';

beforeAll(loadInbox);
beforeEach(startDesk);

const visit = () =>
  visitInbox('/admin/inbox/one', {
    [`PUT ${inboxPath}/one`]: {},
    [`POST ${inboxPath}/one/answer`]: {},
    [`GET ${inboxPath}/two`]: anItem('two'),
  });

const answer = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
const note = () => screen.findByLabelText<HTMLTextAreaElement>(/^Note/);
const press = (name: string) => screen.getByRole('button', { name });

/** Loads the page again, as a phone does that has stopped the tab meanwhile. */
function reload() {
  cleanup();
  return visit();
}

describe('what was typed at an item', () => {
  it('survives a reload until it is sent or saved', async () => {
    const first = visit();
    await first.user.type(await answer(), 'We mend it.');
    await first.user.type(await note(), 'Called her.');
    const { user } = reload();
    await waitFor(async () => expect((await answer()).value).toBe('We mend it.'));
    expect((await note()).value).toBe('Called her.');
    await user.click(press('Save'));
    await waitFor(() => expect(shownToast()?.title).toBe('Saved'));
    await user.click(press('Send answer'));
    await waitFor(() => expect(shownToast()?.title).toBe('Answer sent'));
    reload();
    expect((await answer()).value).toBe('');
    expect((await note()).value).toBe('');
  });

  it('stays with its item', async () => {
    const { user } = visit();
    await user.type(await answer(), 'We mend it.');
    cleanup();
    visitInbox('/admin/inbox/two', { [`GET ${inboxPath}/two`]: anItem('two') });
    expect((await answer()).value).toBe('');
  });

  it('is found again after the page was left', async () => {
    const { user } = visit();
    await user.type(await answer(), 'We mend it.');
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Inbox' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    expect(dialog.getByText(/It stays in this browser/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Leave' }));
    await user.click(await screen.findByRole('link', { name: 'Subject of one' }));
    await waitFor(async () => expect((await answer()).value).toBe('We mend it.'));
  });

  it('is removed from the browser when the clerk empties it', async () => {
    const { user } = visit();
    await user.type(await answer(), 'We');
    await user.clear(await answer());
    reload();
    expect((await answer()).value).toBe('');
    expect(Object.keys(localStorage).filter((key) => key.includes('inbox'))).toEqual([]);
  });
});
