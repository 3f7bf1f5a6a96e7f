import { screen } from '@testing-library/react';
import { aRecord, startDesk, visitDesk } from '../../testing/fake-desk';

const dance = aRecord({
  title: 'Barn Dance',
  date: '2027-03-09',
  category: 'community',
  status: 'scheduled',
  exceptions: [],
});

function visit(given: object) {
  const record = { ...dance, ...given };
  return visitDesk(`/admin/content/events/${dance.id}`, {
    [`GET /api/admin/events/${dance.id}`]: record,
    'GET /api/admin/session': { email: 'ada@example.com', role: 'editor' },
  });
}

const title = () => screen.findByLabelText('Title');
const notice = () => screen.queryByText('This event is over');

beforeAll(() => Promise.all([import('../../desk-layout'), import('../editor-page')]));
beforeEach(startDesk);

test('staff see before publishing that the event of a draft is over', async () => {
  const { user } = visit({ state: 'draft', publishedVersion: null });
  expect(
    await screen.findByText(/Its last day was March 9, 2027\. Published, it would not/),
  ).toBeTruthy();
  await user.type(screen.getByLabelText(/^Last day/), '2027-03-10');
  expect(notice()).toBeNull();
});

test('staff see that a published event is no longer on the calendar', async () => {
  visit({});
  expect(await screen.findByText(/It is no longer in the calendar/)).toBeTruthy();
});

test.each([
  ['that is still to come', { date: '2027-03-10' }],
  ['that is repeated', { recurrence: 'FREQ=WEEKLY' }],
  ['that is archived', { state: 'archived' }],
])('nothing is said of an event %s', async (_, given) => {
  visit(given);
  await title();
  expect(notice()).toBeNull();
});
