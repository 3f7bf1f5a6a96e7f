import { screen, waitFor } from '@testing-library/react';
import { aRecord, startDesk, visitDesk } from '../testing/fake-desk';

const hash = 'a'.repeat(32);
const wall = {
  id: '1',
  hash,
  width: 1000,
  height: 600,
  alt: 'A limestone wall',
  variants: [{ width: 1000 }],
};
const photo = aRecord({ caption: 'The wall', src: '/history/old.svg', alt: 'Old', position: 1 });

beforeAll(() => Promise.all([import('../desk-layout'), import('../editor/editor-page')]));
beforeEach(startDesk);

test('a record gets a picture of the library, and choosing it saves nothing yet', async () => {
  const path = `/api/admin/historical-photos/${photo.id}`;
  const { user, sent } = visitDesk(`/admin/content/historical-photos/${photo.id}`, {
    [`GET ${path}`]: photo,
    [`PUT ${path}`]: photo,
    'GET /api/admin/pictures': [wall],
    'GET /api/admin/session': { email: 'ada@example.com', role: 'editor' },
  });
  await user.click(await screen.findByRole('button', { name: 'Picture: Choose another picture' }));
  expect(await screen.findByRole('dialog', { name: 'Picture library' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Choose a file' })).toBeTruthy();
  await user.type(await screen.findByRole('searchbox', { name: 'Search pictures' }), 'wall{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Choose: A limestone wall' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('PUT')).toEqual([]);
  const shown = screen.getByRole<HTMLImageElement>('img', { name: 'The chosen picture' });
  expect(shown.getAttribute('src')).toBe(`/pictures/${hash}/1000.jpg`);
});

test('the focus moves to the chooser when the picture is taken out', async () => {
  const { user } = visitDesk(`/admin/content/historical-photos/${photo.id}`, {
    [`GET /api/admin/historical-photos/${photo.id}`]: photo,
    'GET /api/admin/session': { email: 'ada@example.com', role: 'editor' },
  });
  (await screen.findByRole('button', { name: 'Take the picture out' })).focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(
    screen.getByRole('button', { name: 'Picture: Choose a picture' }),
  );
});
