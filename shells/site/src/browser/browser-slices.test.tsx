import { render, screen, waitFor, waitForElementToBeRemoved } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { translations } from '@town/language/translations';
import { matchRoutes, RouterProvider } from '@town/slice-kit/router';
import type { SliceContext } from '@town/slice-kit/slice';
import React from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { SliceWidget } from '../slices/slice-widget';
import { SlicesProvider } from '../slices/slices';
import { sliceContext as context, eventsSlice as events } from '../testing/events-slice';
import { createBrowserSlices } from './browser-slices';

const loadRemote = jest.fn<Promise<unknown>, [string]>();
const shared = jest.fn();
jest.mock('@module-federation/runtime-core', () => ({
  ModuleFederation: class {
    readonly shareScopeMap = { default: 'the shared modules' };
    constructor(options: { shared: unknown }) {
      shared(options.shared);
    }
  },
}));

const init = jest.fn();
const container = {
  init,
  get: async (name: string) => {
    const module = await loadRemote(name);
    return () => module;
  },
};

const routesModule = { createRoutes: () => [{ path: 'events', element: <p>Events</p> }] };

let reported: unknown[];
let beacons: unknown[];
beforeEach(() => {
  Reflect.deleteProperty(globalThis, 'sliceAttempt');
  Reflect.set(globalThis, 'mfe_events', container);
  reported = [];
  beacons = [];
  navigator.sendBeacon = (url, data) => beacons.push([url, JSON.parse(String(data))]) > 0;
  window.reportError = (error: unknown) => reported.push(error);
});

const href = (file: string) => `http://localhost/slices/mfe-events/1/client/${file}`;
const integrity = {
  '/slices/mfe-events/1/client/remoteEntry.js': 'sha384-entry',
  '/slices/mfe-events/1/client/page.js': 'sha384-page',
};
const boot = { integrity, slots: {}, navigation: [] };
const create = (slice = events) => createBrowserSlices({ ...boot, slices: [slice] }, context);
const pathsOf = (routes: Awaited<ReturnType<ReturnType<typeof create>['routesAt']>>) =>
  routes.flatMap(({ children }) => children?.map(({ path }) => path));

describe("a slice's pages in the browser", () => {
  it('are loaded once, when one of them is visited', async () => {
    loadRemote.mockResolvedValue(routesModule);
    const slices = create();
    expect(await slices.routesAt('/about')).toEqual([]);
    expect(await slices.routesAt('/eventsomething')).toEqual([]);
    expect(shared).not.toHaveBeenCalled();
    expect(loadRemote).not.toHaveBeenCalled();
    expect(pathsOf(await slices.routesAt('/events'))).toEqual(['events']);
    expect(init.mock.calls).toEqual([['the shared modules', []]]);
    expect(shared.mock.calls[0]?.[0]['react']?.lib()).toBe(React);
    expect(await slices.routesAt('/news')).toEqual([]);
    expect(loadRemote.mock.calls).toEqual([['./routes']]);
  });

  it.each([
    ['cannot be loaded', () => loadRemote.mockRejectedValue(new Error('broken'))],
    ['export something else', () => loadRemote.mockResolvedValue({ createRoutes: 'no' })],
    ['load nothing', () => loadRemote.mockResolvedValue(null)],
  ])(
    'are replaced by a notice when they %s, and tried again at the next visit',
    async (_, fail) => {
      fail();
      const slices = create();
      const routes = await slices.routesAt('/events');
      expect(pathsOf(routes)).toEqual(['events/*', 'news/*']);
      expect(matchRoutes(routes, '/news/abc')).not.toBeNull();
      expect(reported).toHaveLength(1);
      expect(beacons).toEqual([
        ['/slice-reports', { slice: 'mfe-events', version: '1', phase: 'load' }],
      ]);
      loadRemote.mockResolvedValue(routesModule);
      expect(pathsOf(await slices.routesAt('/events'))).toEqual(['events']);
    },
  );

  it('are not requested when the server says that the slice is down', async () => {
    expect(pathsOf(await create().routesAt('/events', ['mfe-events']))).toEqual([
      'events/*',
      'news/*',
    ]);
    expect(loadRemote).not.toHaveBeenCalled();
  });

  it('are not requested when the slice does not support this platform version', async () => {
    const slices = create({ ...events, entry: null });
    expect(pathsOf(await slices.routesAt('/events'))).toEqual(['events/*', 'news/*']);
    expect(loadRemote).not.toHaveBeenCalled();
  });

  it('stay as the server rendered them when they cannot be loaded, until they can', async () => {
    document.body.innerHTML = '<div data-slice="mfe-events/routes"><p>From the server</p></div>';
    loadRemote.mockRejectedValue(new Error('broken'));
    const slices = create();
    const [route] = await slices.routesAt('/events');
    document.body.innerHTML = '';
    const router = createMemoryRouter([route ?? {}], { initialEntries: ['/events'] });
    render(<RouterProvider router={router} />);
    expect(await screen.findByText('From the server')).toBeTruthy();
    expect(await screen.findByText('You can read this part')).toBeTruthy();
  });

  it('stop loading after a timeout', async () => {
    jest.useFakeTimers();
    loadRemote.mockReturnValue(new Promise(() => {}));
    const waiting = create().routesAt('/events');
    jest.advanceTimersByTime(5000);
    expect(pathsOf(await waiting)).toEqual(['events/*', 'news/*']);
    jest.useRealTimers();
  });
});

describe("a slice's scripts", () => {
  const entry = () => {
    const script = document.head.querySelector<HTMLScriptElement>('script[src]');
    if (!script) throw new Error('no entry was asked for');
    return script;
  };
  const ask = async () => {
    Reflect.deleteProperty(globalThis, 'mfe_events');
    loadRemote.mockResolvedValue(routesModule);
    const slices = create();
    const routes = slices.routesAt('/events');
    await waitFor(entry);
    return { slices, routes };
  };

  it('are checked against the hashes that came with the page', async () => {
    const { routes } = await ask();
    expect([entry().src, entry().integrity]).toEqual([href('remoteEntry.js'), 'sha384-entry']);
    expect(globalThis.sliceIntegrity?.[href('page.js')]).toBe('sha384-page');
    Reflect.set(globalThis, 'mfe_events', container);
    entry().dispatchEvent(new Event('load'));
    expect(pathsOf(await routes)).toEqual(['events']);
    expect(document.head.querySelector('script[src]')).toBeNull();
  });

  it('are checked against a list whose hash came with the page, when the page belongs to another slice', async () => {
    const asked = jest.fn(() => Promise.resolve(Response.json({ 'other.js': 'sha384-other' })));
    globalThis.fetch = asked;
    loadRemote.mockResolvedValue(routesModule);
    const slices = create({ ...events, scriptHashes: 'sha384-list' });
    expect(pathsOf(await slices.routesAt('/events'))).toEqual(['events']);
    expect(asked.mock.calls).toEqual([[href('script-hashes.json'), { integrity: 'sha384-list' }]]);
    expect(globalThis.sliceIntegrity).toMatchObject({
      [href('other.js')]: 'sha384-other',
      [href('page.js')]: 'sha384-page',
    });
  });

  it('do not run when that list cannot be loaded', async () => {
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    loadRemote.mockClear().mockResolvedValue(routesModule);
    const slices = create({ ...events, scriptHashes: 'sha384-list' });
    expect(pathsOf(await slices.routesAt('/events'))).toEqual(['events/*', 'news/*']);
    expect(loadRemote).not.toHaveBeenCalled();
  });

  it('are requested again with a different URL after a failed load', async () => {
    const { slices, routes } = await ask();
    entry().dispatchEvent(new Event('error'));
    expect(pathsOf(await routes)).toEqual(['events/*', 'news/*']);
    const again = slices.routesAt('/events');
    await waitFor(() => expect(entry().src).toMatch(/remoteEntry\.js\?\d+$/));
    Reflect.set(globalThis, 'mfe_events', container);
    entry().dispatchEvent(new Event('load'));
    expect(pathsOf(await again)).toEqual(['events']);
  });

  it('count as failed when they register no container', async () => {
    const { routes } = await ask();
    entry().dispatchEvent(new Event('load'));
    expect(pathsOf(await routes)).toEqual(['events/*', 'news/*']);
  });
});

describe('a widget that the server has rendered', () => {
  const show = (rendered: string) => {
    document.body.innerHTML = `<div data-slice="mfe-events/weekend-events">${rendered}</div>`;
    loadRemote.mockClear().mockResolvedValue({
      default: () => <p>Three events</p>,
      prefetch: () => {},
    });
    render(
      <SlicesProvider value={create()}>
        <SliceWidget slice="mfe-events" name="weekend-events" loading={<p>One moment</p>} />
      </SlicesProvider>,
      { container: document.body.appendChild(document.createElement('div')) },
    );
  };
  afterEach(() => {
    document.body.innerHTML = '';
  });

  it.each(['<button>Show more</button>', '<a href="" role="button">Try again</a>'])(
    'is loaded at once where it has a button: %s',
    async (button) => {
      show(`<p>Failed to fetch events</p>${button}`);
      expect(await screen.findByText('Three events')).toBeTruthy();
    },
  );

  // This must be the first test that uses the page: "used" cannot be reset within a document.
  it('is loaded when the visitor first uses the page', async () => {
    show('<p>From the server</p>');
    expect(await screen.findByText('One moment')).toBeTruthy();
    expect(loadRemote).not.toHaveBeenCalled();
    await userEvent.keyboard('{Tab}');
    expect(await screen.findByText('Three events')).toBeTruthy();
  });
});

describe("a slice's widget in the browser", () => {
  it('is loaded again when the visitor presses "Try again"', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    loadRemote.mockRejectedValueOnce(new Error('broken'));
    const slices = create();
    render(
      <SlicesProvider value={slices}>
        <SliceWidget
          slice="mfe-events"
          name="upcoming-events"
          title="Upcoming events"
          loading={<p>One moment</p>}
        />
      </SlicesProvider>,
    );
    expect(await screen.findByText('Upcoming events: not available right now')).toBeTruthy();
    loadRemote.mockResolvedValue({ default: () => <p>Three events</p>, prefetch: () => {} });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Three events')).toBeTruthy();
    jest.restoreAllMocks();
  });
});

test('an optional widget is omitted when the slice does not provide it', async () => {
  loadRemote.mockRejectedValue(new Error('no such module'));
  const slices = create();
  const { container } = render(
    <SlicesProvider value={slices}>
      <SliceWidget slice="mfe-events" name="latest-news" loading={<p>One moment</p>} />
    </SlicesProvider>,
  );
  await screen.findByText('One moment');
  await waitForElementToBeRemoved(() => screen.queryByText('One moment'));
  expect(container.textContent).toBe('');
  expect(beacons).toEqual([]);
});

describe('a page in Spanish', () => {
  const inSpanish = { site: { language: 'es' } } as SliceContext;
  const spanish = { 'Coming up': 'Próximamente' };
  const createFor = (...translated: string[]) =>
    createBrowserSlices({ ...boot, slices: [events] }, inSpanish, {
      translated,
      textsWith: (messages) => translations('es', messages),
    });

  it('loads the messages of a slice with its pages', async () => {
    loadRemote.mockImplementation((name: string) =>
      Promise.resolve(name === './es' ? { spanish } : routesModule),
    );
    const slices = createFor('mfe-events');
    await slices.routesAt('/events');
    expect(loadRemote.mock.calls.flat().sort()).toEqual(['./es', './routes']);
    expect(slices.texts('mfe-events').translate?.('Coming up')).toBe('Próximamente');
  });

  it('shows a slice without messages in English', async () => {
    loadRemote.mockResolvedValue(routesModule);
    const slices = createFor();
    await slices.routesAt('/events');
    expect(loadRemote.mock.calls).toEqual([['./routes']]);
    expect(slices.texts('mfe-events').language).toBe('en');
  });
});
