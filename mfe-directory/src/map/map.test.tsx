import { screen, waitFor, within } from '@testing-library/react';
import { aBusiness } from '@town/slice-kit/testing/records';
import { renderRoutes } from '@town/slice-kit/testing/render-routes';
import { stubMedia } from '@town/slice-kit/testing/stub-media';
import { FakeMapEngine } from '@town/town-map/testing/fake-map-engine';
import { createRoutes } from '../routes';

const always = {
  dayOfWeek: ['Wednesday' as const],
  opens: '07:00',
  closes: '21:00',
};
const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const mill = aBusiness({ name: 'Mill', ...at(30.1, -98.43), address: '1 Mill Rd' });
const diner = aBusiness({ name: 'Diner', ...at(30.097, -98.42), openingHours: [always] });
const truck = aBusiness({ name: 'Truck' });

const dining = '/api/businesses?category=dining';
const list = `${dining}&limit=16`;

function visit(engine = new FakeMapEngine(), load = engine.load) {
  const visited = renderRoutes(createRoutes, {
    path: '/directory',
    api: { [list]: [diner, mill, truck], [`${dining}&open=now&limit=16`]: [diner] },
    loadMapEngine: load,
  });
  return { ...visited, engine };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const markers = async () =>
  within(await screen.findByRole('list', { name: 'Places on the map' }))
    .getAllByRole('button')
    .map((each) => each.getAttribute('aria-label'));
const names = () =>
  screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
function cardOf(name: string): HTMLElement {
  const card = screen.getByRole('heading', { name }).closest<HTMLElement>('[data-listed]');
  if (!card) throw new Error(`No card has the heading ${name}`);
  return card;
}

const showOf = (name: string) =>
  within(cardOf(name)).queryByRole('button', { name: /^Show on map/ });

beforeEach(() => stubMedia());

describe('the map beside a list', () => {
  it('loads on request, and has a marker for each place in the order of the list', async () => {
    const load = jest.fn(new FakeMapEngine().load);
    const { user } = visit(undefined, load);
    const show = await button('Show map');
    expect(load).not.toHaveBeenCalled();
    await user.click(show);
    expect(await markers()).toEqual(['Diner', 'Mill']);
    expect(screen.getByText(/^1 place is not on the map/)).toBeTruthy();
    await user.click(await button('Hide map'));
    expect(screen.queryByRole('list', { name: 'Places on the map' })).toBeNull();
  });

  it('shows the same places as the filtered list', async () => {
    const { user, engine } = visit();
    await user.click(await button('Show map'));
    await markers();
    await user.click(screen.getByRole('link', { name: 'Open now' }));
    await waitFor(async () => expect(await markers()).toEqual(['Diner']));
    expect(names()).toEqual(['Diner']);
    expect(engine.shown.at(-1)).toHaveLength(1);
  });

  it('shows more places than one page of the list, and says when there are still more', async () => {
    const page = [diner, ...Array.from({ length: 15 }, () => aBusiness({}))];
    const many = [...page, mill, ...Array.from({ length: 483 }, () => aBusiness({}))];
    const engine = new FakeMapEngine();
    const { user } = renderRoutes(createRoutes, {
      path: '/directory',
      api: { [list]: page, [`${dining}&limit=500`]: many },
      loadMapEngine: engine.load,
    });
    await user.click(await button('Show map'));
    await waitFor(async () => expect(await markers()).toEqual(['Diner', 'Mill']));
    expect(screen.getByText('These are the first 499 places of the list.')).toBeTruthy();
    expect(names()).toHaveLength(15);
  });

  it("opens a panel at a place's marker, marks the place's card, and returns the focus", async () => {
    const { user } = visit();
    await user.click(await button('Show map'));
    const marker = await button('Diner');
    marker.focus();
    await user.keyboard('{Enter}');
    const panel = await screen.findByRole('dialog', { name: 'Diner' });
    expect(document.activeElement).toBe(panel);
    expect(within(panel).getByText('Open until 9 PM')).toBeTruthy();
    expect(within(panel).getByRole('link', { name: 'Directions' }).getAttribute('href')).toContain(
      '30.097%2C-98.42',
    );
    expect(
      within(panel).getByRole('link', { name: 'More about this place' }).getAttribute('href'),
    ).toBe(`/directory/${diner.slug}`);
    expect(cardOf('Diner').dataset['chosen']).toBe('');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(marker);
    expect(cardOf('Diner').dataset['chosen']).toBeUndefined();
  });

  it("shows a place when the button on the place's card is pressed", async () => {
    const { user } = visit();
    await user.click(await button('Show map'));
    const show = await within(cardOf('Mill')).findByRole('button', {
      name: /^Show on map/,
    });
    await user.click(show);
    const panel = await screen.findByRole('dialog', { name: 'Mill' });
    await user.click(within(panel).getByRole('button', { name: 'Close' }));
    expect(document.activeElement).toBe(show);
    expect(showOf('Truck')).toBeNull();
  });

  it('shows an error if the browser cannot draw it, and the list stays', async () => {
    const engine = {
      createMap() {
        throw new Error('No WebGL');
      },
    };
    const { user } = visit(undefined, () => Promise.resolve(engine));
    await user.click(await button('Show map'));
    expect(await screen.findByText(/cannot draw the map/)).toBeTruthy();
    expect(names()).toEqual(['Diner', 'Mill', 'Truck']);
  });

  it('can be loaded again after a failure', async () => {
    const engine = new FakeMapEngine();
    const load = jest.fn(engine.load);
    load.mockRejectedValueOnce(new Error('offline'));
    const { user } = visit(engine, load);
    await user.click(await button('Show map'));
    await user.click(await button('Try again'));
    expect(await markers()).toEqual(['Diner', 'Mill']);
  });
});

describe('the order by distance', () => {
  const locate = (answer: (ok: PositionCallback, failed: PositionErrorCallback) => void) => {
    const getCurrentPosition = jest.fn(answer);
    Object.defineProperty(navigator, 'geolocation', {
      configurable: true,
      value: { getCurrentPosition },
    });
    return getCurrentPosition;
  };
  afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));
  const nearMill = (ok: PositionCallback) =>
    ok({ coords: at(30.1002, -98.4301) } as unknown as GeolocationPosition);

  it('puts the nearest place first, shows distances, and puts places without a position last', async () => {
    locate(nearMill);
    const { user, asked } = visit();
    const near = await button('Near me');
    const before = [...asked];
    await user.click(near);
    await waitFor(() => expect(names()).toEqual(['Mill', 'Diner', 'Truck']));
    expect(within(cardOf('Mill')).getByText('0.1 mi')).toBeTruthy();
    expect(within(cardOf('Diner')).getByText('0.6 mi')).toBeTruthy();
    const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(said).toEqual(['3 places', expect.stringMatching(/stays in this browser/)]);
    expect(asked).toEqual(before);
    await user.click(near);
    await waitFor(() => expect(names()).toEqual(['Diner', 'Mill', 'Truck']));
    expect(screen.queryByText('0.1 mi')).toBeNull();
  });

  it('also orders the markers', async () => {
    locate(nearMill);
    const { user } = visit();
    await user.click(await button('Show map'));
    await user.click(await button('Near me'));
    await waitFor(async () => expect(await markers()).toEqual(['Mill', 'Diner']));
  });

  it.each([
    [1, /does not tell this site where you are/],
    [2, /could not find out/],
    [3, /could not find out/],
  ])('is not applied after the error %s, which is explained in words', async (code, words) => {
    locate((_, failed) => failed({ code, PERMISSION_DENIED: 1 } as GeolocationPositionError));
    const { user } = visit();
    await user.click(await button('Near me'));
    expect(await screen.findByText(words)).toBeTruthy();
    expect(names()).toEqual(['Diner', 'Mill', 'Truck']);
  });

  it('is not available in a browser without geolocation', async () => {
    const { user } = visit();
    await user.click(await button('Near me'));
    expect(await screen.findByText(/cannot tell where you are/)).toBeTruthy();
  });
});

describe('the page of a place', () => {
  it('shows a map on request', async () => {
    const engine = new FakeMapEngine();
    const { user } = renderRoutes(createRoutes, {
      path: `/directory/${mill.slug}`,
      api: { [`/api/directory/${mill.slug}`]: { ...mill, kind: 'businesses' } },
      loadMapEngine: engine.load,
    });
    await user.click(await button('Show map'));
    await user.click(await button('Mill'));
    const panel = await screen.findByRole('dialog', { name: 'Mill' });
    expect(within(panel).queryByRole('link', { name: 'More about this place' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Hide map' }));
    expect(engine.removed).toBeGreaterThan(0);
  });

  it('has no map if the position of the place is unknown', async () => {
    renderRoutes(createRoutes, {
      path: `/directory/${truck.slug}`,
      api: { [`/api/directory/${truck.slug}`]: { ...truck, kind: 'businesses' } },
    });
    await screen.findByRole('heading', { name: 'Truck' });
    expect(screen.queryByRole('button', { name: 'Show map' })).toBeNull();
  });
});
