import { act, screen, waitFor, within } from '@testing-library/react';
import { addDays, formatDate, townDate } from '@town/contracts/town/date';
import {
  aListing,
  problem,
  shownToast,
  startAccount,
  visitAccount,
} from '../../testing/account-visit';

const { id } = aListing();
const call = `/api/owner/listings/${id}/events`;
const date = addDays(townDate(new Date(), 'America/Chicago'), 10);
const nextDate = addDays(date, 1);
const tasting = {
  id: '0c5e6a5e-0000-4000-8000-000000000001',
  slug: 'pie-tasting',
  title: 'Pie Tasting',
  description: 'All day',
  category: 'business',
  date,
  time: '6:00 PM',
  endTime: null,
  location: 'Pie Stand',
  status: 'scheduled',
  awaitsReview: false,
  version: 'seen',
};
const visit = (given: object = {}, answers = {}) =>
  visitAccount(`/account/listings/${id}/events`, {
    [`GET ${call}`]: { locked: false, events: [tasting], ...given },
    ...answers,
  });
const form = (name: string) => within(screen.getByRole('form', { name }));
const heading = (name: string) => screen.getByRole('heading', { name });

beforeAll(() => import('./events-page'));
beforeEach(startAccount);

describe('the events of a listing', () => {
  it('are posted once, after errors were shown at the fields', async () => {
    const { user, sent } = visit({ events: [] }, { [`POST ${call}`]: tasting });
    await user.click(await screen.findByRole('button', { name: 'Post an event' }));
    await user.click(form('New event').getByRole('button', { name: 'Post the event' }));
    const summary = within(await form('New event').findByRole('alert'));
    expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Title is required',
      'Date is required',
    ]);
    expect(document.activeElement).toBe(form('New event').getByLabelText('Title'));
    expect(sent('POST')).toEqual([]);
    await user.type(form('New event').getByLabelText('Title'), 'Pie Tasting');
    await user.type(form('New event').getByLabelText('Date'), date);
    await user.click(form('New event').getByRole('button', { name: 'Post the event' }));
    await waitFor(() => expect(shownToast()?.title).toBe('Event posted'));
    const [post] = sent('POST');
    expect(post?.body).toMatchObject({ title: 'Pie Tasting', date, category: 'business' });
    expect(post?.headers.get('idempotency-key')).toBeTruthy();
    expect(post?.headers.get('x-requested-with')).toBe('town-guide');
    await waitFor(() => expect(screen.queryByRole('form', { name: 'New event' })).toBeNull());
  });

  it('are changed and cancelled', async () => {
    let now: object = tasting;
    const { user, sent } = visit(
      {},
      {
        [`GET ${call}`]: () => Response.json({ locked: false, events: [now] }),
        [`PUT ${call}/${tasting.id}`]: tasting,
        [`POST ${call}/${tasting.id}/cancel`]: { ...tasting, status: 'cancelled' },
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Change Pie Tasting' }));
    await user.clear(form('Change the event').getByLabelText('Title'));
    await user.type(form('Change the event').getByLabelText('Title'), 'Cake Tasting');
    await user.type(form('Change the event').getByLabelText(/^Last day/), nextDate);
    await user.click(form('Change the event').getByRole('button', { name: 'Save the change' }));
    await waitFor(() => expect(shownToast()?.title).toBe('Event changed'));
    expect(sent('PUT')[0]?.body).toMatchObject({
      ...{ title: 'Cake Tasting', endDate: nextDate, time: '6:00 PM', version: 'seen' },
    });
    await user.click(screen.getByRole('button', { name: 'Cancel the event Pie Tasting' }));
    now = { ...tasting, status: 'cancelled' };
    await user.click(screen.getByRole('button', { name: 'Yes, it does not take place' }));
    await waitFor(() => expect(shownToast()?.title).toBe('Event cancelled'));
    await waitFor(() => expect(document.activeElement).toBe(heading('Coming events')));
  });

  it('keep the typed text when another person saved first, and the page says so', async () => {
    let now = tasting;
    const { user, sent } = visit(
      {},
      {
        [`GET ${call}`]: () => Response.json({ locked: false, events: [now] }),
        [`PUT ${call}/${tasting.id}`]: problem(409),
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Change Pie Tasting' }));
    await user.type(form('Change the event').getByLabelText('Title'), ' in May');
    now = { ...tasting, title: 'Pie Tasting', location: 'Barn', version: 'newer' };
    const save = () => form('Change the event').getByRole('button', { name: 'Save the change' });
    await user.click(save());
    expect(
      await screen.findByText('Somebody changed this event while you were editing'),
    ).toBeTruthy();
    const when = `${formatDate(date)}, 6:00 PM, Barn.`;
    expect(screen.getByText(new RegExp(`It is now “Pie Tasting”, ${when}`))).toBeTruthy();
    const title = () => form('Change the event').getByLabelText<HTMLInputElement>('Title');
    expect(title().value).toBe('Pie Tasting in May');
    await user.click(save());
    await waitFor(() =>
      expect(sent('PUT').map(({ body }) => body)).toMatchObject([
        { version: 'seen' },
        { version: 'newer' },
      ]),
    );
    await user.click(screen.getByRole('button', { name: 'Take theirs' }));
    expect(title().value).toBe('Pie Tasting');
    expect(document.activeElement).toBe(heading('Change the event'));
  });

  it('do not conflict with their own change whose response was lost', async () => {
    let now = tasting;
    const lost = () => {
      throw new TypeError('Failed to fetch');
    };
    const answer = { [`GET ${call}`]: () => Response.json({ locked: false, events: [now] }) };
    const put = `PUT ${call}/${tasting.id}`;
    const { user, answers } = visit({}, { ...answer, [put]: lost });
    await user.click(await screen.findByRole('button', { name: 'Change Pie Tasting' }));
    await user.type(form('Change the event').getByLabelText('Title'), ' in May');
    const save = () =>
      user.click(form('Change the event').getByRole('button', { name: 'Save the change' }));
    await save();
    await waitFor(() => expect(shownToast()?.title).toBe('No answer: it may be saved or not'));
    now = { ...tasting, title: 'Pie Tasting in May', version: 'newer' };
    answers[put] = problem(409);
    await save();
    await waitFor(() => expect(shownToast()?.title).toBe('Event changed'));
    expect(screen.queryByRole('form', { name: 'Change the event' })).toBeNull();
  });

  it('are posted once even when neither the post nor the list request gets a response', async () => {
    const lost = () => {
      throw new TypeError('Failed to fetch');
    };
    const { user, sent, answers } = visit({ events: [] }, { [`POST ${call}`]: lost });
    await user.click(await screen.findByRole('button', { name: 'Post an event' }));
    await user.type(form('New event').getByLabelText('Title'), 'Pie Tasting');
    await user.type(form('New event').getByLabelText('Date'), date);
    answers[`GET ${call}`] = lost;
    const post = () =>
      user.click(form('New event').getByRole('button', { name: 'Post the event' }));
    await post();
    await waitFor(() => expect(shownToast()?.title).toBe('No answer: it may be saved or not'));
    answers[`GET ${call}`] = { locked: false, events: [tasting] };
    answers[`POST ${call}`] = tasting;
    await post();
    await waitFor(() => expect(shownToast()?.title).toBe('Event posted'));
    const keys = sent('POST').map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  it('save later edits based on their own change whose response was lost', async () => {
    const lost = () => {
      throw new TypeError('Failed to fetch');
    };
    const put = `PUT ${call}/${tasting.id}`;
    const { user, sent, answers } = visit({}, { [put]: lost });
    await user.click(await screen.findByRole('button', { name: 'Change Pie Tasting' }));
    const title = () => form('Change the event').getByLabelText('Title');
    await user.type(title(), ' in May');
    const save = () =>
      user.click(form('Change the event').getByRole('button', { name: 'Save the change' }));
    // The change is stored, but no response can confirm it.
    answers[`GET ${call}`] = lost;
    await save();
    await waitFor(() => expect(shownToast()?.title).toBe('No answer: it may be saved or not'));
    const stored = { ...tasting, title: 'Pie Tasting in May', version: 'newer' };
    answers[`GET ${call}`] = { locked: false, events: [stored] };
    answers[put] = () =>
      Object(sent('PUT').at(-1)?.body).version === 'newer' ? Response.json(stored) : problem(409)();
    await user.type(title(), ' and June');
    await save();
    await waitFor(() => expect(shownToast()?.title).toBe('Event changed'));
    expect(sent('PUT').at(-1)?.body).toMatchObject({ title: 'Pie Tasting in May and June' });
  });

  it('save based on the first of several changes with lost responses when only that one was stored', async () => {
    const lost = () => {
      throw new TypeError('Failed to fetch');
    };
    const put = `PUT ${call}/${tasting.id}`;
    const { user, sent, answers } = visit({}, { [put]: lost });
    await user.click(await screen.findByRole('button', { name: 'Change Pie Tasting' }));
    const save = async (more: string) => {
      await user.type(form('Change the event').getByLabelText('Title'), more);
      await user.click(form('Change the event').getByRole('button', { name: 'Save the change' }));
    };
    const arrived = { ...tasting, title: 'Pie Tasting in May', version: 'newer' };
    answers[`GET ${call}`] = lost;
    await save(' in May');
    await waitFor(() => expect(shownToast()?.title).toBe('No answer: it may be saved or not'));
    await save(' and June');
    await waitFor(() => expect(sent('PUT')).toHaveLength(2));
    answers[`GET ${call}`] = { locked: false, events: [arrived] };
    answers[put] = () =>
      Object(sent('PUT').at(-1)?.body).version === 'newer'
        ? Response.json(arrived)
        : problem(409)();
    await save('!');
    await waitFor(() => expect(shownToast()?.title).toBe('Event changed'));
    expect(sent('PUT').at(-1)?.body).toMatchObject({ title: 'Pie Tasting in May and June!' });
  });

  it('keep the typed text when the session ends, until it is posted or discarded', async () => {
    const session = { email: 'ada@example.com', expiresAt: '2027-04-10T18:00:00.000Z' };
    const { user, answers } = visit({}, { [`POST ${call}`]: problem(401) });
    const open = async () =>
      user.click(await screen.findByRole('button', { name: 'Post an event' }));
    const title = () => form('New event').getByLabelText<HTMLInputElement>('Title');
    const post = () =>
      user.click(form('New event').getByRole('button', { name: 'Post the event' }));
    await open();
    await user.type(title(), 'Pie Tasting');
    await user.type(form('New event').getByLabelText('Date'), date);
    await user.selectOptions(form('New event').getByLabelText('Category'), 'community');
    answers['GET /api/owner/session'] = problem(401);
    await post();
    await screen.findByRole('button', { name: 'Send me a sign-in link' });
    // The link was opened in another tab.
    answers['GET /api/owner/session'] = session;
    answers[`POST ${call}`] = tasting;
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    await open();
    expect(title().value).toBe('Pie Tasting');
    await user.click(screen.getByRole('button', { name: 'Close without saving' }));
    await open();
    expect(title().value).toBe('');
  });

  it('keep the focus when their form opens and closes', async () => {
    const { user } = visit();
    await user.click(await screen.findByRole('button', { name: 'Post an event' }));
    expect(document.activeElement).toBe(heading('New event'));
    await user.click(screen.getByRole('button', { name: 'Close without saving' }));
    expect(document.activeElement).toBe(heading('Coming events'));
    await user.click(screen.getByRole('button', { name: 'Change Pie Tasting' }));
    expect(document.activeElement).toBe(heading('Change the event'));
    // Opening another form would lose the typed text.
    expect(screen.queryByRole('button', { name: 'Change Pie Tasting' })).toBeNull();
  });

  it('are posted as a new event when they were corrected after a failure', async () => {
    const { user, sent } = visit({ events: [] }, { [`POST ${call}`]: problem(503) });
    await user.click(await screen.findByRole('button', { name: 'Post an event' }));
    await user.type(form('New event').getByLabelText('Title'), 'Pie Tasting');
    await user.type(form('New event').getByLabelText('Date'), date);
    const post = form('New event').getByRole('button', { name: 'Post the event' });
    const keys = () => sent('POST').map(({ headers }) => headers.get('idempotency-key'));
    await user.click(post);
    await waitFor(() => expect(keys()).toHaveLength(1));
    await user.click(post);
    await waitFor(() => expect(keys()).toHaveLength(2));
    await user.type(form('New event').getByLabelText('Title'), '{Backspace}s');
    await user.click(post);
    await waitFor(() => expect(keys()).toHaveLength(3));
    expect(keys()[1]).toBe(keys()[0]);
    expect(keys()[2]).not.toBe(keys()[1]);
  });

  it('show which of them wait for approval by the staff', async () => {
    visit({ events: [{ ...tasting, slug: null, awaitsReview: true }] });
    expect(await screen.findByText('Waits for our staff')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /See it on the calendar/ })).toBeNull();
  });

  it('are locked under Basic, with links to the upgrade and the public form', async () => {
    visit({ locked: true });
    expect(await screen.findByRole('link', { name: 'See Premium for Events' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'send an event to the calendar' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Post an event' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Change/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Cancel the event Pie Tasting' })).toBeTruthy();
  });

  it('of somebody else’s listing are not shown', async () => {
    visit({}, { [`GET ${call}`]: problem(404) });
    expect(await screen.findByText('This listing is not among yours')).toBeTruthy();
  });
});
