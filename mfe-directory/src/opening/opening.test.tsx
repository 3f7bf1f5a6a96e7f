import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { townMoment } from '@town/contracts/hours/open-state';
import type { Site } from '@town/slice-kit/site';
import { never, pageOf } from '@town/slice-kit/testing/network';
import { aBusiness } from '@town/slice-kit/testing/records';
import { renderRoutes } from '@town/slice-kit/testing/render-routes';
import { createRoutes } from '../routes';

const daily = {
  dayOfWeek: [
    'Monday' as const,
    'Tuesday' as const,
    'Wednesday' as const,
    'Thursday' as const,
    'Friday' as const,
    'Saturday' as const,
    'Sunday' as const,
  ],
};
// The page is rendered on Wednesday, March 10, 2027, at noon.
const diner = aBusiness({
  name: 'Diner',
  openingHours: [{ ...daily, opens: '07:00', closes: '21:00' }],
});
const bar = aBusiness({
  name: 'Bar',
  openingHours: [{ ...daily, opens: '17:00', closes: '02:00' }],
});
const anything = aBusiness({ name: 'Anything' });
const mill = aBusiness({
  name: 'Mill',
  openingHours: [],
  businessStatus: 'temporarily-closed',
});
const places = [diner, bar, anything, mill];
const list = (choice: string) => `/api/businesses?category=dining${choice}&limit=16`;

const visit = (search = '', api: Record<string, unknown> = {}) =>
  renderRoutes(createRoutes, {
    path: `/directory${search}`,
    api: {
      [list('')]: places,
      [list('&open=now')]: [diner],
      [list('&open=2027-03-13T23%3A30')]: [bar],
      [list('&open=2027-03-13T05%3A00')]: [],
      [list('&sort=open')]: [diner, anything, bar, mill],
      ...api,
    },
  });
const names = () =>
  screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('the directory', () => {
  it('says which places are open, and says nothing about places whose hours are unknown', async () => {
    visit();
    expect(await screen.findByText('Open until 9 PM')).toBeTruthy();
    expect(screen.getByText('Opens at 5 PM')).toBeTruthy();
    expect(screen.getByText('Temporarily closed')).toBeTruthy();
    expect(screen.queryByText('Hours not known')).toBeNull();
  });

  it('says on a public holiday that the usual hours of the day may differ', async () => {
    const special = {
      ...daily,
      opens: '08:00',
      closes: '22:00',
      validFrom: '2027-11-25',
      validThrough: '2027-11-25',
    };
    const late = aBusiness({
      name: 'Late',
      openingHours: [{ ...daily, opens: '07:00', closes: '09:00' }],
    });
    const asked = aBusiness({ name: 'Asked', openingHours: [special] });
    const now = townMoment(Date.parse('2027-11-25T18:00:00Z'), 'America/Chicago');
    renderRoutes(createRoutes, {
      path: '/directory',
      api: { [list('')]: [...places, late, asked] },
      site: { now },
    });
    const words = async (name: string) => {
      const card = (await screen.findByRole('heading', { name })).closest('article, li');
      return card?.querySelector('[data-print]')?.textContent;
    };
    expect(await words('Diner')).toBe('Open until 9 PM (Thanksgiving Day, hours may differ)');
    expect(await words('Bar')).toBe('Opens at 5 PM (Thanksgiving Day, hours may differ)');
    expect(await words('Asked')).toBe('Open until 10 PM');
    expect(await words('Late')).toBe('Opens Friday at 7 AM');
    expect(await words('Mill')).toBeUndefined();
  });

  it('does not print texts that are true only at this minute', async () => {
    visit();
    const print = (words: string) =>
      screen.getByText(words).closest('p')?.getAttribute('data-print');
    await screen.findByText('Open until 9 PM');
    expect([print('Open until 9 PM'), print('Opens at 5 PM')]).toEqual(['hide', 'hide']);
    expect(print('Temporarily closed')).toBeNull();
  });

  it('lists the places that are open now, and adds a history entry', async () => {
    const { user, address } = visit();
    await user.click(await screen.findByRole('link', { name: 'Open now' }));
    await waitFor(() => expect(names()).toEqual(['Diner']));
    expect(address()).toBe('/directory?tab=dining&open=now');
    expect(screen.getByRole('link', { name: 'Open now' }).getAttribute('aria-current')).toBe(
      'true',
    );
  });

  it('shows the number of places, and announces it when a filter changes it', async () => {
    const { user } = visit();
    const count = await screen.findByText('4 places');
    expect(count.getAttribute('role')).toBe('status');
    await user.click(screen.getByRole('link', { name: 'Open now' }));
    await waitFor(() => expect(count.textContent).toBe('1 place'));
    expect(count.isConnected).toBe(true);
  });

  it('shows the number of places of a longer list, and which of them are on the page', async () => {
    const many = Array.from({ length: 16 }, (_, index) => aBusiness({ name: `Place ${index}` }));
    const { user } = visit('', {
      [list('')]: pageOf(17, many),
      [`${list('')}&offset=15`]: pageOf(17, many.slice(14)),
    });
    expect(await screen.findByText('15 of 17 places')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Show more' }));
    expect(await screen.findByText('16–17 of 17 places')).toBeTruthy();
  });

  it('keeps the focus on the chosen filter while the list loads', async () => {
    const { user } = visit('', { [list('&open=now')]: never });
    await user.click(await screen.findByRole('link', { name: 'Open now' }));
    await screen.findByText('Loading dining...');
    const chosen = screen.getByRole('link', { name: 'Open now' });
    expect(chosen.getAttribute('aria-current')).toBe('true');
    expect(document.activeElement).toBe(chosen);
  });

  it('lists the places that are open at a chosen time, with a form that works without scripts', async () => {
    visit('?tab=dining&open=2027-03-13T23:30');
    await screen.findByRole('heading', { name: 'Bar' });
    expect(names()).toEqual(['Bar']);
    const input = screen.getByLabelText<HTMLInputElement>('Open at');
    expect([input.name, input.value, input.form?.method]).toEqual([
      'open',
      '2027-03-13T23:30',
      'get',
    ]);
  });

  it('can list open places first', async () => {
    const { user } = visit();
    await user.click(await screen.findByRole('link', { name: 'Open first' }));
    await waitFor(() => expect(names()).toEqual(['Diner', 'Anything', 'Bar', 'Mill']));
    await user.click(screen.getByRole('link', { name: 'Open first' }));
    await waitFor(() => expect(names()).toEqual(['Diner', 'Bar', 'Anything', 'Mill']));
  });

  it('says when nothing is open now', async () => {
    visit('?tab=dining&open=now', { [list('&open=now')]: [] });
    expect(await screen.findByText('Nothing here is open now')).toBeTruthy();
  });

  it('links back to all places if nothing is open', async () => {
    const { user } = visit('?tab=dining&open=2027-03-13T05:00');
    expect(await screen.findByText('Nothing here is open then')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Show all places' }));
    await waitFor(() => expect(names()).toHaveLength(4));
  });
});

describe('the page of a place', () => {
  const usual = { ...daily, opens: '07:00', closes: '21:00' };
  const diner = {
    kind: 'businesses',
    ...aBusiness({
      slug: 'diner',
      name: 'Diner',
      hoursConfirmedOn: '2027-03-01',
      latitude: 30.1,
      longitude: -98.4,
      openingHours: [
        usual,
        {
          ...daily,
          opens: '00:00',
          closes: '00:00',
          validFrom: '2027-03-12',
          validThrough: '2027-03-12',
        },
      ],
    }),
  };
  const open = (place: object, site: Partial<Site> = {}) =>
    renderRoutes(createRoutes, {
      path: '/directory/diner',
      api: { '/api/directory/diner': place },
      site,
    });

  it('shows the coming week, today first, and special days', async () => {
    open(diner);
    const table = within(await screen.findByRole('table', { name: 'Opening hours' }));
    const rows = table.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows[0]).toBe('Wednesday (today)7 AM–9 PM');
    expect(rows[2]).toBe('FridayClosed (special hours)');
    expect(rows).toHaveLength(7);
    expect(screen.getByText('Confirmed in March')).toBeTruthy();
  });

  it('says that usual hours may differ on a public holiday', async () => {
    const thanksgiving = Date.parse('2027-11-25T18:00:00Z');
    const special = {
      ...daily,
      opens: '08:00',
      closes: '12:00',
      validFrom: '2027-11-25',
      validThrough: '2027-11-25',
    };
    const now = townMoment(thanksgiving, 'America/Chicago');
    const today = async () => {
      const table = await screen.findByRole('table', { name: 'Opening hours' });
      return within(table).getAllByRole('row')[0]?.textContent;
    };
    open(diner, { now });
    expect(await today()).toBe('Thursday (today)7 AM–9 PM (Thanksgiving Day, hours may differ)');
    cleanup();
    open({ ...diner, openingHours: [usual, special] }, { now });
    expect(await today()).toBe('Thursday (today)8 AM–noon (special hours)');
  });

  it('gives hours and position to search engines', async () => {
    open(diner);
    await screen.findByRole('table', { name: 'Opening hours' });
    const text = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    expect(JSON.parse(text)['@graph']).toContainEqual(
      expect.objectContaining({
        openingHoursSpecification: [
          expect.objectContaining({ '@type': 'OpeningHoursSpecification', opens: '07:00' }),
          expect.objectContaining({ validFrom: '2027-03-12' }),
        ],
        geo: { '@type': 'GeoCoordinates', latitude: 30.1, longitude: -98.4 },
      }),
    );
  });

  it('says when the hours are unknown', async () => {
    open({ kind: 'businesses', ...aBusiness({ slug: 'diner', name: 'Diner', hours: null }) });
    expect(await screen.findByText('Hours not known')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('does not show hours that are partly unreadable', async () => {
    open({ ...diner, hours: null, openingHours: [usual, { dayOfWeek: ['Someday'] }] });
    expect(await screen.findByText('Hours not known')).toBeTruthy();
  });

  it('does not call hours unknown if it shows them as text', async () => {
    open({ ...diner, hours: 'Thu-Sun 11 AM until sold out', openingHours: null });
    expect(await screen.findByText('Thu-Sun 11 AM until sold out')).toBeTruthy();
    expect(screen.queryByText('Hours not known')).toBeNull();
  });

  it('updates the opening state while the page stays open', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      open(diner);
      await screen.findByText('Open until 9 PM');
      act(() => jest.advanceTimersByTime(8.75 * 60 * 60 * 1000));
      expect(await screen.findByText(/^Closes in 1[45] minutes$/)).toBeTruthy();
    } finally {
      jest.useRealTimers();
    }
  });
});
