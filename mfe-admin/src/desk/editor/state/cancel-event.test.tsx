import { act, screen, waitFor, within } from '@testing-library/react';
import {
  aRecord,
  type FakeAnswer,
  shownToast,
  startDesk,
  visitDesk,
} from '../../testing/fake-desk';
import { anItem } from '../../testing/fake-inbox';

const dance = aRecord({
  title: 'Barn Dance',
  date: '2027-12-04',
  category: 'community',
  status: 'scheduled',
  exceptions: [],
});
const call = `/api/admin/events/${dance.id}`;
const cancelled = { ...dance, status: 'cancelled', statusNote: 'Rain', version: 5 };

function visit(record: object = dance, given: Record<string, FakeAnswer | object> = {}) {
  return visitDesk(`/admin/content/events/${dance.id}`, {
    [`GET ${call}`]: record,
    'GET /api/admin/session': { email: 'ada@example.com', role: 'editor' },
    ...given,
  });
}

const open = () => screen.findByRole('button', { name: 'Cancel event…' });

beforeAll(() => Promise.all([import('../../desk-layout'), import('../editor-page')]));
beforeEach(startDesk);

test('cancelling an event keeps its page, says why, and can be undone', async () => {
  const { user, sent, answers } = visit(dance, {
    [`PUT ${call}`]: { ...cancelled, publishedVersion: 5 },
  });
  await user.click(await open());
  const dialog = within(screen.getByRole('dialog', { name: 'Cancel this event?' }));
  expect(dialog.getByText(/The page stays, and visitors read that it is cancelled/)).toBeTruthy();
  await user.type(dialog.getByLabelText(/^Reason/), 'Rain');
  await user.click(dialog.getByRole('button', { name: 'Cancel event' }));
  await waitFor(() => expect(shownToast()?.title).toBe('Event cancelled'));
  expect(sent('PUT')[0]?.body).toMatchObject({
    status: 'cancelled',
    statusNote: 'Rain',
    state: 'published',
  });
  expect(sent('POST')).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Cancel event…' })).toBeNull();
  expect(screen.getByLabelText<HTMLSelectElement>('Status').value).toBe('cancelled');

  answers[`PUT ${call}`] = { ...dance, version: 6, publishedVersion: 6 };
  act(() => shownToast()?.action?.onClick());
  await waitFor(() => expect(sent('PUT')[1]?.body).toMatchObject({ status: 'scheduled' }));
  expect(sent('PUT')[1]?.headers.get('if-match')).toBe('"5"');
  expect(sent('PUT')[1]?.body).toMatchObject({ statusNote: null });
  await open();
});

test('the confirmation says that every date is cancelled, and that other changes are published, too', async () => {
  const { user } = visit({ ...dance, recurrence: 'FREQ=WEEKLY' });
  await user.type(await screen.findByLabelText(/^Location/), 'Hall');
  await user.click(await open());
  expect(screen.getByText(/Every date is cancelled/)).toBeTruthy();
  expect(screen.getByText(/Your other changes are published with it/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Keep the event' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText<HTMLSelectElement>('Status').value).toBe('scheduled');
});

test('the confirmation says that the sender gets a mail, and has a link to write to the address', async () => {
  const item = { kind: 'event', recordId: dance.id, senderEmail: 'ann@example.com' };
  const { user, calls } = visit(dance, {
    'GET /api/admin/inbox': [
      anItem('other', { ...item, recordId: 'another' }),
      anItem('sent', item),
    ],
  });
  await user.click(await open());
  const write = await screen.findByRole('link', { name: /^Write to ann@example.com/ });
  expect(write.getAttribute('href')).toBe('/admin/inbox/sent');
  expect(screen.getByText(/gets a mail about this ten minutes after the last change/)).toBeTruthy();
  const asked = calls.find(({ path }) => path.startsWith('/api/admin/inbox?'))?.path;
  expect(asked).toContain(`kind=event&state=all&recordId=${dance.id}`);
});

test('the confirmation shows no address when none is known', async () => {
  const { user, calls } = visit(dance, {
    'GET /api/admin/inbox': [
      anItem('sent', { kind: 'event', recordId: dance.id, senderEmail: null }),
    ],
  });
  await user.click(await open());
  const asked = () => calls.some(({ path }) => path.startsWith('/api/admin/inbox?'));
  await waitFor(() => expect(asked()).toBe(true));
  expect(screen.queryByRole('link', { name: /^Write to/ })).toBeNull();
  expect(screen.queryByText(/gets a mail/)).toBeNull();
});

test.each([
  ['is a draft', { ...dance, state: 'draft', publishedVersion: null }],
  ['is cancelled already', cancelled],
])('an event that %s is not offered to be cancelled', async (_, record) => {
  visit(record);
  await screen.findByRole('button', { name: 'Archive' });
  expect(screen.queryByRole('button', { name: 'Cancel event…' })).toBeNull();
});
