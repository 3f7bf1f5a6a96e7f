import { screen, waitFor } from '@testing-library/react';
import { noContent, shownToast, startAccount } from '../../../testing/account-visit';
import { eventForm, eventsCall, music, visitEvents } from '../../../testing/repeated-event';

const withoutRule = { ...music, recurrence: null, dates: [] };
// A release that knows no rules answers none.
const { recurrence: _rule, dates: _dates, ...ofEarlierRelease } = music;
const notice = 'The event is saved, but it does not repeat yet';
const unchanged = 'The event is saved, but how it repeats was not changed';

beforeAll(() => import('../events-page'));
beforeEach(startAccount);

describe('a rule that the server has not stored', () => {
  it.each([
    ['an answer without a rule', withoutRule],
    ['an answer of an earlier release', ofEarlierRelease],
  ])('is reported after an event was posted: %s', async (_, answer) => {
    const { user } = visitEvents([], { [`POST ${eventsCall}`]: answer });
    await user.click(await screen.findByRole('button', { name: 'Post an event' }));
    const form = eventForm('New event');
    await user.type(form.getByLabelText('Title'), 'Live Music');
    await user.type(form.getByLabelText('Date'), '2027-03-12');
    await user.selectOptions(form.getByLabelText('Repeats'), 'Every week on Friday');
    await user.click(form.getByRole('button', { name: 'Post the event' }));
    const told = await screen.findByText(notice);
    expect(screen.getByText(/“Live Music” has one date, March 12, 2027/)).toBeTruthy();
    expect(document.activeElement?.contains(told)).toBe(true);
    expect(screen.queryByRole('form', { name: 'New event' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Back to your events' }));
    expect(screen.queryByText(notice)).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Coming events' }));
  });

  it('is reported after an event was changed', async () => {
    const { user } = visitEvents([withoutRule], { [`PUT ${eventsCall}/${music.id}`]: withoutRule });
    await user.click(await screen.findByRole('button', { name: 'Change Live Music' }));
    const form = eventForm('Change the event');
    await user.selectOptions(form.getByLabelText('Repeats'), 'Every week on Friday');
    await user.click(form.getByRole('button', { name: 'Save the change' }));
    expect(await screen.findByText(notice)).toBeTruthy();
  });

  it.each(['Does not repeat', 'Every 2 weeks on Friday'])(
    'is reported as unchanged where an earlier release leaves another one alone: %s',
    async (chosen) => {
      const call = `PUT ${eventsCall}/${music.id}`;
      const { user } = visitEvents([music], { [call]: ofEarlierRelease });
      await user.click(await screen.findByRole('button', { name: 'Change Live Music' }));
      const form = eventForm('Change the event');
      await user.selectOptions(form.getByLabelText('Repeats'), chosen);
      await user.click(form.getByRole('button', { name: 'Save the change' }));
      expect(await screen.findByText(unchanged)).toBeTruthy();
      expect(screen.getByText(/“Live Music” repeats as before/)).toBeTruthy();
      expect(screen.queryByText(/has one date/)).toBeNull();
    },
  );
});

describe('a rule whose save had no answer at first', () => {
  const post = `POST ${eventsCall}`;
  const list = `GET ${eventsCall}`;
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  const notKnown = 'The event is saved, but we do not know whether it repeats';

  /** Posts an event, of which the first answer is lost, and posts it again. The list then has the stored ones. */
  async function postTwice(second: object, stored: object[], repeats = 'Every week on Friday') {
    const { user, answers, sent } = visitEvents([], { [post]: lost });
    await user.click(await screen.findByRole('button', { name: 'Post an event' }));
    const form = eventForm('New event');
    await user.type(form.getByLabelText('Title'), 'Live Music');
    await user.type(form.getByLabelText('Date'), '2027-03-12');
    await user.selectOptions(form.getByLabelText('Repeats'), repeats);
    await user.click(form.getByRole('button', { name: 'Post the event' }));
    await waitFor(() => expect(shownToast()?.title).toBe('No answer: it may be saved or not'));
    Object.assign(answers, { [post]: second, [list]: { locked: false, events: stored } });
    const reads = () => sent('GET').filter(({ path }) => path === eventsCall).length;
    const before = reads();
    await user.click(form.getByRole('button', { name: 'Post the event' }));
    return { readsSince: () => reads() - before };
  }

  it('is not reported if it is stored, although an earlier release answers', async () => {
    await postTwice(ofEarlierRelease, [music]);
    await waitFor(() => expect(shownToast()?.title).toBe('Event posted'));
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
    expect(screen.queryByText(/has one date/)).toBeNull();
    expect(screen.queryByText(notKnown)).toBeNull();
  });

  it('is reported as not known if nothing tells what is stored', async () => {
    await postTwice(ofEarlierRelease, [ofEarlierRelease]);
    expect(await screen.findByText(notKnown)).toBeTruthy();
    expect(screen.queryByText(/has one date/)).toBeNull();
  });

  it('is reported as missing if the list says that the event takes place once', async () => {
    await postTwice(ofEarlierRelease, [withoutRule]);
    expect(await screen.findByText(notice)).toBeTruthy();
    expect(screen.queryByText(notKnown)).toBeNull();
  });

  it('is not looked up for an event that was to take place once', async () => {
    const { readsSince } = await postTwice(ofEarlierRelease, [withoutRule], 'Does not repeat');
    await waitFor(() => expect(shownToast()?.title).toBe('Event posted'));
    // The page shows the new list.
    expect(readsSince()).toBe(1);
  });

  it('is reported as missing if the service says so', async () => {
    await postTwice(withoutRule, [withoutRule]);
    expect(await screen.findByText(notice)).toBeTruthy();
  });

  it('is reported as not known if the answer of a change is empty', async () => {
    const call = `PUT ${eventsCall}/${music.id}`;
    const { user } = visitEvents([music], { [call]: noContent });
    await user.click(await screen.findByRole('button', { name: 'Change Live Music' }));
    const form = eventForm('Change the event');
    await user.selectOptions(form.getByLabelText('Repeats'), 'Every 2 weeks on Friday');
    await user.click(form.getByRole('button', { name: 'Save the change' }));
    expect(await screen.findByText(notKnown)).toBeTruthy();
  });
});

it('an unchanged rule of an event is not reported, whoever answers', async () => {
  const { user } = visitEvents([music], {
    [`PUT ${eventsCall}/${music.id}`]: ofEarlierRelease,
  });
  await user.click(await screen.findByRole('button', { name: 'Change Live Music' }));
  const form = eventForm('Change the event');
  await user.type(form.getByLabelText('Title'), '!');
  await user.click(form.getByRole('button', { name: 'Save the change' }));
  await waitFor(() => expect(screen.queryByText(/^Change the event$/)).toBeNull());
  expect(shownToast()?.title).toBe('Event changed');
});

it.each([
  ['is stored', 'Every week on Friday', { ...music, recurrence: 'FREQ=WEEKLY;BYDAY=FR' }],
  ['is stored in other words', 'Every week on Friday', { ...music, recurrence: 'FREQ=WEEKLY' }],
  ['was not chosen', 'Does not repeat', ofEarlierRelease],
])('a rule that %s is not reported', async (_, chosen, answer) => {
  const { user } = visitEvents([withoutRule], { [`PUT ${eventsCall}/${music.id}`]: answer });
  await user.click(await screen.findByRole('button', { name: 'Change Live Music' }));
  const form = eventForm('Change the event');
  await user.selectOptions(form.getByLabelText('Repeats'), chosen);
  await user.type(form.getByLabelText('Title'), '!');
  await user.click(form.getByRole('button', { name: 'Save the change' }));
  await waitFor(() => expect(shownToast()?.title).toBe('Event changed'));
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  expect(screen.queryByText(notice)).toBeNull();
});
