import { screen, within } from '@testing-library/react';
import { never, refused } from '@town/slice-kit/testing/network';
import {
  aBusiness,
  aChurch,
  aProperty,
  aSearchHit,
  aService,
} from '@town/slice-kit/testing/records';
import { renderRoutes } from '@town/slice-kit/testing/render-routes';
import { createRoutes } from '../routes';

const dining = '/api/businesses?category=dining&limit=16';

function visit(path: string, api: Record<string, unknown> = {}) {
  return renderRoutes(createRoutes, { path, api });
}

const found = (words: string) =>
  `/api/search?q=${encodeURIComponent(words)}&kind=business,service,church,property&limit=16`;

const openTab = () => screen.getByRole('tab', { selected: true }).textContent;

describe('the directory', () => {
  it('opens the dining tab if the address names no tab', async () => {
    visit('/directory', { [dining]: [aBusiness({ name: 'River Bend Cafe' })] });
    expect(await screen.findByRole('heading', { name: 'River Bend Cafe' })).toBeTruthy();
    expect(openTab()).toBe('Dining');
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Dining',
      'Shopping',
      'Services',
      'Churches',
      'Real Estate',
    ]);
  });

  it('opens the dining tab if the address names an unknown tab', async () => {
    visit('/directory?tab=museums', { [dining]: [] });
    await screen.findByText('No dining establishments found');
    expect(openTab()).toBe('Dining');
  });

  it('opens the tab that the address names, and fetches nothing for the others', async () => {
    const { asked } = visit('/directory?tab=churches', {
      '/api/churches?limit=16': [
        aChurch({ name: 'Hill Church', pastor: 'Ann Lee', serviceSchedule: 'Sun 9 AM' }),
      ],
    });
    expect(await screen.findByRole('heading', { name: 'Hill Church' })).toBeTruthy();
    expect(openTab()).toBe('Churches');
    expect(screen.getByText('Ann Lee')).toBeTruthy();
    expect(screen.getByText('Sun 9 AM')).toBeTruthy();
    expect(asked).toEqual(['/api/churches?limit=16']);
  });

  it('keeps the chosen tab in the address', async () => {
    const { user, address } = visit('/directory', {
      [dining]: [],
      '/api/services?limit=16': [aService({ name: 'Oak Repairs', category: 'home_and_garden' })],
    });
    await user.click(await screen.findByRole('tab', { name: 'Services' }));
    expect(await screen.findByRole('heading', { name: 'Oak Repairs' })).toBeTruthy();
    expect(screen.getByText('Home and garden')).toBeTruthy();
    expect(address()).toBe('/directory?tab=services');
  });

  it('shows fifteen places, and the next page at its own address with links to both neighbours', async () => {
    const many = Array.from({ length: 16 }, (_, index) => aBusiness({ name: `Place ${index}` }));
    const { user, address } = visit('/directory', {
      [dining]: many,
      [`${dining}&offset=15`]: many.slice(15),
    });
    await user.click(await screen.findByRole('link', { name: 'Show more' }));
    expect(await screen.findByRole('heading', { name: 'Place 15' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Place 0' })).toBeNull();
    expect(address()).toBe('/directory?page=2');
    expect(document.activeElement?.textContent).toBe('Page 2');
    expect(document.activeElement?.textContent).toBe('Page 2');
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(
      /\/directory\?tab=dining&page=2$/,
    );
    expect(screen.queryByRole('link', { name: 'Show more' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Previous' }));
    expect(await screen.findByRole('heading', { name: 'Place 0' })).toBeTruthy();
    expect(address()).toBe('/directory');
  });

  it('shows six placeholders while a list loads', async () => {
    visit('/directory', { [dining]: never });
    const said = await screen.findByText('Loading dining...');
    expect(said.getAttribute('role')).toBe('status');
    expect(said.parentElement?.querySelectorAll('.card')).toHaveLength(6);
  });

  it.each([
    ['dining', dining, 'No dining establishments found'],
    ['shopping', '/api/businesses?category=shopping&limit=16', 'No shopping establishments found'],
    ['services', '/api/services?limit=16', 'No services found'],
    ['churches', '/api/churches?limit=16', 'No churches found'],
    ['real-estate', '/api/properties?limit=13', 'No properties currently listed'],
  ])('says that there is nothing in %s, and to check back', async (tab, path, message) => {
    visit(`/directory?tab=${tab}`, { [path]: [] });
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByText(/check back/)).toBeTruthy();
  });

  it('says what could not be fetched, and fetches it on retry', async () => {
    const api: Record<string, unknown> = { '/api/services?limit=16': refused(503) };
    const { user, asked } = visit('/directory?tab=services', api);
    expect(await screen.findByText('Failed to fetch services')).toBeTruthy();
    expect(asked).toHaveLength(1);
    api['/api/services?limit=16'] = [aService({ name: 'Oak Repairs' })];
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Oak Repairs' })).toBeTruthy();
  });

  it('shows how to reach a business', async () => {
    visit('/directory', {
      [dining]: [
        aBusiness({ name: 'River Bend Cafe', hours: 'Daily 7 AM-3 PM', phone: '830-555-0111' }),
      ],
    });
    const heading = await screen.findByRole('heading', { name: 'River Bend Cafe' });
    const card = heading.closest('article') ?? heading;
    expect(within(card).getByText('Daily 7 AM-3 PM')).toBeTruthy();
    expect(within(card).getByRole('link', { name: '830-555-0111' }).getAttribute('href')).toBe(
      'tel:8305550111',
    );
  });

  it('lists properties with type, price, address and the fixed size line for land', async () => {
    visit('/directory?tab=real-estate', {
      '/api/properties?limit=13': [
        aProperty({ title: 'Five acres', propertyType: 'land', price: 145_000, bedrooms: null }),
      ],
    });
    const card = (await screen.findByRole('heading', { name: 'Five acres' })).closest('article');
    expect(card?.textContent).toContain('$145,000');
    expect(card?.textContent).toContain('0.75 acres');
    expect(card?.textContent).toContain('Land');
    expect(card?.textContent).toContain('1 Main St');
  });
});

describe('the search of the directory', () => {
  it('is a form that works without scripts', async () => {
    visit('/directory', { [dining]: [] });
    const box = await screen.findByRole('searchbox', { name: 'Search the directory' });
    expect(box.getAttribute('name')).toBe('q');
    const form = box.closest('form');
    expect(form?.getAttribute('action')).toBe('/directory');
    expect(form?.method).toBe('get');
  });

  it('searches all kinds and labels each result with its kind', async () => {
    const { user, address } = visit('/directory', {
      [dining]: [],
      [found('oak & ivy')]: [
        aSearchHit({ name: 'Oak Church', kind: 'church' }),
        aSearchHit({ name: 'Oak Lot', kind: 'property' }),
      ],
    });
    const box = await screen.findByRole('searchbox');
    await user.type(box, '  oak & ivy {Enter}');
    const results = await screen.findByRole('list', { name: 'Search results' });
    expect(
      within(results)
        .getAllByRole('article')
        .map((card) => card.textContent?.match(/Churches|Real Estate/)?.[0]),
    ).toEqual(['Churches', 'Real Estate']);
    expect(address()).toBe('/directory?q=oak+%26+ivy');
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.queryByText(/come close/)).toBeNull();
  });

  it('says when only similar results were found', async () => {
    visit('/directory?q=barbeceu', {
      [found('barbeceu')]: [aSearchHit({ name: 'Old 281 BBQ', fuzzy: true })],
    });
    expect(
      await screen.findByText('Nothing matches “barbeceu” exactly. These come close.'),
    ).toBeTruthy();
    expect(screen.getByText('Similar')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('barbeceu');
  });

  it('marks paid results, and says how results are ordered', async () => {
    visit('/directory?q=oak', {
      [found('oak')]: [
        aSearchHit({ name: 'Oak Bakery', sponsored: true }),
        aSearchHit({ name: 'Oak Diner' }),
      ],
    });
    const paid = (await screen.findByRole('heading', { name: 'Oak Bakery' })).closest('article');
    expect(paid?.textContent).toContain('Sponsored');
    const other = screen.getByRole('heading', { name: 'Oak Diner' }).closest('article');
    expect(other?.textContent).not.toContain('Sponsored');
    expect(screen.getByText(/Businesses marked “Sponsored” pay/)).toBeTruthy();
  });

  it('does not mention payment if no result is paid for', async () => {
    visit('/directory?q=oak', { [found('oak')]: [aSearchHit({ name: 'Oak Diner' })] });
    await screen.findByRole('heading', { name: 'Oak Diner' });
    expect(screen.queryByText(/Sponsored/)).toBeNull();
  });

  it("does not fetch a tab's list during a search", async () => {
    const { asked } = visit('/directory?q=oak', {
      [found('oak')]: [aSearchHit({ name: 'Oak Diner' })],
      [dining]: [],
    });
    await screen.findByRole('heading', { name: 'Oak Diner' });
    expect(asked).toEqual([found('oak')]);
  });

  it('says when it finds nothing, and links to all listings', async () => {
    const { user } = visit('/directory?q=zebra', { [found('zebra')]: [], [dining]: [] });
    expect(await screen.findByText('Nothing found for “zebra”')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Clear the search' }));
    expect(await screen.findByRole('tab', { name: 'Dining', selected: true })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  });

  it('shows the tabs again when the search is emptied', async () => {
    const { user } = visit('/directory?q=zebra', { [found('zebra')]: [], [dining]: [] });
    const box = await screen.findByRole('searchbox');
    await user.clear(box);
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByRole('tab', { name: 'Dining', selected: true })).toBeTruthy();
  });

  it('says when it cannot search, and tries again', async () => {
    const api: Record<string, unknown> = { [found('oak')]: refused(503) };
    const { user } = visit('/directory?q=oak', api);
    expect(await screen.findByText('Failed to search')).toBeTruthy();
    api[found('oak')] = [aSearchHit({ name: 'Oak Lot' })];
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Oak Lot' })).toBeTruthy();
  });
});
