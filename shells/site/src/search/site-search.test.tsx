import { screen, waitFor, within } from '@testing-library/react';
import { renderSite } from '../testing/render-site';

const suggestion = (name: string, more: object = {}) => ({
  kind: 'business',
  id: name,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  name,
  category: 'restaurant',
  date: null,
  phone: null,
  fuzzy: false,
  ...more,
});

const asked = (words: string) =>
  `/api/search/suggestions?q=${encodeURIComponent(words)}&pages=true`;
const api = {
  [asked('river')]: [
    suggestion('River Grill', { phone: '830-555-0101' }),
    suggestion('River Day', { kind: 'event', date: '2027-03-12' }),
    suggestion('Old River Diner'),
  ],
  [asked('day')]: [suggestion('River Day', { kind: 'event', date: '2027-03-12' })],
  [asked('zzz')]: [],
};

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Find on this site' });
const active = () => {
  const id = field().getAttribute('aria-activedescendant');
  return id && document.getElementById(id)?.textContent;
};

async function visit() {
  const visited = renderSite('/about', { api });
  await screen.findByRole('heading', { level: 1 });
  return visited;
}

describe('the search in the header', () => {
  it('is a form that works without scripts', async () => {
    await visit();
    const form = field().closest('form');
    expect(form?.getAttribute('action')).toBe('/search');
    expect(form?.method).toBe('get');
    expect(field().name).toBe('q');
  });

  it('leads to all results', async () => {
    const { user, address } = await visit();
    await user.type(field(), ' beer & wine {Enter}');
    expect(address()).toBe('/search?q=beer+%26+wine');
    await waitFor(() => expect(field().value).toBe(''));
  });

  it('shows suggestions in groups and marks the typed words in them', async () => {
    const { user } = await visit();
    await user.type(field(), 'river');
    const list = await screen.findByRole('listbox', { name: 'Suggestions' });
    expect(field().getAttribute('aria-expanded')).toBe('true');
    const groups = within(list).getAllByRole('group');
    expect(
      groups.map((group) =>
        within(group)
          .getAllByRole('option')
          .map(({ textContent }) => textContent),
      ),
    ).toEqual([['River Grill830-555-0101', 'Old River Diner'], ['River DayMarch 12, 2027']]);
    expect(groups[1]?.getAttribute('aria-labelledby')).toBeTruthy();
    expect([...list.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
      'River',
      'River',
      'River',
    ]);
    expect(screen.getByText('3 suggestions')).toBeTruthy();
  });

  it('counts a single suggestion', async () => {
    const { user } = await visit();
    await user.type(field(), 'day');
    expect(await screen.findByText('1 suggestion')).toBeTruthy();
  });

  it('can be used with the arrow keys, which wrap around', async () => {
    const { user, address } = await visit();
    await user.type(field(), 'river');
    await screen.findByRole('listbox');
    await user.keyboard('{ArrowDown}');
    expect(active()).toContain('River Grill');
    await user.keyboard('{ArrowUp}');
    expect(active()).toBeNull();
    await user.keyboard('{ArrowUp}');
    expect(active()).toContain('River Day');
    await user.keyboard('{Enter}');
    expect(address()).toBe('/events/river-day');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  });

  it('returns to the field with the keys that move its cursor', async () => {
    const { user } = await visit();
    await user.type(field(), 'river');
    await screen.findByRole('listbox');
    for (const key of ['Home', 'End', 'ArrowLeft', 'ArrowRight']) {
      await user.keyboard('{ArrowDown}');
      expect(active()).not.toBeNull();
      await user.keyboard(`{${key}}`);
      expect(active()).toBeNull();
    }
  });

  it('closes on Escape without losing the typed words, and opens again with an arrow key', async () => {
    const { user } = await visit();
    await user.type(field(), 'river');
    await screen.findByRole('listbox');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field().value).toBe('river');
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('listbox')).toBeTruthy();
  });

  it('opens the suggestion that is tapped or clicked', async () => {
    const { user, address } = await visit();
    await user.type(field(), 'river');
    await user.click(await screen.findByRole('option', { name: /Old River Diner/ }));
    expect(address()).toBe('/directory/old-river-diner');
  });

  it('shows no list where nothing is found', async () => {
    const { user } = await visit();
    await user.type(field(), 'zzz');
    await user.clear(field());
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field().getAttribute('aria-expanded')).toBe('false');
  });
});
