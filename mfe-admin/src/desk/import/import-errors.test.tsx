import { screen } from '@testing-library/react';
import { startDesk, visitDesk } from '../testing/fake-desk';
import { rowsText } from './import-errors';

beforeAll(() => import('./import-page'));
beforeEach(startDesk);

const report = { rows: 60, create: 60, update: 0, unchanged: 0, errors: [] };

async function choose(answer: object) {
  const { user } = visitDesk('/admin/content/businesses/import', {
    'POST /api/admin/businesses/import': answer,
    'GET /api/admin/session': { email: 'ada@example.com', role: 'editor' },
  });
  const file = new File(['name,category\nPies,dining\n'], 'places.csv', { type: 'text/csv' });
  await user.upload(await screen.findByLabelText('CSV file'), file);
}

test('the same error in many rows is shown once, with the numbers of all rows', async () => {
  const message = 'Please enter a valid website URL';
  const sites = Array.from({ length: 38 }, (_, at) => ({
    row: at < 18 ? at + 3 : at + 13,
    column: 'website',
    message,
  }));
  const names = [7, 9].map((row) => ({
    row,
    column: 'name',
    message: 'Business name is required',
  }));
  await choose({ ...report, errors: [...sites, ...names] });
  expect(await screen.findByText('Nothing can be imported: 40 errors')).toBeTruthy();
  expect(screen.getByRole('row', { name: `website ${message} 3–20, 31–50` })).toBeTruthy();
  expect(screen.getByRole('row', { name: 'name Business name is required 7, 9' })).toBeTruthy();
  expect(screen.getAllByRole('row')).toHaveLength(3);
});

test('of very many single rows the first are named, and how many they are', () => {
  const odd = Array.from({ length: 60 }, (_, at) => at * 2 + 3);
  expect(rowsText(odd)).toBe(`${odd.slice(0, 50).join(', ')} and others, 60 rows`);
  expect(rowsText([3, 4, 7, 8, 9])).toBe('3, 4, 7–9');
});

test('categories that nothing has yet are named before the import', async () => {
  await choose({ ...report, newCategories: [{ value: 'resturant', rows: [2, 6] }] });
  expect(await screen.findByText(/“resturant” \(rows 2, 6\)/)).toBeTruthy();
});
