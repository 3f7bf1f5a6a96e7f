import { act, screen, waitFor, within } from '@testing-library/react';
import type { WidgetModule } from '@town/slice-kit/slice';
import { refused } from '@town/slice-kit/testing/network';
import { anArticle, anEvent } from '@town/slice-kit/testing/records';
import { renderRoutes } from '@town/slice-kit/testing/render-routes';
import * as news from './latest-news';
import * as soon from './soon-events';
import * as next from './upcoming-events';
import * as weekend from './weekend-events';

const nextFour = '/api/events?from=2027-03-10&notOverAt=2027-03-10T12%3A00&limit=4';
const ofWeekend = '/api/events?from=2027-03-12&to=2027-03-14&notOverAt=2027-03-10T12%3A00&limit=15';
const soonTwo = '/api/events?from=2027-03-10&to=2027-03-11&notOverAt=2027-03-10T12%3A00&limit=2';

/** Renders a widget whose only request gets these events. */
function show(widget: WidgetModule, events: unknown) {
  return showWith(widget, { [widget.default === next.default ? nextFour : soonTwo]: events });
}

function showWith(widget: WidgetModule, api: Record<string, unknown>) {
  const Widget = widget.default;
  return renderRoutes(
    (context) => [{ path: '/', loader: () => widget.prefetch(context), element: <Widget /> }],
    { path: '/', api },
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

  it('disappear when they are over, while the page is open', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      const walk = anEvent({ title: 'Walk', date: '2027-03-10', time: '1 PM - 2 PM' });
      show(next, [walk, anEvent({ title: 'Fair', date: '2027-03-11' })]);
      await screen.findByRole('heading', { name: 'Walk' });
      act(() => jest.advanceTimersByTime(3 * 60 * 60 * 1000));
      await waitFor(() => expect(titles()).toEqual(['Fair']));
    } finally {
      jest.useRealTimers();
    }
  });

  it('have no link when there are no more', async () => {
    show(next, on('2027-03-10', '2027-03-11', '2027-03-12'));
    await screen.findByRole('heading', { name: 'Event 1' });
    expect(screen.queryByRole('link', { name: 'View All Events' })).toBeNull();
  });

  it('show a text if there are none, and an error if they cannot be fetched', async () => {
    show(next, on('2027-03-09'));
    expect(await screen.findByText('No upcoming events yet.')).toBeTruthy();
    show(next, refused(500));
    expect(await screen.findByText('Failed to fetch events')).toBeTruthy();
  });
});

describe("the weekend's events on the home page", () => {
  const fair = anEvent({ title: 'Fair', date: '2027-03-13' });
  const picnic = anEvent({ title: 'Picnic', date: '2027-03-14' });

  it('are those that are not among the next ones, with a link to all events', async () => {
    showWith(weekend, { [nextFour]: [fair], [ofWeekend]: [fair, picnic] });
    expect(await screen.findByRole('region', { name: 'More this weekend' })).toBeTruthy();
    expect(titles()).toEqual(['More this weekend', 'Picnic']);
    const all = screen.getByRole('link', { name: 'The whole weekend' });
    expect(all.getAttribute('href')).toBe('/events?dates=weekend');
  });

  it('are left out if there are no more, or if they cannot be fetched', async () => {
    const { asked } = showWith(weekend, { [nextFour]: [fair], [ofWeekend]: [fair] });
    await waitFor(() => expect(asked).toContain(ofWeekend));
    expect(screen.queryByRole('region')).toBeNull();
    showWith(weekend, { [nextFour]: [fair], [ofWeekend]: refused(503) });
    expect(screen.queryByRole('region')).toBeNull();
  });
});

describe('the headlines on the home page', () => {
  const headlines = '/api/news?limit=2';

  it('are the newest two, with their dates', async () => {
    const [old, recent] = [
      anArticle({ title: 'Old', publishedDate: '2027-03-01T15:00:00.000Z' }),
      anArticle({ title: 'New', publishedDate: '2027-03-08T15:00:00.000Z' }),
    ];
    showWith(news, { [headlines]: [old, recent] });
    const region = within(await screen.findByRole('region', { name: 'Latest news' }));
    expect(region.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      `/news/${recent.id}`,
      `/news/${old.id}`,
      '/news',
    ]);
    expect(region.getByText('March 8, 2027')).toBeTruthy();
  });

  it('are left out in a town without news', async () => {
    const { asked } = showWith(news, { [headlines]: [] });
    await waitFor(() => expect(asked).toContain(headlines));
    expect(screen.queryByRole('region')).toBeNull();
  });
});

describe('events in the weather panel', () => {
  it('are fetched again when a new day begins while the page is open', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      const { asked } = show(soon, on('2027-03-11'));
      await screen.findByText('Tomorrow');
      act(() => jest.advanceTimersByTime(13 * 60 * 60 * 1000));
      const ofNextDay = expect.stringContaining('/api/events?from=2027-03-11&to=2027-03-12&');
      await waitFor(() => expect(asked).toEqual([soonTwo, ofNextDay]));
    } finally {
      jest.useRealTimers();
    }
  });

  it('are at most two of today and tomorrow, and name the day', async () => {
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
