import { screen } from '@testing-library/react';
import { refused } from '@town/slice-kit/testing/network';
import { anEvent } from '@town/slice-kit/testing/records';
import { renderRoutes } from '@town/slice-kit/testing/render-routes';
import * as soon from './soon-events';
import * as next from './upcoming-events';

const nextFour = '/api/events?from=2027-03-10&limit=4';
const soonTwo = '/api/events?from=2027-03-10&to=2027-03-11&limit=2';

/** Each widget asks only for what it shows. */
function show(widget: typeof soon, events: unknown) {
  const Widget = widget.default;
  const asked = widget === next ? nextFour : soonTwo;
  return renderRoutes(
    (context) => [{ path: '/', loader: () => widget.prefetch(context), element: <Widget /> }],
    { path: '/', api: { [asked]: events } },
  );
}

const on = (...dates: string[]) =>
  dates.map((date, index) => anEvent({ title: `Event ${index + 1}`, date }));
const titles = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);

describe('upcoming events on the home page', () => {
  it('are the next three, with a link to all events', async () => {
    show(next, on('2027-03-09', '2027-03-13', '2027-03-10', '2027-03-12', '2027-03-11'));
    expect(await screen.findByRole('link', { name: 'View All Events' })).toBeTruthy();
    expect(titles()).toEqual(['Event 3', 'Event 5', 'Event 4']);
  });

  it('have no link when there are no more', async () => {
    show(next, on('2027-03-10', '2027-03-11', '2027-03-12'));
    await screen.findByRole('heading', { name: 'Event 1' });
    expect(screen.queryByRole('link', { name: 'View All Events' })).toBeNull();
  });

  it('say when there is none, or when they cannot be fetched', async () => {
    show(next, on('2027-03-09'));
    expect(await screen.findByText('No upcoming events yet.')).toBeTruthy();
    show(next, refused(500));
    expect(await screen.findByText('Failed to fetch events')).toBeTruthy();
  });
});

describe('events in the weather panel', () => {
  it('are at most two of today and tomorrow, and say which', async () => {
    show(soon, on('2027-03-11', '2027-03-10', '2027-03-12'));
    await screen.findByRole('heading', { name: 'Event 2' });
    expect(titles()).toEqual(['Event 2', 'Event 1']);
    expect(screen.getByText('Today')).toBeTruthy();
    expect(screen.getByText('Tomorrow')).toBeTruthy();
  });

  it('are never more than two', async () => {
    show(soon, on('2027-03-10', '2027-03-10', '2027-03-11'));
    await screen.findByRole('heading', { name: 'Event 1' });
    expect(titles()).toEqual(['Event 1', 'Event 2']);
  });

  it('say when there is no event', async () => {
    show(soon, on('2027-03-12'));
    expect(await screen.findByText('No events today or tomorrow.')).toBeTruthy();
  });
});
