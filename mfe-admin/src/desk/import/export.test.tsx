import { screen, waitFor } from '@testing-library/react';
import { startDesk, visitDesk } from '../testing/fake-desk';
import { savedFiles } from '../testing/saved-files';

const page = '/admin/content/businesses/import';
const signedIn = (email: string, role: string) => ({ 'GET /api/admin/session': { email, role } });

beforeAll(() => Promise.all([import('../desk-layout'), import('./import-page')]));
beforeEach(startDesk);

test('the export is fetched with the session and saved as a file', async () => {
  const saved = savedFiles();
  const { user, calls } = visitDesk(page, {
    ...signedIn('ada@example.com', 'editor'),
    'GET /api/admin/businesses/export.csv': {},
  });
  await user.click(await screen.findByRole('button', { name: 'Export all businesses' }));
  await waitFor(() => expect(saved).toEqual(['businesses.csv']));
  expect(calls.at(-1)?.headers.get('authorization')).toBe('Bearer token-of-ada@example.com');
});

test('a reader finds only the export, and a title that says so', async () => {
  visitDesk(page, signedIn('rita@example.com', 'reader'));
  expect(await screen.findByRole('heading', { name: 'Export businesses' })).toBeTruthy();
  expect(screen.queryByLabelText('CSV file')).toBeNull();
});
