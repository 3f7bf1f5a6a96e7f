import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RegisteredSlice } from '@town/contracts/slice-registry';
import { matchRoutes } from '@town/slice-kit/router';
import type { SliceContext } from '@town/slice-kit/slice';
import { SliceWidget } from '../slices/slice-widget';
import { SlicesProvider } from '../slices/slices';
import { createBrowserSlices } from './browser-slices';

const loadRemote = jest.fn<Promise<unknown>, [string]>();
const registerRemotes = jest.fn();
jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: (id: string) => loadRemote(id),
  registerRemotes: (remotes: unknown) => registerRemotes(remotes),
}));

const events: RegisteredSlice = {
  name: 'mfe-events',
  version: '1',
  mounts: ['/events', '/news'],
  base: '/slices/mfe-events/1/',
  container: 'mfe_events',
  entry: 'client/remoteEntry.js',
  exposes: {},
  pages: {},
  integrity: {},
  platform: '^1.0.0',
};
const context = {} as SliceContext;
const routesModule = { createRoutes: () => [{ path: 'events', element: <p>Events</p> }] };

let reported: unknown[];
beforeEach(() => {
  reported = [];
  window.reportError = (error: unknown) => reported.push(error);
});

const create = () => createBrowserSlices([events], context);
const pathsOf = (routes: Awaited<ReturnType<ReturnType<typeof create>['routesAt']>>) =>
  routes.flatMap(({ children }) => children?.map(({ path }) => path));

describe("a slice's pages in the browser", () => {
  it('are loaded once, when one of them is visited', async () => {
    loadRemote.mockResolvedValue(routesModule);
    const slices = create();
    expect(registerRemotes).toHaveBeenCalledWith([
      { name: 'mfe_events', entry: 'http://localhost/slices/mfe-events/1/client/remoteEntry.js' },
    ]);
    expect(await slices.routesAt('/about')).toEqual([]);
    expect(await slices.routesAt('/eventsomething')).toEqual([]);
    expect(loadRemote).not.toHaveBeenCalled();
    expect(pathsOf(await slices.routesAt('/events'))).toEqual(['events']);
    expect(await slices.routesAt('/news')).toEqual([]);
    expect(loadRemote.mock.calls).toEqual([['mfe_events/routes']]);
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
      loadRemote.mockResolvedValue(routesModule);
      expect(pathsOf(await slices.routesAt('/events'))).toEqual(['events']);
    },
  );

  it('are not even asked for where the server says that the slice is down', async () => {
    expect(pathsOf(await create().routesAt('/events', ['mfe-events']))).toEqual([
      'events/*',
      'news/*',
    ]);
    expect(loadRemote).not.toHaveBeenCalled();
  });

  it('are given up when nothing comes', async () => {
    jest.useFakeTimers();
    loadRemote.mockReturnValue(new Promise(() => {}));
    const waiting = create().routesAt('/events');
    jest.advanceTimersByTime(5000);
    expect(pathsOf(await waiting)).toEqual(['events/*', 'news/*']);
    jest.useRealTimers();
  });
});

describe("a slice's widget in the browser", () => {
  it('is tried again when the visitor asks for it', async () => {
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
