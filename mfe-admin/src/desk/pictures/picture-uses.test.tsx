import { screen, within } from '@testing-library/react';
import { problem, startDesk, visitDesk } from '../testing/fake-desk';

const river = {
  id: '2',
  hash: 'b'.repeat(32),
  width: 1000,
  height: 600,
  alt: 'The river',
  focalX: 50,
  focalY: 50,
  variants: [{ width: 1000 }],
};
const uses = 'GET /api/admin/pictures/2/uses';

/** Opens a picture's details, and there the list of its uses. */
async function open(answer: object, role = 'editor') {
  const visit = visitDesk('/admin/pictures', {
    'GET /api/admin/pictures': [river],
    'GET /api/admin/session': { email: 'ada@example.com', role },
    [uses]: answer,
  });
  await visit.user.click(await screen.findByRole('button', { name: 'Open: The river' }));
  // The services read every version of their records for the answer.
  expect(visit.sent('GET').filter(({ path }) => path.endsWith('/uses'))).toEqual([]);
  await visit.user.click(await dialog().findByText('Which records use it'));
  return visit;
}

const dialog = () => within(screen.getByRole('dialog', { name: 'Picture details' }));

// Loads the lazy parts here, so that the first test does not wait for their compilation.
beforeAll(() => Promise.all([import('../desk-layout'), import('./pictures-page')]));
beforeEach(startDesk);

test.each(['editor', 'reader'])('a %s sees which records use a picture', async (role) => {
  const records = [
    { kind: 'businesses', id: 'pies', title: 'Pie Stand', isEarlier: false },
    { kind: 'news', id: 'flood', title: 'After the Flood', isEarlier: true },
  ];
  await open({ records }, role);
  const list = await dialog().findByRole('list', { name: 'In use by' });
  const links = within(list).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/admin/content/businesses/pies',
    '/admin/content/news/flood/history',
  ]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a picture that no record uses says so', async () => {
  await open({ records: [] });
  expect(await dialog().findByText('No record uses it.')).toBeTruthy();
});

test('a picture is not said to be unused when a service does not answer', async () => {
  await open(() => problem(404));
  expect(await dialog().findByText('Which records use it cannot be shown now.')).toBeTruthy();
});

test('a link to a record asks before a changed text is lost', async () => {
  const records = [{ kind: 'news', id: 'flood', title: 'After the Flood', isEarlier: false }];
  const { user } = await open({ records });
  await user.type(dialog().getByLabelText('Alternative text'), ' in spring');
  await user.click(await dialog().findByRole('link', { name: 'After the Flood' }));
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy();
});
