import { cleanup, screen, waitFor } from '@testing-library/react';
import { type FakeCall, shownToast, startDesk, visitDesk } from '../testing/fake-desk';

const page = '/admin/content/businesses/import';
const call = 'POST /api/admin/businesses/import';
const undoCall = 'POST /api/admin/batches/b1/undo';
const report = { rows: 2, create: 2, update: 0, unchanged: 0, errors: [] };
const file = new File(['name\nPies\n'], 'places.csv', { type: 'text/csv' });

const visit = () =>
  visitDesk(page, {
    [call]: ({ path }: FakeCall) =>
      Response.json(path.endsWith('dryRun=true') ? report : { ...report, batchId: 'b1' }),
    'GET /api/admin/session': { email: 'ada@example.com', role: 'editor' },
    [undoCall]: {},
  });

/** Imports a file, leaves the page and returns to it. */
async function importAndReturn() {
  const first = visit();
  await first.user.upload(await screen.findByLabelText('CSV file'), file);
  await screen.findByText('2 rows can be imported');
  await first.user.click(screen.getByRole('button', { name: 'Import' }));
  await screen.findByText('Imported');
  cleanup();
  return visit();
}

beforeAll(() => Promise.all([import('../desk-layout'), import('./import-page')]));
beforeEach(startDesk);

test('an import can be undone after its page was left', async () => {
  const { user, sent } = await importAndReturn();
  expect(await screen.findByText(/^Your last import, /)).toBeTruthy();
  expect(screen.getByText('2 new, 0 changed, 0 as they are')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Undo the import' }));
  await waitFor(() => expect(shownToast()?.title).toBe('Undone'));
  expect(sent('POST').map(({ path }) => `POST ${path}`)).toEqual([undoCall]);
  await waitFor(() => expect(screen.queryByText(/^Your last import, /)).toBeNull());
});

test('an import that was undone is not offered again', async () => {
  const { user } = await importAndReturn();
  await user.click(await screen.findByRole('button', { name: 'Undo the import' }));
  await waitFor(() => expect(screen.queryByText(/^Your last import, /)).toBeNull());
  cleanup();
  visit();
  await screen.findByLabelText('CSV file');
  expect(screen.queryByRole('button', { name: 'Undo the import' })).toBeNull();
});

test('a newly chosen file takes the place of the last import', async () => {
  const { user } = await importAndReturn();
  await user.upload(await screen.findByLabelText('CSV file'), file);
  expect(await screen.findByText('2 rows can be imported')).toBeTruthy();
  expect(screen.queryByText(/^Your last import, /)).toBeNull();
});
