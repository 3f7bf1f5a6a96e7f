import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { problem, shownToast, startDesk } from '../testing/fake-desk';
import { anItem, inboxPath, loadInbox, visitInbox } from '../testing/fake-inbox';

beforeAll(loadInbox);
beforeEach(startDesk);

const visit = (answers: Record<string, object> = {}) =>
  visitInbox('/admin/inbox/one', {
    [`PUT ${inboxPath}/one`]: {},
    [`POST ${inboxPath}/one/answer`]: {},
    [`GET ${inboxPath}/two`]: anItem('two'),
    ...answers,
  });

/** An answer that a test gives when it wants to. */
function held() {
  let give = () => {};
  const promise = new Promise<Response>((resolve) => {
    give = () => resolve(Response.json({}));
  });
  return { answer: () => promise, give };
}

type User = ReturnType<typeof visit>['user'];

/** Leaves the item for the inbox, with what is unsaved. */
async function leave(user: User) {
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Inbox' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  await user.click(dialog.getByRole('button', { name: 'Leave' }));
  await screen.findByRole('link', { name: 'Subject of one' });
}

const keptNames = () => Object.keys(localStorage).filter((key) => key.includes('inbox'));
const answerOf = (by: string, text: string) => ({ at: '2027-03-09T21:05:00.000Z', by, text });

const answer = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
const note = () => screen.findByLabelText<HTMLTextAreaElement>(/^Note/);
const press = (name: string) => screen.getByRole('button', { name });

/** Loads the page again, as a phone does that has stopped the tab meanwhile. */
function reload(answers: Record<string, object> = {}) {
  cleanup();
  return visit(answers);
}

describe('what was typed at an item', () => {
  it('survives a reload until it is sent or saved', async () => {
    const first = visit();
    await first.user.type(await answer(), 'We repair it.');
    await first.user.type(await note(), 'Called her.');
    const { user } = reload();
    await waitFor(async () => expect((await answer()).value).toBe('We repair it.'));
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
    await user.type(await answer(), 'We repair it.');
    cleanup();
    visitInbox('/admin/inbox/two', { [`GET ${inboxPath}/two`]: anItem('two') });
    expect((await answer()).value).toBe('');
  });

  it('is found again after the page was left', async () => {
    const { user } = visit();
    await user.type(await answer(), 'We repair it.');
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Inbox' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    expect(dialog.getByText(/It stays in this browser/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Leave' }));
    await user.click(await screen.findByRole('link', { name: 'Subject of one' }));
    await waitFor(async () => expect((await answer()).value).toBe('We repair it.'));
  });

  it('is removed from the browser when the clerk empties it', async () => {
    const { user } = visit();
    await user.type(await answer(), 'We');
    await user.clear(await answer());
    reload();
    expect((await answer()).value).toBe('');
    expect(keptNames()).toEqual([]);
  });

  it('is removed, too, when it is emptied after it could not be sent', async () => {
    const { user } = visit({ [`POST ${inboxPath}/one/answer`]: () => problem(500) });
    await user.type(await answer(), 'We');
    await user.click(press('Send answer'));
    await waitFor(() => expect(shownToast()?.title).toBe('Answer not sent'));
    await user.clear(await answer());
    expect(keptNames()).toEqual([]);
  });

  it('is sent again with the same key after a reload', async () => {
    const post = { [`POST ${inboxPath}/one/answer`]: () => problem(500) };
    const first = visit(post);
    await first.user.type(await answer(), 'We');
    await first.user.click(press('Send answer'));
    await waitFor(() => expect(shownToast()?.title).toBe('Answer not sent'));
    const second = reload(post);
    await waitFor(async () => expect((await answer()).value).toBe('We'));
    await second.user.click(press('Send answer'));
    await waitFor(() => expect(second.sent('POST')).toHaveLength(1));
    const keyOf = ({ sent }: typeof first) => sent('POST')[0]?.headers.get('idempotency-key');
    expect(keyOf(second)).toBe(keyOf(first));
  });

  it('does not come back when it was sent after the page was left', async () => {
    const { answer: sending, give } = held();
    const { user } = visit({ [`POST ${inboxPath}/one/answer`]: sending });
    await user.type(await answer(), 'We repair it.');
    await user.click(press('Send answer'));
    await leave(user);
    give();
    await waitFor(() => expect(shownToast()?.title).toBe('Answer sent'));
    expect(keptNames()).toEqual([]);
  });

  it('does not come back as an edit when it was saved after the page was left', async () => {
    const { answer: saving, give } = held();
    const { user } = visit({ [`PUT ${inboxPath}/one`]: saving });
    await user.type(await note(), 'Called her.');
    await user.click(press('Save'));
    await leave(user);
    give();
    await waitFor(() => expect(shownToast()?.title).toBe('Saved'));
    reload({ [`GET ${inboxPath}/one`]: anItem('one', { note: 'Called her.' }) });
    expect((await note()).value).toBe('Called her.');
    expect(keptNames()).toEqual([]);
  });

  it.each([
    ['bea@example.com', 'bea@example.com has answered meanwhile'],
    ['ada@example.com', 'Your answer was sent'],
  ])('shows an answer that %s sent while the page was left', async (by, title) => {
    const { user } = visit();
    await user.type(await answer(), 'We repair it.');
    const answers = [answerOf(by, 'It is repaired.')];
    reload({ [`GET ${inboxPath}/one`]: anItem('one', { answers }) });
    expect(await screen.findByText(title)).toBeTruthy();
  });

  it('is not kept once another tab has signed out', async () => {
    const { user } = visit();
    await answer();
    localStorage.clear();
    await user.type(await answer(), 'We');
    expect(keptNames()).toEqual([]);
  });
});
