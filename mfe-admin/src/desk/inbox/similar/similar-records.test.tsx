import { screen, within } from '@testing-library/react';
import { aRecord, startDesk } from '../../testing/fake-desk';
import { anItem, inboxPath, loadInbox, visitInbox } from '../../testing/fake-inbox';

beforeAll(loadInbox);
beforeEach(startDesk);

const details = [
  { label: 'Business', value: 'Old Mill' },
  { label: 'Address', value: '1 Main St' },
];
const listing = anItem('one', { kind: 'listing', subject: 'Old Mill', details });

test('a second submission of the same business is shown before the first is published', async () => {
  const other = { senderPhone: null, subject: 'Old Mill LLC' };
  visitInbox('/admin/inbox/one', {
    [`GET ${inboxPath}/one`]: listing,
    [`GET ${inboxPath}`]: [
      listing,
      anItem('two', { ...other, kind: 'application', details: [] }),
      anItem('message', { ...other, details: [] }),
      anItem('done', { ...other, kind: 'application', state: 'done', details: [] }),
      anItem('unlike', { kind: 'listing', subject: 'New Mill', senderPhone: null, details: [] }),
    ],
    'GET /api/admin/businesses': [aRecord({ name: 'Mill Supplies', state: 'draft' })],
    'GET /api/businesses': [],
  });
  const table = within(await screen.findByRole('table', { name: 'Similar businesses' }));
  const [, second, ...more] = table.getAllByRole('columnheader');
  expect(second?.textContent).toBe('Old Mill LLCOpen in the inbox');
  expect(more.map(({ textContent }) => textContent)).toEqual(['Mill SuppliesDraft']);
  expect(table.getByRole('link', { name: 'Old Mill LLC' }).getAttribute('href')).toBe(
    '/admin/inbox/two',
  );
  const [name] = table.getAllByRole('row', { name: /^Name/ });
  expect(within(name!).getAllByText('the same')).toHaveLength(1);
});

test('an event item on the same day with another title is not called similar', async () => {
  const sent = [{ label: 'Date', value: '2027-07-04' }];
  const event = (id: string, subject: string) =>
    anItem(id, { kind: 'event', subject, details: sent });
  visitInbox('/admin/inbox/one', {
    [`GET ${inboxPath}/one`]: event('one', 'Parade'),
    [`GET ${inboxPath}`]: [event('two', 'parade!'), event('three', 'Fireworks')],
    'GET /api/admin/events': [],
  });
  const table = within(await screen.findByRole('table', { name: 'Similar events' }));
  expect(table.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['parade!']);
});

test('an event that already is a record is one column, without its own item beside it', async () => {
  const event = (id: string, recordId: string) =>
    anItem(id, { kind: 'event', subject: 'Parade', recordId, details: [] });
  visitInbox('/admin/inbox/one', {
    [`GET ${inboxPath}/one`]: event('one', 'r-one'),
    [`GET ${inboxPath}`]: [event('one', 'r-one'), event('two', 'r-two')],
    'GET /api/admin/events': [{ ...aRecord({ title: 'Parade' }), id: 'r-two' }],
  });
  const table = within(await screen.findByRole('table', { name: 'Similar events' }));
  expect(table.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/admin/content/events/r-two',
  ]);
});
