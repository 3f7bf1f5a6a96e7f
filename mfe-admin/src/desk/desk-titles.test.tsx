import { screen, waitFor } from '@testing-library/react';
import { aRecord, startDesk, visitDesk } from './testing/fake-desk';

const pies = aRecord({ name: 'Pie Stand', category: 'dining' });
const call = `/api/admin/businesses/${pies.id}`;

const visit = (path: string) =>
  visitDesk(path, {
    [`GET ${call}`]: pies,
    [`GET ${call}/history`]: [],
    'GET /api/admin/businesses': [],
    'GET /api/admin/pictures': [],
    'GET /api/admin/session': { email: 'ada@example.com', role: 'editor' },
  });

beforeAll(() =>
  Promise.all([
    import('./desk-layout'),
    import('./editor/editor-page'),
    import('./history/history-page'),
    import('./import/import-page'),
    import('./list/list-page'),
    import('./pictures/pictures-page'),
  ]),
);
beforeEach(startDesk);

describe('a page of the desk', () => {
  it.each([
    ['/admin/pictures', 'Pictures'],
    ['/admin/content/businesses', 'Businesses'],
    ['/admin/content/businesses/new', 'New business'],
    ['/admin/content/businesses/import', 'Import and export businesses'],
    [`/admin/content/businesses/${pies.id}`, 'Pie Stand'],
    [`/admin/content/businesses/${pies.id}/history`, 'History of Pie Stand'],
  ])('names itself in the tab as in its heading: %s', async (path, title) => {
    visit(path);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    await waitFor(() => expect(document.title).toMatch(new RegExp(`^${title} \\| `)));
  });

  it('is a landmark with its name, because the focus goes there when it is shown', async () => {
    visit('/admin/pictures');
    expect(await screen.findByRole('main', { name: 'Pictures' })).toBeTruthy();
  });

  it('says in the tab that a kind of content does not exist', async () => {
    visit('/admin/content/dragons');
    await waitFor(() => expect(document.title).toMatch(/^No such content \| /));
  });
});
