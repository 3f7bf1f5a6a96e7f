import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type FakeCall, problem, shownToast, startDesk, visitDesk } from '../testing/fake-desk';
import { typeHalf } from '../testing/type-half';

const item = {
  id: 'one',
  kind: 'message',
  subject: 'Broken bench',
  senderName: 'Ann Example',
  senderEmail: 'ann@example.com',
  version: 3,
  state: 'open',
  receivedAt: '2027-03-09T20:05:00.000Z',
};
const path = '/api/admin/inbox/one';
const load = `GET ${path}`;
const session = 'GET /api/admin/session';

const visit = (given: Record<string, object> = {}) =>
  visitDesk('/admin/inbox/one', {
    [session]: { email: 'ada@example.com', role: 'editor', idleMinutes: 30 },
    [load]: item,
    [`PUT ${path}`]: {},
    ...given,
  });

const answer = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
const note = () => screen.findByLabelText<HTMLTextAreaElement>(/^Note/);
const press = (name: string) => screen.getByRole('button', { name });

beforeAll(() =>
  Promise.all([import('../desk-layout'), import('./inbox-page'), import('./item-page')]),
);
beforeEach(startDesk);

describe('a change that another person has made meanwhile', () => {
  it('is kept, because only fields edited here are sent', async () => {
    const { user, sent } = visit();
    await note();
    await user.click(press('Take it myself'));
    await waitFor(() => expect(shownToast()?.title).toBe('Saved'));
    expect(sent('PUT')[0]?.body).toEqual({ assignee: 'ada@example.com' });
  });

  it('is shown after a save, beside the text that is being typed', async () => {
    const { user, answers } = visit();
    await user.type(await note(), 'Called her.');
    answers[load] = { ...item, assignee: 'bea@example.com', note: 'Asked the park.' };
    await user.click(press('Mark as done'));
    await screen.findByDisplayValue('bea@example.com');
    expect((await note()).value).toBe('Called her.');
  });
});

describe('the due date of an item', () => {
  it('is not deleted when another one is typed only in part', async () => {
    const { user, sent } = visit({ [load]: { ...item, dueOn: '2027-04-01' } });
    const dueOn = await screen.findByLabelText(/^Due on/);
    fireEvent.change(dueOn, { target: { value: '' } });
    typeHalf(dueOn);
    await user.click(press('Save'));
    expect(await screen.findByText('Please enter a full date')).toBeTruthy();
    expect(document.activeElement).toBe(dueOn);
    expect(sent('PUT')).toEqual([]);
  });
});

describe('the assignee of an item', () => {
  const accounts = {
    'GET /api/admin/staff/assignees': [{ email: 'ada@example.com' }, { email: 'bea@example.com' }],
  };
  const assigned = () => screen.findByRole('combobox', { name: /^Assigned to/ });
  const choices = async () =>
    within(await assigned())
      .getAllByRole('option')
      .map(({ textContent }) => textContent);

  it('is chosen from the staff accounts', async () => {
    const { user, sent } = visit(accounts);
    await waitFor(async () =>
      expect(await choices()).toEqual(['Nobody', 'ada@example.com', 'bea@example.com']),
    );
    await user.selectOptions(await assigned(), 'bea@example.com');
    await user.click(press('Save'));
    await waitFor(() => expect(shownToast()?.title).toBe('Saved'));
    await user.selectOptions(await assigned(), 'Nobody');
    expect(sent('PUT')[0]?.body).toEqual({ assignee: 'bea@example.com' });
  });

  it('stays readable with a remark when the account can no longer edit', async () => {
    visit({ ...accounts, [load]: { ...item, assignee: 'gone@example.com' } });
    expect(await screen.findByText(/gone@example.com can no longer/)).toBeTruthy();
    expect(await screen.findByDisplayValue('gone@example.com')).toBeTruthy();
  });

  it('can be oneself while the accounts cannot be fetched', async () => {
    const { user, sent } = visit({ 'GET /api/admin/staff/assignees': () => problem(503) });
    await assigned();
    await user.click(press('Take it myself'));
    await waitFor(() => expect(sent('PUT')[0]?.body).toEqual({ assignee: 'ada@example.com' }));
  });
});

test('taking an item oneself leaves a half-written note, and refuses a colleague’s item', async () => {
  const { user, answers, sent } = visit();
  await user.type(await note(), 'Called her.');
  const theirs = { ...item, version: 4, assignee: 'bea@example.com' };
  answers[load] = theirs;
  answers[`PUT ${path}`] = () => problem(412, { current: theirs });
  await user.click(press('Take it myself'));
  await waitFor(() => expect(shownToast()?.title).toBe('Not saved'));
  expect(sent('PUT')[0]?.headers.get('if-match')).toBe('"3"');
  expect(await screen.findByDisplayValue('bea@example.com')).toBeTruthy();
  expect((await note()).value).toBe('Called her.');
});

describe('a note that somebody else has written meanwhile', () => {
  const faster = { ...item, version: 4, note: 'Asked the park.' };
  const seen = ({ headers }: FakeCall) => headers.get('if-match');

  it('is shown before the note typed here replaces it', async () => {
    const { user, answers, sent } = visit();
    await user.type(await note(), 'Called her.');
    answers[load] = faster;
    answers[`PUT ${path}`] = () => problem(412, { current: faster });
    await user.click(press('Save'));
    await waitFor(() => expect(shownToast()?.title).toBe('Not saved'));
    const warning = await screen.findByText(/Somebody else has changed this item/);
    expect(within(warning.closest('form')!).getByText('Asked the park.')).toBeTruthy();
    expect((await note()).value).toBe('Called her.');
    answers[`PUT ${path}`] = {};
    await user.click(press('Save'));
    await waitFor(() => expect(shownToast()?.title).toBe('Saved'));
    expect(sent('PUT').map(seen)).toEqual(['"3"', '"4"']);
  });

  it('is not mentioned when it was saved here', async () => {
    const { user, answers } = visit();
    await user.type(await note(), 'Called her.');
    let answer = (_: Response) => {};
    answers[`PUT ${path}`] = () => new Promise<Response>((resolve) => (answer = resolve));
    await user.click(press('Save'));
    await user.type(await note(), ' Twice.');
    answers[load] = { ...item, version: 4, note: 'Called her.' };
    answer(Response.json({}));
    await waitFor(() => expect(shownToast()?.title).toBe('Saved'));
    expect((await note()).value).toBe('Called her. Twice.');
    expect(screen.queryByText(/Somebody else/)).toBeNull();
  });
});

describe('an answer that somebody else has sent meanwhile', () => {
  const faster = {
    ...item,
    version: 4,
    answers: [
      {
        at: '2027-03-10T15:00:00.000Z',
        by: 'bea@example.com',
        subject: 'Re: Broken bench',
        text: 'It is repaired.',
        template: null,
      },
    ],
  };

  it('is shown before a second one is sent, and the text that was typed stays', async () => {
    const { user, answers, sent } = visit();
    await user.type(await answer(), 'We will repair it.');
    answers[load] = faster;
    answers[`POST ${path}/answer`] = () => problem(412, { current: faster });
    await user.click(press('Send answer'));
    await waitFor(() => expect(shownToast()?.title).toBe('Answer not sent'));
    const warning = await screen.findByText('bea@example.com has answered meanwhile');
    expect(within(warning.closest('form')!).getByText('It is repaired.')).toBeTruthy();
    expect((await answer()).value).toBe('We will repair it.');
    answers[`POST ${path}/answer`] = {};
    await user.click(press('Send answer'));
    await waitFor(() => expect(shownToast()?.title).toBe('Answer sent'));
    expect(sent('POST').map(({ headers }) => headers.get('if-match'))).toEqual(['"3"', '"4"']);
    await waitFor(() => expect(warning.isConnected).toBe(false));
  });

  it('is not mentioned when no answer was being written', async () => {
    const { user, answers } = visit();
    await answer();
    answers[load] = faster;
    await user.click(press('Mark as done'));
    expect(await screen.findByText('It is repaired.')).toBeTruthy();
    expect(screen.queryByText(/has answered meanwhile/)).toBeNull();
  });
});

describe('an answer whose response was lost', () => {
  const arrived = {
    ...item,
    version: 4,
    answers: [
      {
        ...{ at: '2027-03-10T15:00:00.000Z', by: 'ada@example.com', template: null },
        ...{ subject: 'Re: Broken bench', text: 'We will repair it.' },
      },
    ],
  };

  it('is shown, and a retry is recognized as the same answer', async () => {
    const { user, answers, sent } = visit();
    await user.type(await answer(), 'We will repair it.');
    answers[load] = arrived;
    answers[`POST ${path}/answer`] = () => Promise.reject(new TypeError('network'));
    await user.click(press('Send answer'));
    const notice = await screen.findByText('Your answer was sent');
    answers[`POST ${path}/answer`] = arrived;
    await user.click(press('Send answer'));
    await waitFor(() => expect(shownToast()?.title).toBe('Answer sent'));
    await waitFor(() => expect(notice.isConnected).toBe(false));
    await user.type(await answer(), 'We will repair it.');
    await user.click(press('Send answer'));
    await waitFor(() => expect(sent('POST')).toHaveLength(3));
    const [first, second, third] = sent('POST').map(({ headers }) =>
      headers.get('idempotency-key'),
    );
    expect(first).toBeTruthy();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});

describe('an answer that is being written', () => {
  it('stays when the item cannot be fetched again', async () => {
    const { user, answers } = visit({ [`PUT ${path}`]: () => problem(503) });
    await user.type(await answer(), 'We will repair it.');
    answers[load] = () => problem(503);
    await user.click(press('Mark as done'));
    await waitFor(() => expect(shownToast()?.title).toBe('Not saved'));
    expect((await answer()).value).toBe('We will repair it.');
  });

  it('stays behind the sign-in dialog when the session has expired', async () => {
    const { user, answers } = visit({ [`POST ${path}/answer`]: () => problem(401) });
    await user.type(await answer(), 'We will repair it.');
    answers[load] = () => problem(401);
    answers[session] = () => problem(401);
    await user.click(press('Send answer'));
    expect(await screen.findByRole('dialog', { name: 'Please sign in again' })).toBeTruthy();
    expect(screen.getByDisplayValue('We will repair it.')).toBeTruthy();
  });

  it('cannot be left without a confirmation', async () => {
    const { user, address } = visit();
    await user.type(await answer(), 'We will repair it.');
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Inbox' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    await user.click(dialog.getByRole('button', { name: 'Stay' }));
    expect(address()).toBe('/admin/inbox/one');
    expect((await answer()).value).toBe('We will repair it.');
  });

  it('gets a template below the typed text', async () => {
    const { user } = visit({
      'GET /api/admin/answer-templates': [
        { id: 't', name: 'Thanks', text: 'Thank you, {name}.', version: 1 },
        { id: 'u', name: 'Later', text: 'Please wait.', version: 1 },
      ],
    });
    const templates = await screen.findByRole('combobox', { name: /Template/ });
    await user.selectOptions(templates, 'Later');
    await user.selectOptions(templates, 'Thanks');
    expect((await answer()).value).toBe('Thank you, Ann Example.');
    await user.clear(await answer());
    await user.type(await answer(), 'We will repair it.');
    await user.selectOptions(templates, 'Later');
    expect((await answer()).value).toBe('We will repair it.\n\nPlease wait.');
  });
});

// The API answers 400 when the address does not contain a valid id.
test.each([400, 404])(
  'an item that does not exist (%s) says so, and leads back',
  async (status) => {
    visit({ [load]: () => problem(status) });
    expect(await screen.findByRole('heading', { name: 'This item does not exist' })).toBeTruthy();
    const back = within(screen.getByRole('main')).getByRole('link', { name: 'Inbox' });
    expect(back.getAttribute('href')).toBe('/admin/inbox');
  },
);
