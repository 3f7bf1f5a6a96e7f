import { screen, waitFor, within } from '@testing-library/react';
import { aRecord, shownToast, startDesk, visitDesk } from '../testing/fake-desk';

const address = (character: string) => `/pictures/${character.repeat(32)}/1000.jpg`;
const door = { url: address('a'), alt: 'Our door' };
const bakery = aRecord({
  name: 'Bakery',
  description: 'Bread.',
  category: 'dining',
  morePictures: [door],
});
const call = `/api/admin/businesses/${bakery.id}`;
const wall = {
  id: '1',
  hash: 'b'.repeat(32),
  width: 1000,
  height: 600,
  alt: 'A limestone wall',
  variants: [{ width: 1000 }],
};

function visit() {
  return visitDesk(`/admin/content/businesses/${bakery.id}`, {
    [`GET ${call}`]: bakery,
    [`PUT ${call}`]: { ...bakery, version: 5, publishedVersion: 5 },
    'GET /api/admin/pictures': [wall],
    'GET /api/admin/session': { email: 'ada@example.com', role: 'editor' },
  });
}

const list = async () =>
  within(await screen.findByRole('group', { name: 'Further pictures (optional)' }));
const entry = async (place: number) =>
  within(await (await list()).findByRole('group', { name: `picture ${place}` }));

async function add(user: ReturnType<typeof visit>['user'], place: number) {
  await user.click((await list()).getByRole('button', { name: 'Add picture' }));
  const chooser = (await entry(place)).getByRole('button', { name: /^Picture:/ });
  expect(document.activeElement).toBe(chooser);
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Choose: A limestone wall' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

beforeAll(() => Promise.all([import('../desk-layout'), import('../editor/editor-page')]));
beforeEach(startDesk);

describe('the further pictures of a record in the editor', () => {
  it('are chosen from the library with its alternative text, ordered and removed', async () => {
    const { user, sent } = visit();
    await add(user, 2);
    const shown = (await entry(2)).getByRole('img', { name: 'The chosen picture' });
    expect(shown.getAttribute('src')).toBe(address('b'));
    await user.click((await list()).getByRole('button', { name: 'Move picture 2 up' }));
    const names = (await list()).getAllByRole('button', { name: /^picture \d/ });
    expect(names.map(({ textContent }) => textContent)).toEqual([
      'picture 1: A limestone wall',
      'picture 2: Our door',
    ]);
    await user.click((await list()).getByRole('button', { name: 'Remove picture 2' }));
    await user.click(screen.getByRole('button', { name: 'Publish changes' }));
    await waitFor(() => expect(shownToast()?.title).toBe('Published'));
    expect(sent('PUT')[0]?.body).toMatchObject({
      morePictures: [{ url: address('b'), alt: 'A limestone wall' }],
    });
  });

  it('keep an alternative text of their own when another picture is chosen', async () => {
    const { user, sent } = visit();
    await user.click((await list()).getByRole('button', { name: 'picture 1: Our door' }));
    await user.click((await entry(1)).getByRole('button', { name: /^Picture:/ }));
    await user.click(await screen.findByRole('button', { name: 'Choose: A limestone wall' }));
    await user.click(await screen.findByRole('button', { name: 'Publish changes' }));
    await waitFor(() => expect(sent('PUT')).toHaveLength(1));
    expect(sent('PUT')[0]?.body).toMatchObject({
      morePictures: [{ url: address('b'), alt: 'Our door' }],
    });
  });

  it('are published with a picture and an alternative text only', async () => {
    const { user, sent } = visit();
    await user.click((await list()).getByRole('button', { name: 'picture 1: Our door' }));
    await user.clear((await entry(1)).getByRole('textbox', { name: 'Alternative text' }));
    await user.click((await list()).getByRole('button', { name: 'Add picture' }));
    await user.click(screen.getByRole('button', { name: 'Publish changes' }));
    const text = await screen.findByRole('link', {
      name: 'Picture 1: Alternative text is required',
    });
    expect(text.getAttribute('href')).toBe('#record-morePictures-0-alt');
    const missing = screen.getByRole('link', { name: 'Picture 2: Please choose a picture' });
    const chooser = (await entry(2)).getByRole('button', { name: /^Picture:/ });
    expect(missing.getAttribute('href')).toBe(`#${chooser.id}`);
    expect(sent('PUT')).toEqual([]);
  });
});
