import { screen, within } from '@testing-library/react';
import { dayNames } from '@town/contracts/town/date';
import { never, pageOf, refused } from '@town/slice-kit/testing/network';
import { aBusiness, aPageCard, aTownPage } from '@town/slice-kit/testing/records';
import { renderRoutes } from '@town/slice-kit/testing/render-routes';
import { createRoutes } from '../routes';

const listOf = (names: string) => `/api/businesses?category=dining&name=${names}&limit=6`;
const cafes = listOf('cafe,coffee,diner');
const barbecue = listOf('bbq,grill,texas');
const trucks = listOf('truck,taco,rolling');
const all = (answer: unknown) => ({ [cafes]: answer, [barbecue]: answer, [trucks]: answer });
const featuredDiner = {
  title: 'Courthouse Square Diner',
  text: 'Breakfast all day.',
  hours: 'Mon-Sat 6:30 AM-8 PM',
  phone: '830-555-0110',
  address: '215 Pecan St',
};
const page = aTownPage('dining', {
  title: 'Dining in Blanco',
  intro: 'Pie at any hour.',
  cards: [aPageCard(featuredDiner)],
});
const visit = (api: Record<string, unknown>) =>
  renderRoutes(createRoutes, { path: '/dining', api: { '/api/pages/dining': page, ...api } });
const group = (name: string) => within(screen.getByRole('region', { name }));

describe('the dining page', () => {
  it('names the town in its heading, and shows the featured diner with hours, phone and address', async () => {
    visit(all([]));
    expect(await screen.findByText('Pie at any hour.')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Dining in Blanco' })).toBeTruthy();
    const featured = group('Featured');
    expect(featured.getByText(featuredDiner.text)).toBeTruthy();
    expect(featured.getByText(featuredDiner.hours)).toBeTruthy();
    expect(featured.getByRole('link', { name: featuredDiner.phone })).toBeTruthy();
    expect(featured.getByRole('link', { name: featuredDiner.address })).toBeTruthy();
  });

  it('shows places by kind, and the featured diner once', async () => {
    visit({
      [cafes]: [
        aBusiness({ name: featuredDiner.title }),
        aBusiness({ name: 'River Bend Cafe', hours: 'Daily 7 AM-3 PM', phone: '830-555-0111' }),
      ],
      [barbecue]: [aBusiness({ name: 'Old 281 BBQ' })],
      [trucks]: [aBusiness({ name: 'Dos Rios Taco Stand' })],
    });
    expect(await screen.findByRole('heading', { name: 'River Bend Cafe' })).toBeTruthy();
    expect(group('Cafes & Diners').getByText('Daily 7 AM-3 PM')).toBeTruthy();
    expect(group('Cafes & Diners').getByRole('link', { name: '830-555-0111' })).toBeTruthy();
    expect(group('BBQ & Texas Fare').getByRole('heading', { name: 'Old 281 BBQ' })).toBeTruthy();
    expect(
      group('Food Trucks & Pop-Ups').getByRole('heading', { name: 'Dos Rios Taco Stand' }),
    ).toBeTruthy();
    expect(screen.getAllByRole('heading', { name: featuredDiner.title })).toHaveLength(1);
  });

  it('leads from the featured diner to its own page, and says whether it is open', async () => {
    const always = [{ dayOfWeek: [...dayNames], opens: '00:00', closes: '23:59' }];
    const diner = { name: featuredDiner.title, slug: 'diner', openingHours: always };
    visit({ ...all([]), [cafes]: [aBusiness(diner)] });
    const link = await screen.findByRole('link', { name: featuredDiner.title });
    expect(link.getAttribute('href')).toBe('/directory/diner');
    expect(group('Featured').getByText('Open 24 hours')).toBeTruthy();
  });

  it('has no featured section if no place is featured', async () => {
    visit({ ...all([]), '/api/pages/dining': refused(404) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Dining in Blanco' })).toBeTruthy();
    await screen.findByText('No cafes or diners listed at this time.');
    expect(screen.queryByRole('region', { name: 'Featured' })).toBeNull();
  });

  it('offers to retry when the featured diner cannot be fetched', async () => {
    const api: Record<string, unknown> = { ...all([]), '/api/pages/dining': refused(503) };
    const { user } = renderRoutes(createRoutes, { path: '/dining', api });
    expect(await screen.findByText('Failed to fetch Featured')).toBeTruthy();
    api['/api/pages/dining'] = page;
    await user.click(group('Featured').getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: featuredDiner.title })).toBeTruthy();
  });

  it('says for each group that it is empty', async () => {
    visit(all([]));
    expect(await screen.findByText('No cafes or diners listed at this time.')).toBeTruthy();
    expect(screen.getByText('No BBQ restaurants listed at this time.')).toBeTruthy();
    expect(screen.getByText('No food trucks currently scheduled.')).toBeTruthy();
    expect(screen.getByText('Check back for seasonal food truck schedules.')).toBeTruthy();
  });

  it("shows five places of a group, and more at the group's own address", async () => {
    const many = Array.from({ length: 6 }, (_, index) => aBusiness({ name: `Cafe ${index}` }));
    const { user, address } = visit({
      ...all([]),
      [cafes]: pageOf(6, many),
      [`${cafes}&offset=5`]: pageOf(6, many.slice(5)),
    });
    expect(await screen.findByRole('heading', { name: 'Cafe 4' })).toBeTruthy();
    expect(group('Cafes & Diners').getByText('5 of 6 places')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Cafe 5' })).toBeNull();
    await user.click(group('Cafes & Diners').getByRole('link', { name: 'Show more' }));
    expect(await screen.findByRole('heading', { name: 'Cafe 5' })).toBeTruthy();
    expect(address()).toBe('/dining?cafes=2');
    expect(screen.queryByRole('heading', { name: 'Cafe 0' })).toBeNull();
  });

  it('shows placeholders while the list loads', async () => {
    visit(all(never));
    expect(await screen.findByText('Loading Cafes & Diners...')).toBeTruthy();
  });

  it('keeps the featured diner when the list cannot be fetched', async () => {
    visit(all(refused(500)));
    expect(await screen.findAllByText('Failed to fetch businesses')).toHaveLength(3);
    expect(screen.getByRole('heading', { name: featuredDiner.title })).toBeTruthy();
  });
});
