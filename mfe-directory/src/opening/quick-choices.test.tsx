import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aBusiness } from '@town/slice-kit/testing/records';
import { renderRoutes } from '@town/slice-kit/testing/render-routes';
import { createRoutes } from '../routes';

const list = (choice = '') => `/api/businesses?category=dining${choice}&limit=16`;
const both = list('&open=now&amenities=dogs-welcome');

/** Only the list with both filters has the diner. */
function visit() {
  const lists = ['', '&open=now', '&amenities=dogs-welcome', '&sort=open', '&open=now&sort=open'];
  return renderRoutes(createRoutes, {
    path: '/directory',
    api: {
      ...Object.fromEntries(lists.map((choice) => [list(choice), [aBusiness({ name: 'Mill' })]])),
      [both]: [aBusiness({ name: 'Diner' })],
    },
  });
}

const choice = (name: string) => screen.findByText(name, { selector: 'a' });

describe('filters of the directory', () => {
  it('all count when they are chosen before the page shows the first', async () => {
    const { address } = visit();
    const [open, dogs] = [await choice('Open now'), await choice('Dogs welcome')];
    fireEvent.click(open);
    fireEvent.click(dogs);
    expect(await screen.findByRole('heading', { name: 'Diner' })).toBeTruthy();
    expect(address()).toBe('/directory?tab=dining&open=now&amenities=dogs-welcome');
  });

  it('are taken back by a second press, however quick it is', async () => {
    const { address } = visit();
    const [open, first] = [await choice('Open now'), await choice('Open first')];
    fireEvent.click(open);
    fireEvent.click(first);
    fireEvent.click(open);
    await waitFor(() => expect(address()).toBe('/directory?tab=dining&sort=open'));
  });

  it('remain links that open in a new tab', async () => {
    const { address } = visit();
    const link = await choice('Open now');
    expect(link.closest('a')?.getAttribute('href')).toContain('tab=dining&open=now');
    fireEvent.click(link, { ctrlKey: true });
    expect(address()).toBe('/directory');
  });
});
