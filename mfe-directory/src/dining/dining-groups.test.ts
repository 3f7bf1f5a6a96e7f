import { aBusiness } from '@town/slice-kit/testing/records';
import { groupDining } from './dining-groups';

function groupsOf(name: string, featured: string[] = []): string[] {
  const groups = groupDining([aBusiness({ name })], featured);
  return Object.entries(groups)
    .filter(([, businesses]) => businesses.length > 0)
    .map(([group]) => group);
}

describe('dining groups', () => {
  it.each([
    ['River Bend Cafe', ['cafes']],
    ['LIMESTONE COFFEE', ['cafes']],
    ['Ninepin Club Diner', ['cafes']],
    ['Old 281 bbq', ['barbecue']],
    ['Cypress Knee Grill', ['barbecue']],
    ['Taste of Texas Kitchen', ['barbecue']],
    ['Bluebonnet Burger Truck', ['trucks']],
    ['Dos Rios Taco Stand', ['trucks']],
    ['The Rolling Peach', ['trucks']],
    ['Texas Taco Diner', ['cafes', 'barbecue', 'trucks']],
    ['Lavender & Vine', []],
  ])('%s is in %p', (name, groups) => {
    expect(groupsOf(name)).toEqual(groups);
  });

  it('leave the featured diner out of the diners', () => {
    expect(groupsOf('Square Diner', ['Square Diner'])).toEqual([]);
  });
});
