import { screen, waitFor, within } from '@testing-library/react';
import { refused } from '@town/slice-kit/testing/network';
import { aPageCard, aProperty, aTownPage } from '@town/slice-kit/testing/records';
import { renderRoutes } from '@town/slice-kit/testing/render-routes';
import { createRoutes } from '../routes';

const all = '/api/properties?limit=13';
const featured = '/api/properties/featured?limit=3';
const page = aTownPage('real-estate', {
  title: 'Real Estate',
  cards: ['Laura', 'Jack'].map((title) =>
    aPageCard({ section: 'realtors', title, text: 'Realty', email: `${title}@example.com` }),
  ),
});

function visit(api: Record<string, unknown>, search = '') {
  return renderRoutes(createRoutes, {
    path: `/real-estate${search}`,
    api: { [all]: [], [featured]: [], '/api/pages/real-estate': page, ...api },
  });
}

const listings = () => within(screen.getByRole('region', { name: 'Current Listings' }));
const titles = () =>
  listings()
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

describe('the property of the week', () => {
  const cottage = aProperty({
    title: 'Limestone cottage',
    price: 289_000,
    bedrooms: 1,
    bathrooms: 2,
    squareFootage: 1480,
    address: '412 6th St',
    contact: 'laura@example.com',
  });

  it('shows all its details and the garage line', async () => {
    visit({ [featured]: [cottage] });
    const region = await screen.findByRole('region', { name: 'Featured Property of the Week' });
    for (const text of [
      'Limestone cottage',
      '$289,000',
      '1 bedroom',
      '2 bathrooms',
      '1,480 sq ft',
      '2-car garage',
      '412 6th St',
      'What it is like.',
    ]) {
      expect(within(region).getByText(text)).toBeTruthy();
    }
    expect(within(region).getByRole('link', { name: 'Contact Agent' }).getAttribute('href')).toBe(
      'mailto:laura@example.com',
    );
  });

  it('opens and closes the dialog with all details', async () => {
    const { user } = visit({ [featured]: [cottage] });
    await user.click(await screen.findByRole('button', { name: 'View Details' }));
    const dialog = await screen.findByRole('dialog', { name: 'Limestone cottage' });
    expect(dialog.textContent).toContain('Residential');
    expect(within(dialog).getByRole('link', { name: 'Contact Agent' })).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement?.textContent).toBe('View Details');
  });

  it('is left out when there is none', async () => {
    visit({});
    await screen.findByText('No properties found matching your criteria.');
    expect(screen.queryByText('Featured Property of the Week')).toBeNull();
  });

  it('has a block for each property if there are several', async () => {
    visit({ [featured]: [cottage, aProperty({ title: 'Bluff house', contact: '830-555-0160' })] });
    const region = await screen.findByRole('region', { name: 'Featured Property of the Week' });
    expect(within(region).getAllByRole('button', { name: 'View Details' })).toHaveLength(2);
    expect(
      within(region)
        .getAllByRole('link', { name: 'Contact Agent' })
        .map((link) => link.getAttribute('href')),
    ).toEqual(['mailto:laura@example.com', 'tel:8305550160']);
  });
});

describe('current listings', () => {
  const cheap = aProperty({ title: 'Bungalow', price: 199_999 });
  const middle = aProperty({ title: 'Cottage', price: 300_000 });
  const land = aProperty({
    title: 'Five acres',
    propertyType: 'land',
    price: 300_001,
    bedrooms: null,
    bathrooms: null,
    squareFootage: null,
  });

  it('show beds, baths and size, and a fixed size line for land', async () => {
    visit({ [all]: [middle, land] });
    const card = async (name: string) =>
      (await screen.findByRole('heading', { name })).closest('article')?.textContent;
    expect(await card('Cottage')).toMatch(/\$300,000.*3 bedrooms.*2 bathrooms.*1,480 sq ft/);
    expect(await card('Cottage')).not.toContain('acres');
    expect(await card('Five acres')).toContain('0.75 acres');
    expect(await card('Five acres')).not.toContain('bedroom');
  });

  it('are filtered by price on the server', async () => {
    const { user, address } = visit({
      [all]: [cheap, middle, land],
      '/api/properties?price=under200k&limit=13': [cheap],
    });
    await screen.findByRole('heading', { name: 'Cottage' });
    expect(listings().getByText('3 properties')).toBeTruthy();
    const price = listings().getByRole('combobox', { name: 'Price' });
    await user.selectOptions(price, 'Under $200k');
    await waitFor(() => expect(titles()).toEqual(['Bungalow']));
    expect(listings().getByText('1 property')).toBeTruthy();
    expect(address()).toBe('/real-estate?price=under200k');
    await user.selectOptions(price, 'All Prices');
    await waitFor(() => expect(titles()).toHaveLength(3));
  });

  it('have pages of twelve, and another filter starts at the first page', async () => {
    const many = Array.from({ length: 13 }, (_, index) => aProperty({ title: `Home ${index}` }));
    const { user, address } = visit({
      [all]: many,
      '/api/properties?limit=13&offset=12': many.slice(12),
      '/api/properties?type=land&limit=13': [land],
    });
    await user.click(await screen.findByRole('link', { name: 'Show more' }));
    await waitFor(() => expect(titles()).toEqual(['Home 12']));
    expect(address()).toBe('/real-estate?page=2');
    expect(document.activeElement?.textContent).toBe('Page 2');
    await user.selectOptions(listings().getByRole('combobox', { name: 'Type' }), 'Land');
    await waitFor(() => expect(titles()).toEqual(['Five acres']));
    expect(address()).toBe('/real-estate?type=land');
  });

  it('are filtered by type on the server', async () => {
    const { user, asked } = visit({ [all]: [cheap], '/api/properties?type=land&limit=13': [land] });
    await screen.findByRole('heading', { name: 'Bungalow' });
    await user.selectOptions(listings().getByRole('combobox', { name: 'Type' }), 'Land');
    expect(await listings().findByRole('heading', { name: 'Five acres' })).toBeTruthy();
    await waitFor(() => expect(titles()).toEqual(['Five acres']));
    expect(asked).toContain('/api/properties?type=land&limit=13');
  });

  it('keep their filters in the address, with a history entry for each change', async () => {
    const lists = {
      [all]: [cheap, middle, land],
      '/api/properties?price=under200k&limit=13': [cheap],
      '/api/properties?price=300k%2B&limit=13': [land],
    };
    const { user, address } = visit(lists, '?price=under200k');
    await waitFor(() => expect(titles()).toEqual(['Bungalow']));
    await user.selectOptions(listings().getByRole('combobox', { name: 'Price' }), '$300k+');
    await waitFor(() => expect(titles()).toEqual(['Five acres']));
    expect(address()).toBe('/real-estate?price=300k%2B');
  });

  it('say when nothing matches, and name agents who can help', async () => {
    visit({});
    expect(await screen.findByText('No properties found matching your criteria.')).toBeTruthy();
    expect(screen.getByText('Try adjusting your filters or contact a local realtor.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Show all properties' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Business Directory' })).toBeTruthy();
  });

  it('mention no realtors if the town has none', async () => {
    visit({ '/api/pages/real-estate': refused(404) });
    expect(await screen.findByText('No properties found matching your criteria.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Local realtors' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Local Real Estate Professionals' })).toBeNull();
  });

  it('show an error if they cannot be fetched, and the agents stay', async () => {
    visit({ [all]: refused(500) });
    expect(await screen.findByText('Failed to fetch properties')).toBeTruthy();
    const agents = within(screen.getByRole('region', { name: 'Local Real Estate Professionals' }));
    expect(agents.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      expect.stringMatching(/^mailto:/),
      expect.stringMatching(/^mailto:/),
    ]);
  });
});
