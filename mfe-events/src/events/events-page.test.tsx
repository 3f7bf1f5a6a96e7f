import { screen } from '@testing-library/react';
import { never, refused } from '@town/slice-kit/testing/network';
import { anEvent } from '@town/slice-kit/testing/records';
import { renderRoutes } from '@town/slice-kit/testing/render-routes';
import { createRoutes } from '../routes';

const visit = (api: Record<string, unknown>) =>
  renderRoutes(createRoutes, { path: '/events', api });
const titles = () =>
  screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

const calendar = [
  anEvent({ title: 'Founders Day', date: '2027-03-27', time: '10:00 AM', location: 'Downtown' }),
  anEvent({ title: 'Long gone', date: '2027-03-09' }),
  anEvent({ title: 'Council', date: '2027-03-10', category: 'government' }),
  anEvent({ title: 'Breakfast', date: '2027-04-02', category: 'business' }),
];

describe('the calendar', () => {
  it('shows events from today in the town, the next one first', async () => {
    visit({ '/api/events': calendar });
    expect(await screen.findByRole('heading', { name: 'Founders Day' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Events Calendar' })).toBeTruthy();
    expect(titles()).toEqual(['Council', 'Founders Day', 'Breakfast']);
    expect(screen.getByText('10:00 AM · Downtown')).toBeTruthy();
    expect(screen.getByText('Saturday, March 27, 2027')).toBeTruthy();
  });

  it('is narrowed down by category and month', async () => {
    const { user } = visit({ '/api/events': calendar });
    await screen.findByRole('heading', { name: 'Founders Day' });
    const category = screen.getByRole('combobox', { name: 'Category' });
    const month = screen.getByRole('combobox', { name: 'Month' });
    await user.selectOptions(category, 'Government');
    expect(titles()).toEqual(['Council']);
    await user.selectOptions(category, 'All Categories');
    await user.selectOptions(month, 'April');
    expect(titles()).toEqual(['Breakfast']);
    await user.selectOptions(category, 'Sports');
    expect(screen.getByText('No events found matching your criteria.')).toBeTruthy();
    expect(screen.getByText('Try adjusting your filters or submit a new event.')).toBeTruthy();
  });

  it('offers the four categories and every month', async () => {
    visit({ '/api/events': [] });
    const options = async (name: string) =>
      [...(await screen.findByRole<HTMLSelectElement>('combobox', { name })).options].map(
        ({ text }) => text,
      );
    expect(await options('Category')).toEqual([
      'All Categories',
      'Community',
      'Sports',
      'Education',
      'Government',
    ]);
    expect(await options('Month')).toHaveLength(13);
  });

  it('shows rows of placeholders while events are on their way', async () => {
    visit({ '/api/events': never });
    const said = await screen.findByText('Loading events...');
    expect(said.parentElement?.querySelectorAll('.row').length).toBeGreaterThan(0);
  });

  it('says when there is nothing', async () => {
    visit({ '/api/events': [] });
    expect(await screen.findByText('No events found matching your criteria.')).toBeTruthy();
  });

  it('says when events cannot be fetched, and fetches them when asked again', async () => {
    const api: Record<string, unknown> = { '/api/events': refused(503) };
    const { user } = visit(api);
    expect(await screen.findByText('Failed to fetch events')).toBeTruthy();
    api['/api/events'] = calendar;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Council' })).toBeTruthy();
  });
});
