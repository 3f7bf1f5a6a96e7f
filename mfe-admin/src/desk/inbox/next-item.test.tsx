import { screen, waitFor, within } from '@testing-library/react';
import { shownToast, startDesk } from '../testing/fake-desk';
import { anItem, inboxPath, loadInbox, visitInbox } from '../testing/fake-inbox';

beforeAll(loadInbox);
beforeEach(startDesk);

const answers = Object.fromEntries([
  [`GET ${inboxPath}`, ['one', 'two', 'three'].map((id) => anItem(id))],
  ...['one', 'two', 'three'].map((id) => [`GET ${inboxPath}/${id}`, anItem(id)]),
]);

const main = () => within(screen.getByRole('main'));

describe('items that are worked on one after the other', () => {
  it('lead to the next one of the list, and back to the list as it was filtered', async () => {
    const { user, address } = visitInbox('/admin/inbox?kind=message&assignee=me', answers);
    await user.click(await screen.findByRole('link', { name: 'Subject of two' }));
    await screen.findByRole('heading', { level: 1, name: 'Subject of two' });
    await user.click(main().getByRole('link', { name: 'Next item' }));
    await screen.findByRole('heading', { level: 1, name: 'Subject of three' });
    expect(main().queryByRole('link', { name: 'Next item' })).toBeNull();
    await user.click(main().getByRole('link', { name: 'Inbox' }));
    await waitFor(() => expect(address()).toBe('/admin/inbox?kind=message&assignee=me'));
  });

  it('lead back to the filtered list from another item of the same sender', async () => {
    const { user } = visitInbox('/admin/inbox?assignee=me', {
      ...answers,
      [`GET ${inboxPath}/two`]: { ...anItem('two'), fromSameSender: [anItem('three')] },
    });
    await user.click(await screen.findByRole('link', { name: 'Subject of two' }));
    const others = within(await screen.findByRole('region', { name: 'From the same sender' }));
    await user.click(others.getByRole('link', { name: 'Subject of three' }));
    await screen.findByRole('heading', { level: 1, name: 'Subject of three' });
    const inbox = main().getByRole('link', { name: 'Inbox' });
    expect(inbox.getAttribute('href')).toBe('/admin/inbox?assignee=me');
  });

  it('lead nowhere when an item was opened by its address', async () => {
    visitInbox('/admin/inbox/one', answers);
    await screen.findByRole('heading', { level: 1, name: 'Subject of one' });
    expect(main().queryByRole('link', { name: 'Next item' })).toBeNull();
    expect(main().getByRole('link', { name: 'Inbox' }).getAttribute('href')).toBe('/admin/inbox');
  });
});

describe('an answer that settles an item', () => {
  const answerPath = `POST ${inboxPath}/one/answer`;
  const done = `PUT ${inboxPath}/one`;

  it('is sent and marks the item as done with one press, and the item can be opened again', async () => {
    const { user, sent } = visitInbox('/admin/inbox/one', {
      ...answers,
      [answerPath]: {},
      [done]: {},
    });
    await user.type(await screen.findByRole('textbox', { name: 'Text' }), 'From 9 to 5.');
    await user.click(screen.getByRole('button', { name: 'Send and mark as done' }));
    await waitFor(() => expect(shownToast()?.title).toBe('Answer sent, item done'));
    expect(sent('POST')[0]?.body).toMatchObject({ text: 'From 9 to 5.' });
    expect(sent('PUT').map(({ body }) => body)).toEqual([{ state: 'done' }]);
    expect(shownToast()?.action?.label).toBe('Undo');
  });

  it('says that it was sent when the response about the item is lost', async () => {
    const { user, sent } = visitInbox('/admin/inbox/one', {
      ...answers,
      [answerPath]: anItem('one', { version: 7 }),
      [done]: () => {
        throw new TypeError('Failed to fetch');
      },
    });
    await user.type(await screen.findByRole('textbox', { name: 'Text' }), 'From 9 to 5.');
    await user.click(screen.getByRole('button', { name: 'Send and mark as done' }));
    await waitFor(() => expect(shownToast()?.title).toBe('Answer sent'));
    expect(shownToast()?.description).toMatch(/Whether the item is done is not known/);
    expect(sent('PUT')[0]?.headers.get('if-match')).toBe('"7"');
  });

  it('leaves the item open when it cannot be sent', async () => {
    const { user, sent } = visitInbox('/admin/inbox/one', answers);
    await user.type(await screen.findByRole('textbox', { name: 'Text' }), 'From 9 to 5.');
    await user.click(screen.getByRole('button', { name: 'Send and mark as done' }));
    await waitFor(() => expect(shownToast()?.title).toBe('Answer not sent'));
    expect(sent('PUT')).toEqual([]);
  });

  it('is not offered for an event that waits to be published', async () => {
    visitInbox('/admin/inbox/one', {
      [`GET ${inboxPath}/one`]: anItem('one', { kind: 'event', awaitsReview: true }),
    });
    expect(await screen.findByRole('button', { name: 'Send answer' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send and mark as done' })).toBeNull();
  });
});
