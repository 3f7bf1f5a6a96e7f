import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { townMoment } from '@town/contracts/hours/open-state';
import { blanco } from '@town/contracts/testing/blanco';
import { never, refused } from '@town/slice-kit/testing/network';
import { stubMedia } from '@town/slice-kit/testing/stub-media';
import { renderSite } from '../../testing/render-site';

const service = 'https://weather.example.com/v1/forecast?latitude=30.0966&longitude=-98.4225';
const end =
  '&temperature_unit=fahrenheit&wind_speed_unit=mph&timezone=America%2FChicago&forecast_days=1';
const full = `${service}&current=temperature_2m%2Cweather_code%2Cwind_speed_10m%2Crelative_humidity_2m%2Cvisibility&daily=sunrise%2Csunset${end}`;
const compact = `${service}&current=temperature_2m%2Cweather_code${end}`;
const phone = '(width < 60rem)';

const current = {
  time: '2027-03-10T14:05',
  temperature_2m: 71.6,
  weather_code: 3,
  wind_speed_10m: 6.4,
  relative_humidity_2m: 48,
  visibility: 15_600,
};
const daily = { sunrise: ['2027-03-10T06:45'], sunset: ['2027-03-10T18:40'] };

const card = async () => within(await screen.findByRole('region', { name: 'Weather in Blanco' }));

beforeEach(() => stubMedia());

describe('the home page', () => {
  it('welcomes, and links to Eat, Do and Need', async () => {
    renderSite('/', { api: { [full]: never } });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Welcome to Blanco' }),
    ).toBeTruthy();
    for (const [name, href] of [
      [/^Eat/, '/dining'],
      [/^Do/, '/events'],
      [/^Need/, '/civic-contacts'],
    ] as const) {
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
    }
    expect(screen.getByRole('complementary', { name: 'Advertisement' })).toBeTruthy();
  });

  it('says what advertising costs on the day of the visit', async () => {
    const prices = { monthly: 5_950, annual: 49_500 };
    renderSite('/', { api: { [full]: never }, site: { prices } });
    const ad = within(await screen.findByRole('complementary', { name: 'Advertisement' }));
    expect(ad.getByText(/advertising is \$59\.50\/month/)).toBeTruthy();
  });

  it('says how many places are open now, and links to them', async () => {
    renderSite('/', {
      api: { [full]: never, '/api/open-now': { dining: 6, shopping: 1, services: 0 } },
    });
    const open = within(await screen.findByRole('region', { name: 'Open now' }));
    expect(
      open.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Dining (6)', '/directory?tab=dining&open=now'],
      ['Shopping (1)', '/directory?tab=shopping&open=now'],
    ]);
  });

  it('counts the open places again while the page stays open', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      const api: Record<string, unknown> = {
        [full]: never,
        '/api/open-now': { dining: 6, shopping: 1, services: 0 },
      };
      renderSite('/', { api });
      await screen.findByText('Dining (6)');
      api['/api/open-now'] = { dining: 2, shopping: 0, services: 0 };
      act(() => jest.advanceTimersByTime(60_000));
      expect(await screen.findByText('Dining (2)')).toBeTruthy();
      expect(screen.queryByText(/Shopping \(/)).toBeNull();
    } finally {
      jest.useRealTimers();
    }
  });

  it('says on a public holiday that the hours of open places may differ', async () => {
    const api = { [full]: never, '/api/open-now': { dining: 6, shopping: 1, services: 0 } };
    const holiday = Date.parse('2027-11-25T18:00:00Z');
    renderSite('/', {
      api,
      site: { now: townMoment(holiday, 'America/Chicago') },
    });
    expect(await screen.findByText('Public holiday: hours may differ')).toBeTruthy();
    cleanup();
    renderSite('/', { api });
    await screen.findByRole('region', { name: 'Open now' });
    expect(screen.queryByText('Public holiday: hours may differ')).toBeNull();
  });

  it('says nothing about open places when their number is not known', async () => {
    renderSite('/', { api: { [full]: never, '/api/open-now': refused(503) } });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('region', { name: 'Open now' })).toBeNull();
  });

  it('shows the opening notice when the town has one', async () => {
    renderSite('/', {
      api: { [full]: never },
      site: { openingNotice: 'Welcome to our new site!' },
    });
    expect(await screen.findByText('Welcome to our new site!')).toBeTruthy();
  });

  it('shows the opening notice in Spanish when the town has a translation', async () => {
    renderSite('/', {
      api: { [full]: never },
      site: {
        language: 'es',
        town: { ...blanco, taglineEs: 'Su guía de Blanco' },
        openingNotice: 'Welcome to our new site!',
        openingNoticeEs: 'Nuestro sitio nuevo',
      },
    });
    expect(await screen.findByText('Nuestro sitio nuevo')).toBeTruthy();
    expect(screen.getAllByText('Su guía de Blanco')[0]?.closest('[lang]')).toBeNull();
  });

  it('uses the name and texts of the configured town', async () => {
    const town = {
      ...blanco,
      name: 'Marfa',
      siteName: 'Marfa Guide',
      tagline: 'Lights',
      timeZone: 'America/Denver',
    };
    const coordinates = { latitude: 30.3, longitude: -104 };
    const { asked } = renderSite('/', { site: { town: { ...town, coordinates } } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome to Marfa' })).toBeTruthy();
    expect(document.title).toBe('Marfa Guide: eat, shop and find your way in Marfa, Texas');
    expect(document.body.textContent).not.toContain('Blanco');
    const weather = asked.find((address) => address.startsWith('https:'));
    expect(weather).toContain('latitude=30.3&longitude=-104');
    expect(weather).toContain('timezone=America%2FDenver');
  });

  it('shows the widgets of the events slice', async () => {
    renderSite('/', { api: { [full]: never }, widget: () => <p>Three events</p> });
    const events = await screen.findByRole('region', { name: 'Upcoming events' });
    expect(within(events).getByText('Three events')).toBeTruthy();
  });

  it('says when the events slice fails, keeps the rest, and retries on request', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    let broken = true;
    const { user } = renderSite('/', {
      api: { [full]: never },
      widget: () => {
        if (broken) throw new Error('broken');
        return <p>Three events</p>;
      },
    });
    expect(await screen.findByText('Upcoming events: not available right now')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'For residents' })).toBeTruthy();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Three events')).toBeTruthy();
  });
});

describe('the weather card', () => {
  it('says that the weather is loading', async () => {
    renderSite('/', { api: { [full]: never } });
    expect((await card()).getByText('Asking for the weather…')).toBeTruthy();
  });

  it('shows the weather, with visibility in whole kilometres and times of the town', async () => {
    renderSite('/', { api: { [full]: { current, daily } } });
    expect(await screen.findByText('72°F')).toBeTruthy();
    const text = (await screen.findByRole('region', { name: 'Weather in Blanco' })).textContent;
    expect(text).toContain('Overcast');
    expect(text).toContain('6 mph');
    expect(text).toContain('48%');
    expect(text).toContain('16 km');
    expect(text).toContain('6:45 AM');
    expect(text).toContain('6:40 PM');
    expect(text).toContain('Measured at 2:05 PM');
  });

  it.each([
    ['refuses', refused(500)],
    ['answers something else', { hello: 'world' }],
    ['cannot be reached', undefined],
  ])('says that there is none when the service %s', async (_, answer) => {
    renderSite('/', { api: { [full]: answer } });
    expect(await screen.findByText('Weather data unavailable')).toBeTruthy();
  });

  it('shows the values that the forecast service sends when others are missing', async () => {
    renderSite('/', {
      api: { [full]: { current: { ...current, visibility: null }, daily: { sunset: [null] } } },
    });
    expect(await screen.findByText('72°F')).toBeTruthy();
    const text = (await screen.findByRole('region', { name: 'Weather in Blanco' })).textContent;
    expect(text).toContain('6 mph');
    expect(text).not.toMatch(/Visibility|Sunrise|Sunset/);
  });

  it('keeps the last reading when fetching the next one fails', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      const api: Record<string, unknown> = { [full]: { current, daily } };
      const { asked } = renderSite('/', { api });
      await screen.findByText('72°F');
      api[full] = refused(500);
      await act(() => jest.advanceTimersByTimeAsync(10 * 60_000));
      await waitFor(() => expect(asked.filter((address) => address === full)).toHaveLength(2));
      expect(screen.getByText('Measured at 2:05 PM')).toBeTruthy();
      expect(screen.queryByText('Weather data unavailable')).toBeNull();
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('the weather strip', () => {
  it('is one line on a phone', async () => {
    stubMedia(phone);
    renderSite('/', { api: { [full]: never, [compact]: { current } } });
    expect((await screen.findByText('72°F')).closest('p')?.textContent).toBe(
      'Blanco now: 72°F, Overcast',
    );
  });

  it('shows nothing when there is no weather', async () => {
    stubMedia(phone);
    const { asked } = renderSite('/', { api: { [full]: refused(500), [compact]: refused(500) } });
    expect(await screen.findByText('Weather data unavailable')).toBeTruthy();
    expect(asked).toContain(compact);
    expect(screen.queryByText(/Blanco now/)).toBeNull();
  });

  it('does not request the weather when the strip is hidden', async () => {
    const { asked } = renderSite('/', { api: { [full]: { current, daily } } });
    await screen.findByText('72°F');
    expect(asked.filter((address) => address.startsWith('https:'))).toEqual([full]);
  });
});

describe('the weather panel', () => {
  it('opens and closes, with weather details and the next events', async () => {
    const { user } = renderSite('/', {
      api: { [full]: { current, daily } },
      widget: () => <p>Two events</p>,
    });
    await user.click(await screen.findByRole('button', { name: 'Show weather' }));
    const panel = within(await screen.findByRole('region', { name: 'Blanco today' }));
    expect(panel.getByText('16 km')).toBeTruthy();
    expect(panel.getByText('Two events')).toBeTruthy();
    // On a low screen it must scroll with the keyboard, too.
    expect(screen.getByRole('region', { name: 'Weather panel' }).tabIndex).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Hide weather' }));
    expect(screen.queryByRole('region', { name: 'Blanco today' })).toBeNull();
  });

  it('says when it cannot load the weather', async () => {
    const { user } = renderSite('/', { api: { [full]: refused(500) } });
    await user.click(await screen.findByRole('button', { name: 'Show weather' }));
    expect(await screen.findByText('Unable to load weather data')).toBeTruthy();
  });
});
