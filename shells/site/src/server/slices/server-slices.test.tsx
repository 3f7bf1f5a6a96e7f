/** @jest-environment node */
import type { LoadedSlice } from '@town/slice-delivery/server';
import type { RouteObject } from '@town/slice-kit/router';
import { renderPage } from '../pages/render-page';
import { serverContext, siteNow } from '../pages/server-context';
import { unknownTown } from '../services/town-source';
import { captureLog } from '../testing/capture-log';
import { testApp } from '../testing/test-app';
import { createServerSlices } from './server-slices';

const { config, assets } = testApp('http://127.0.0.1:9');
const ids = { requestId: 'test', traceparent: '' };
const never = () => new Promise<never>(() => {});
const Nothing = () => null;

/** A slice of another team, with a widget on the home page. */
function slice(name: string, routes: RouteObject[], prefetch: () => Promise<null> = never) {
  const loaded: LoadedSlice = {
    name,
    version: '1.0.0',
    mounts: [`/${name.slice(4)}`],
    base: `/slices/${name}/1.0.0/`,
    container: name,
    entry: '',
    exposes: {},
    widgets: [{ slot: 'home', module: './next-walk', order: 10 }],
    pages: {},
    integrity: {},
    platform: '^1.0.0',
    modules: new Map<string, unknown>([
      ['./routes', { createRoutes: () => routes }],
      ['./next-walk', { default: Nothing, prefetch }],
    ]),
    compatible: true,
    lacksFiles: false,
  };
  return loaded;
}

const serverSlices = (...slices: LoadedSlice[]) =>
  createServerSlices(slices, serverContext(config, ids, siteNow(config, unknownTown, new Date())));

let logged: () => string;
beforeEach(() => {
  logged = captureLog();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a slice that the site must not depend on', () => {
  it.each<[string, RouteObject[]]>([
    [
      'gives two routes one id',
      [
        { id: 'page-parks', path: 'parks', Component: Nothing },
        { id: 'page-parks', path: 'parks/old', Component: Nothing },
      ],
    ],
    [
      'has a route outside of its parent',
      [{ path: 'parks', children: [{ path: '/roads', Component: Nothing }] }],
    ],
  ])('shows a notice on its own pages alone when it %s', async (_, routes) => {
    const roads = slice('mfe-roads', [{ path: 'roads', Component: Nothing }]);
    const slices = [slice('mfe-parks', routes), roads];
    expect(serverSlices(...slices).down).toEqual(['mfe-parks']);
    const statusOf = async (path: string) => {
      const url = new URL(path, config.siteUrl);
      const request = { url, ...ids, now: new Date(), town: unknownTown };
      return (await renderPage(request, config, slices, assets)).status;
    };
    expect(await statusOf('/roads')).toBe(200);
    expect(await statusOf('/parks')).toBe(503);
  });

  it('does not keep the home page waiting for its widget', async () => {
    jest.useFakeTimers();
    const prefetch = jest.fn(never);
    const parks = slice('mfe-parks', [], prefetch);
    const home = () => serverSlices(parks).prefetchSlots(['home']);
    const waiting = home();
    await jest.advanceTimersByTimeAsync(5000);
    expect(await waiting).toBeNull();
    // Later requests do not wait either, until the pause is over.
    expect(await home()).toBeNull();
    expect(prefetch).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(5 * 60_000);
    void home();
    expect(prefetch).toHaveBeenCalledTimes(2);
  });

  it('is waited for again after its widget has failed at once', async () => {
    const prefetch = jest.fn(() => Promise.reject(new Error('no ducks today')));
    const parks = slice('mfe-parks', [], prefetch);
    for (const _ of [1, 2]) await serverSlices(parks).prefetchSlots(['home']);
    expect(prefetch).toHaveBeenCalledTimes(2);
  });

  it('does not keep visitors waiting forever for a page', async () => {
    jest.useFakeTimers();
    const page = { path: 'parks', loader: never, Component: Nothing };
    const url = new URL('/parks', config.siteUrl);
    const request = { url, ...ids, now: new Date(), town: unknownTown };
    const rendering = renderPage(request, config, [slice('mfe-parks', [page])], assets);
    await jest.advanceTimersByTimeAsync(20_000);
    expect(await rendering).toMatchObject({ status: 503, failedSlice: 'mfe-parks' });
    expect(logged()).toContain('Nothing came within 6000 ms');
  });
});
