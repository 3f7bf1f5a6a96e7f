import { screen, waitFor, within } from '@testing-library/react';
import { aRecord, shownToast, startDesk } from '../testing/fake-desk';
import { anItem, inboxPath, loadInbox, session, visitInbox } from '../testing/fake-inbox';

beforeAll(loadInbox);
beforeEach(startDesk);

describe('the inbox', () => {
  it('lists open items with counts, and one invalid item does not hide the others', async () => {
    visitInbox('/admin/inbox');
    const items = within(await screen.findByRole('list', { name: 'Items' }));
    expect(items.getAllByRole('listitem')).toHaveLength(2);
    expect(items.getByRole('link', { name: 'Subject of one' })).toBeTruthy();
    expect(items.getByText(/^Message · Ann Example/)).toBeTruthy();
    expect(items.getByText(/Rumour · ann@example.com/)).toBeTruthy();
    expect(await screen.findByRole('button', { name: '2 All open' })).toBeTruthy();
  });

  it('leads from a last page whose items are all done to the page before', async () => {
    const { user, calls } = visitInbox('/admin/inbox?page=2', { [`GET ${inboxPath}`]: [] });
    expect(await screen.findByText('This page has no entries any more.')).toBeTruthy();
    expect(screen.queryByText('Nothing is waiting here')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    await waitFor(() => expect(calls.at(-1)?.path).toContain('offset=0'));
  });

  it('marks items whose assignee can no longer edit', async () => {
    visitInbox('/admin/inbox', {
      [`GET ${inboxPath}`]: [
        anItem('one', { assignee: 'gone@example.com' }),
        anItem('two', { assignee: 'ada@example.com' }),
        anItem('three', { assignee: 'gone@example.com', state: 'done' }),
      ],
      'GET /api/admin/staff/assignees': [{ email: 'ada@example.com' }],
    });
    const mark = await screen.findByText('Needs somebody else');
    expect(mark.closest('li')?.textContent).toContain('Subject of one');
  });

  it('names the record that a report is about', async () => {
    const diner = aRecord({ name: 'River Diner', category: 'dining' });
    visitInbox('/admin/inbox', {
      [`GET ${inboxPath}`]: [
        anItem('one', { kind: 'report', recordId: diner.id, recordKind: 'businesses' }),
      ],
      'GET /api/admin/businesses': [diner],
    });
    const name = await screen.findByText('River Diner');
    expect(name.closest('li')?.textContent).toContain('About the business River Diner');
  });

  it('says on the button that shows the filters of a phone how many are in use', async () => {
    const { user } = visitInbox('/admin/inbox?kind=message&state=all');
    const toggle = await screen.findByRole('button', { name: 'Search and filters (2 in use)' });
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    await user.click(toggle);
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
  });

  it('can be filtered by kind, state and assignee', async () => {
    const { user, calls } = visitInbox('/admin/inbox');
    await user.click(await screen.findByRole('button', { name: '1 Messages' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Assigned to' }), 'me');
    await waitFor(() =>
      expect(calls.at(-1)?.path).toContain('kind=message&state=open&assignee=ada%40example.com'),
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Assigned to' }), 'nobody');
    await waitFor(() => expect(calls.at(-1)?.path).toContain('&assignee=nobody'));
  });
});

test('a bookmark of the earlier release shows what is assigned to the clerk', async () => {
  const { calls } = visitInbox('/admin/inbox?mine=true');
  await waitFor(() =>
    expect(calls.some(({ path }) => path.includes('assignee=ada%40example.com'))).toBe(true),
  );
});

test('the menu shows the number of open items', async () => {
  visitInbox('/admin/content/businesses');
  expect(await screen.findByText('2 open')).toBeTruthy();
});

test('a clerk sees in the menu and in the inbox what colleagues have given them', async () => {
  const { user, calls } = visitInbox('/admin/inbox', {
    [`GET ${inboxPath}/counts`]: { all: 2, message: 1, event: 1, mine: 1 },
    [`GET ${inboxPath}`]: [
      anItem('one', { assignee: 'ada@example.com' }),
      anItem('two', { assignee: 'bea@example.com' }),
    ],
  });
  expect((await screen.findByText(', 1 yours')).parentElement?.textContent).toBe('2 open, 1 yours');
  const mark = await screen.findByText('Assigned to you');
  expect(mark.closest('li')?.textContent).toContain('Subject of one');
  await user.click(screen.getByRole('link', { name: 'Assigned to you: 1' }));
  await waitFor(() => expect(calls.at(-1)?.path).toContain('assignee=ada%40example.com'));
});

describe('an item', () => {
  it('shows who sent it, what it says and what else its sender has sent', async () => {
    visitInbox('/admin/inbox/one');
    const sent = within(await screen.findByRole('region', { name: 'What was sent' }));
    expect(sent.getByText('When are you open?')).toBeTruthy();
    expect(sent.getByText(/^Message · /)).toBeTruthy();
    expect(sent.getByRole('link', { name: /830-555-0100/ }).getAttribute('href')).toBe(
      'tel:8305550100',
    );
    expect(screen.getByRole('link', { name: 'Subject of two' })).toBeTruthy();
  });

  it('of a report names its record, and says whether the public sees it', async () => {
    const diner = aRecord({ name: 'River Diner', category: 'dining' });
    visitInbox('/admin/inbox/one', {
      [`GET ${inboxPath}/one`]: anItem('one', {
        kind: 'report',
        recordId: diner.id,
        recordKind: 'businesses',
        details: [{ label: 'Date', value: '2027-12-12' }],
      }),
      [`GET /api/admin/businesses/${diner.id}`]: diner,
    });
    const about = (await screen.findByText('River Diner')).closest('p');
    expect(about?.textContent).toBe('About the business River Diner, which is: Published');
    expect(screen.getByText('December 12, 2027')).toBeTruthy();
  });

  it.each([
    ['Type', 'home_services', 'Home services'],
    ['Category', 'community', 'Community'],
    ['Category', 'Dining & Restaurants', 'Dining & Restaurants'],
    ['Plan', 'monthly', 'Monthly Listing'],
    ['Plan', 'basic', 'Basic'],
    ['Kind of mail', 'person-subscription-ended', 'Subscription ended'],
    ['Kind of mail', 'staff-contact-message', 'Contact message'],
    ['Reason', 'product_not_received', 'Product not received'],
    ['Subject', 'snake_case', 'snake_case'],
    ['Date', '2027-06-11 – 2027-06-13', 'June 11, 2027 – June 13, 2027'],
    ['Message', 'Since 2027-06-11 it is closed', 'Since 2027-06-11 it is closed'],
  ])('shows the %s “%s” that was sent as “%s”', async (label, value, shown) => {
    const details = [{ label, value }];
    visitInbox('/admin/inbox/one', { [`GET ${inboxPath}/one`]: anItem('one', { details }) });
    const term = await screen.findByText(label, { selector: 'dt' });
    expect(term.nextElementSibling?.textContent).toBe(shown);
  });

  it('of a report shows the current state of its record', async () => {
    visitInbox('/admin/inbox/one', {
      [`GET ${inboxPath}/one`]: anItem('one', {
        kind: 'report',
        recordKind: 'businesses',
        recordHappening: 'changed',
        recordChangedAt: '2027-03-10T20:05:00.000Z',
      }),
    });
    expect(await screen.findByText(/It was changed on .*, after this arrived./)).toBeTruthy();
  });

  it('can be marked as done with one click, which can be undone', async () => {
    const { user, sent } = visitInbox('/admin/inbox/one', { [`PUT ${inboxPath}/one`]: {} });
    await user.click(await screen.findByRole('button', { name: 'Mark as done' }));
    await waitFor(() => expect(shownToast()?.title).toBe('Done'));
    shownToast()?.action?.onClick();
    await waitFor(() =>
      expect(sent('PUT').map(({ body }) => body)).toEqual([{ state: 'done' }, { state: 'open' }]),
    );
  });

  it('is answered by mail, and the answer needs a text', async () => {
    const { user, sent } = visitInbox('/admin/inbox/one', { [`POST ${inboxPath}/one/answer`]: {} });
    await user.click(await screen.findByRole('button', { name: 'Send answer' }));
    expect(await screen.findByText('Please write an answer')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: 'Text' }), 'From 9 to 5.');
    await user.click(screen.getByRole('button', { name: 'Send answer' }));
    await waitFor(() => expect(shownToast()?.title).toBe('Answer sent'));
    expect(sent('POST')[0]?.body).toEqual({
      subject: 'Re: Subject of one',
      text: 'From 9 to 5.',
      template: null,
    });
  });

  it('of a failed mail offers to send the mail again, and no answer', async () => {
    const { user, sent, answers } = visitInbox('/admin/inbox/one', {
      [`GET ${inboxPath}/one`]: anItem('one', { kind: 'mail' }),
      [`POST ${inboxPath}/one/retry`]: {},
    });
    const tryAgain = await screen.findByRole('button', { name: 'Try again' });
    answers[`GET ${inboxPath}/one`] = anItem('one', { kind: 'mail', state: 'done' });
    await user.click(tryAgain);
    await waitFor(() => expect(shownToast()?.title).toBe('The mail is sent again'));
    await waitFor(() => expect(tryAgain.isConnected).toBe(false));
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(sent('POST')[0]?.path).toBe(`${inboxPath}/one/retry`);
    expect(screen.queryByRole('button', { name: 'Send answer' })).toBeNull();
  });

  it.each(['refund', 'dispute'])('of a %s links to the payment', async (kind) => {
    const details = [{ label: 'Payment', value: 'pi_1' }];
    visitInbox('/admin/inbox/one', { [`GET ${inboxPath}/one`]: anItem('one', { kind, details }) });
    const link = await screen.findByRole('link', { name: 'Open the payment' });
    expect(link.getAttribute('href')).toBe('/admin/dashboard?view=payments&q=pi_1');
  });

  it('is answered with a template, whose text can be edited before it is sent', async () => {
    const { user, sent } = visitInbox('/admin/inbox/one', {
      'GET /api/admin/answer-templates': [
        { id: 't', name: 'Thanks', text: 'Hello {name}, {subject}?', version: 1 },
      ],
      [`POST ${inboxPath}/one/answer`]: {},
    });
    await user.selectOptions(await screen.findByRole('combobox', { name: /Template/ }), 'Thanks');
    await user.type(screen.getByRole('textbox', { name: 'Text' }), ' Yes.');
    await user.click(screen.getByRole('button', { name: 'Send answer' }));
    await waitFor(() =>
      expect(sent('POST')[0]?.body).toMatchObject({
        text: 'Hello Ann Example, Subject of one? Yes.',
        template: 'Thanks',
      }),
    );
  });

  it.each([
    { press: 'Create the business', status: 'pending', before: 'open', after: 'done' },
    { press: 'Take the business back', status: 'active', before: 'done', after: 'open' },
  ])('of an application is shown $after once “$press” has arrived', async (decision) => {
    const { press, status, before, after } = decision;
    const api = '/api/admin/advertisers';
    const undoUntil = new Date(Date.now() + 600_000).toISOString();
    const item = (state: string) => anItem('one', { kind: 'application', state });
    const shown = (now: string) => [
      { id: 'record-of-one', phone: '830-555-0123', status: now, undoUntil },
    ];
    const decide = () => {
      answers[`GET ${api}`] = shown(after === 'done' ? 'active' : 'pending');
      // The item has not received the event yet when the page requests it for the first time.
      const answersAfter = [item(before), item(before)];
      answers[`GET ${inboxPath}/one`] = () => Response.json(answersAfter.shift() ?? item(after));
      return Response.json({});
    };
    const { user, answers } = visitInbox('/admin/inbox/one', {
      [`GET ${inboxPath}/one`]: item(before),
      [`GET ${api}`]: shown(status),
      [`POST ${api}/record-of-one/create-business`]: decide,
      [`POST ${api}/record-of-one/undo-create-business`]: decide,
    });
    await user.click(await screen.findByRole('button', { name: press }));
    const next = after === 'done' ? 'Open again' : 'Mark as done…';
    expect(await screen.findByRole('button', { name: next })).toBeTruthy();
  });

  it('offers a reader nothing to change', async () => {
    visitInbox('/admin/inbox/one', { 'GET /api/admin/session': { ...session, role: 'reader' } });
    await screen.findByRole('region', { name: 'What was sent' });
    expect(screen.queryByRole('button', { name: 'Mark as done' })).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
