import { screen, within } from '@testing-library/react';
import type { PageSection } from '@town/contracts/town-pages/sections';
import { TextsProvider } from '@town/language/texts';
import { refused } from '@town/slice-kit/testing/network';
import { aBusiness, aPageCard, aTownPage } from '@town/slice-kit/testing/records';
import { renderRoutes } from '@town/slice-kit/testing/render-routes';
import { createRoutes } from '../routes';

const path = '/api/businesses?category=shopping&limit=13';
const cardsOf = (section: PageSection, titles: readonly string[]) =>
  titles.map((title) => aPageCard({ section, title }));
const featuredBoutique = {
  title: 'Pecan Street Boutique',
  hours: 'Tue-Sat 10 AM-5:30 PM',
  phone: '830-555-0130',
  address: '310 Pecan St',
};
const sampleShops = ['Antiques', 'Pottery', 'Leather', 'Farm Stand'];
const page = aTownPage('shopping', {
  title: 'Shopping & Recreation',
  cards: [
    aPageCard(featuredBoutique),
    ...cardsOf('shops', sampleShops),
    ...cardsOf('parks', ['City Park', 'Trail', 'Community Center', 'Baseball']),
    ...cardsOf('fitness', ['Gym', 'Yoga']),
  ],
});
const visit = (api: Record<string, unknown>) =>
  renderRoutes(createRoutes, { path: '/shopping', api: { '/api/pages/shopping': page, ...api } });
const section = (name: string) => within(screen.getByRole('region', { name }));
const names = (region: string) =>
  section(region)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

describe('the shopping page', () => {
  it('lists the shops of the town', async () => {
    visit({ [path]: [aBusiness({ name: 'The Book Porch' })] });
    expect(await screen.findByRole('heading', { name: 'The Book Porch' })).toBeTruthy();
    expect(names('Local Shops')).toEqual(['The Book Porch']);
    expect(section('Local Shops').getByText('1 shop')).toBeTruthy();
  });

  it('shows the four cards of the staff while no shop is listed', async () => {
    visit({ [path]: [] });
    await screen.findByRole('heading', { name: 'Antiques' });
    expect(names('Local Shops')).toEqual(sampleShops);
    expect(section('Local Shops').getByText('4 shops')).toBeTruthy();
  });

  it('says that no shop is listed if staff have written no cards', async () => {
    visit({ [path]: [], '/api/pages/shopping': refused(404) });
    expect(await screen.findByText('No shops are listed at this time.')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Shopping & Recreation' })).toBeTruthy();
    for (const name of ['Featured', 'Parks & Recreation', 'Fitness & Health']) {
      expect(screen.queryByRole('region', { name })).toBeNull();
    }
  });

  it('always shows the featured boutique, the parks and the fitness places', async () => {
    visit({ [path]: refused(500) });
    expect(await screen.findByText('Failed to fetch businesses')).toBeTruthy();
    const featured = section('Featured');
    expect(featured.getByRole('heading', { name: featuredBoutique.title })).toBeTruthy();
    expect(featured.getByText(featuredBoutique.hours)).toBeTruthy();
    expect(featured.getByRole('link', { name: featuredBoutique.phone })).toBeTruthy();
    expect(featured.getByRole('link', { name: featuredBoutique.address })).toBeTruthy();
    expect(names('Parks & Recreation')).toHaveLength(4);
    expect(names('Fitness & Health')).toHaveLength(2);
  });

  it('shows the Spanish texts of cards on the Spanish page, and marks the others as English', async () => {
    const cards = [
      aPageCard({ text: 'Botas', hours: 'Tue-Sat', translated: ['text'] }),
      aPageCard({ section: 'parks', title: 'Parque', text: 'Shade', hours: 'Diario' }),
    ];
    renderRoutes(createRoutes, {
      path: '/shopping',
      api: { '/api/pages/shopping': { ...page, cards }, [path]: [] },
      around: (shown) => <TextsProvider value={{ language: 'es' }}>{shown}</TextsProvider>,
    });
    const lang = (text: string) => screen.getByText(text).closest('[lang]')?.getAttribute('lang');
    await screen.findByText('Botas');
    expect(['Botas', 'Tue-Sat', 'Shade', 'Diario'].map(lang)).toEqual([
      undefined,
      'en',
      'en',
      'en',
    ]);
  });
});
