import { screen, within } from '@testing-library/react';
import { refused } from '@town/slice-kit/testing/network';
import { aBusiness } from '@town/slice-kit/testing/records';
import { renderRoutes } from '@town/slice-kit/testing/render-routes';
import { createRoutes } from '../routes';
import { featuredBoutique, sampleShops } from './fixed-places';

const path = '/api/businesses?category=shopping';
const visit = (api: Record<string, unknown>) =>
  renderRoutes(createRoutes, { path: '/shopping', api });
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
  });

  it('shows four samples while no shop is listed', async () => {
    visit({ [path]: [] });
    await screen.findByRole('heading', { name: sampleShops[0]?.name });
    expect(names('Local Shops')).toEqual(sampleShops.map(({ name }) => name));
    expect(sampleShops).toHaveLength(4);
  });

  it('always shows the featured boutique, the parks and where to keep fit', async () => {
    visit({ [path]: refused(500) });
    expect(await screen.findByText('Failed to fetch businesses')).toBeTruthy();
    const featured = section('Featured');
    expect(featured.getByText(featuredBoutique.hours ?? '')).toBeTruthy();
    expect(featured.getByRole('link', { name: featuredBoutique.phone ?? '' })).toBeTruthy();
    expect(featured.getByRole('link', { name: featuredBoutique.address ?? '' })).toBeTruthy();
    expect(names('Parks & Recreation')).toHaveLength(4);
    expect(names('Fitness & Health')).toHaveLength(2);
  });
});
