import { screen, within } from '@testing-library/react';
import { never, refused } from '@town/slice-kit/testing/network';
import { aBusiness } from '@town/slice-kit/testing/records';
import { renderRoutes } from '@town/slice-kit/testing/render-routes';
import { createRoutes } from '../routes';
import { featuredDiner } from './featured-diner';

const path = '/api/businesses?category=dining';
const visit = (api: Record<string, unknown>) =>
  renderRoutes(createRoutes, { path: '/dining', api });
const group = (name: string) => within(screen.getByRole('region', { name }));

describe('the dining page', () => {
  it('is headed by the town, and shows the featured diner with hours, phone and address', async () => {
    visit({ [path]: [] });
    expect(await screen.findByRole('heading', { level: 1, name: 'Dining in Blanco' })).toBeTruthy();
    const featured = group('Featured');
    expect(featured.getByText(featuredDiner.hours)).toBeTruthy();
    expect(featured.getByRole('link', { name: featuredDiner.phone })).toBeTruthy();
    expect(featured.getByRole('link', { name: featuredDiner.address })).toBeTruthy();
  });

  it('shows places by kind, and the featured diner once', async () => {
    visit({
      [path]: [
        aBusiness({ name: featuredDiner.name }),
        aBusiness({ name: 'River Bend Cafe', hours: 'Daily 7 AM-3 PM', phone: '830-555-0111' }),
        aBusiness({ name: 'Old 281 BBQ' }),
        aBusiness({ name: 'Dos Rios Taco Stand' }),
      ],
    });
    expect(await screen.findByRole('heading', { name: 'River Bend Cafe' })).toBeTruthy();
    expect(group('Cafes & Diners').getByText('Daily 7 AM-3 PM')).toBeTruthy();
    expect(group('Cafes & Diners').getByRole('link', { name: '830-555-0111' })).toBeTruthy();
    expect(group('BBQ & Texas Fare').getByRole('heading', { name: 'Old 281 BBQ' })).toBeTruthy();
    expect(
      group('Food Trucks & Pop-Ups').getByRole('heading', { name: 'Dos Rios Taco Stand' }),
    ).toBeTruthy();
    expect(screen.getAllByRole('heading', { name: featuredDiner.name })).toHaveLength(1);
  });

  it('says of each kind that there is none', async () => {
    visit({ [path]: [] });
    expect(await screen.findByText('No cafes or diners listed at this time.')).toBeTruthy();
    expect(screen.getByText('No BBQ restaurants listed at this time.')).toBeTruthy();
    expect(screen.getByText('No food trucks currently scheduled.')).toBeTruthy();
    expect(screen.getByText('Check back for seasonal food truck schedules.')).toBeTruthy();
  });

  it('shows placeholders while the list is on its way', async () => {
    visit({ [path]: never });
    expect(await screen.findByText('Loading Cafes & Diners...')).toBeTruthy();
  });

  it('keeps the featured diner when the list cannot be fetched', async () => {
    visit({ [path]: refused(500) });
    expect(await screen.findAllByText('Failed to fetch businesses')).toHaveLength(3);
    expect(screen.getByRole('heading', { name: featuredDiner.name })).toBeTruthy();
  });
});
