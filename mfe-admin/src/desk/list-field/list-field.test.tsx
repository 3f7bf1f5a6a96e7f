import { screen, waitFor, within } from '@testing-library/react';
import { aPageCard, aTownPage } from '@town/slice-kit/testing/records';
import { aRecord, shownToast, startDesk, visitDesk } from '../testing/fake-desk';

const card = (title: string) => aPageCard({ title, section: 'parks' });
const { id: _, ...page } = aTownPage('shopping', {
  title: 'Shopping',
  cards: [card('City Park'), card('River Trail')],
});
const shopping = aRecord({ page: 'shopping', ...page });
const call = `/api/admin/pages/${shopping.id}`;

function visit(role = 'editor') {
  return visitDesk(`/admin/content/pages/${shopping.id}`, {
    [`GET ${call}`]: shopping,
    [`PUT ${call}`]: { ...shopping, version: 5, publishedVersion: 5 },
    'GET /api/admin/session': { email: 'ada@example.com', role },
  });
}

const list = async () => within(await screen.findByRole('group', { name: 'Cards (optional)' }));
const names = async () =>
  (await list()).getAllByRole('listitem').map(({ textContent }) => textContent);

beforeAll(() => Promise.all([import('../desk-layout'), import('../editor/editor-page')]));
beforeEach(startDesk);

describe('a list of cards in the editor', () => {
  it('leads to the page that shows them', async () => {
    visit();
    const link = await screen.findByRole('link', { name: 'View the public page' });
    expect(link.getAttribute('href')).toBe('/shopping');
    expect(await names()).toEqual(['card 1: City Park', 'card 2: River Trail']);
  });

  it('takes a new card, which gets the focus, and saves it', async () => {
    const { user, sent } = visit();
    await user.click((await list()).getByRole('button', { name: 'Add card' }));
    const fields = within((await list()).getByRole('group', { name: 'card 3' }));
    const section = fields.getByRole('combobox', { name: 'Section' });
    expect(document.activeElement).toBe(section);
    await user.selectOptions(section, 'Shopping: fitness and health');
    await user.type(fields.getByRole('textbox', { name: 'Title' }), 'Yoga');
    expect(screen.getByText('Not saved yet')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Publish changes' }));
    await waitFor(() => expect(shownToast()?.title).toBe('Published'));
    expect(sent('PUT')[0]?.body).toMatchObject({
      cards: [card('City Park'), card('River Trail'), { ...card('Yoga'), section: 'fitness' }],
      state: 'published',
    });
  });

  it('takes the Spanish of a text that a card has', async () => {
    const { user, sent } = visit();
    await user.click((await list()).getByRole('button', { name: 'card 1: City Park' }));
    const fields = within((await list()).getByRole('group', { name: 'card 1' }));
    expect(fields.queryByRole('textbox', { name: /^Text in Spanish/ })).toBeNull();
    await user.type(fields.getByRole('textbox', { name: 'Text (optional)' }), 'Shade');
    await user.type(fields.getByRole('textbox', { name: 'Text in Spanish (optional)' }), 'Sombra');
    await user.click(screen.getByRole('button', { name: 'Publish changes' }));
    await waitFor(() => expect(sent('PUT')).toHaveLength(1));
    expect(sent('PUT')[0]?.body).toMatchObject({
      cards: [{ text: 'Shade', textEs: 'Sombra' }, {}],
    });
  });

  it('shows a reader every card, and lets them change none', async () => {
    visit('reader');
    const fields = within((await list()).getByRole('group', { name: 'card 2' }));
    const title = fields.getByRole<HTMLInputElement>('textbox', { name: 'Title' });
    expect(title.value).toBe('River Trail');
    expect(title.matches(':disabled')).toBe(true);
  });

  it('moves a card by keyboard, and the focus with it', async () => {
    const { user } = visit();
    const down = (await list()).getByRole('button', { name: 'Move card 1 down' });
    down.focus();
    await user.keyboard('{Enter}');
    expect(await names()).toEqual(['card 1: River Trail', 'card 2: City Park']);
    const up = (await list()).getByRole('button', { name: 'Move card 2 up' });
    expect(document.activeElement).toBe(up);
    expect((await list()).getByRole('status').textContent).toBe('Moved to place 2 of 2');
    await user.keyboard('{Enter}');
    expect(await names()).toEqual(['card 1: City Park', 'card 2: River Trail']);
    expect(screen.queryByText('Not saved yet')).toBeNull();
  });

  it('removes a card, and the focus goes to the next one, then to the button that adds', async () => {
    const { user } = visit();
    await user.click((await list()).getByRole('button', { name: 'Remove card 1' }));
    expect(await names()).toEqual(['card 1: River Trail']);
    expect(document.activeElement?.textContent).toBe('card 1: River Trail');
    await user.click((await list()).getByRole('button', { name: 'Remove card 1' }));
    expect(document.activeElement?.textContent).toBe('Add card');
  });

  it('opens a card with an error, links to it and sends nothing', async () => {
    const { user, sent } = visit();
    await user.click((await list()).getByRole('button', { name: 'card 2: River Trail' }));
    await user.clear((await list()).getByRole('textbox', { name: 'Title' }));
    await user.click((await list()).getByRole('button', { name: 'card 2: New card' }));
    await user.click(screen.getByRole('button', { name: 'Publish changes' }));
    const link = await screen.findByRole('link', { name: 'Card 2: Title is required' });
    const title = (await list()).getByRole('textbox', { name: 'Title' });
    expect(link.getAttribute('href')).toBe(`#${title.id}`);
    expect(title.getAttribute('aria-invalid')).toBe('true');
    expect(sent('PUT')).toEqual([]);
  });
});
