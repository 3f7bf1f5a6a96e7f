import { init } from '@module-federation/enhanced/runtime';
import { matchRoutes, type RouteObject } from '@town/slice-kit/router';
import type { SliceContext } from '@town/slice-kit/slice';
import { type ComponentType, lazy } from 'react';
import type { Boot, BootSlice } from '../app/boot';
import { sliceRoute, unavailablePage, unavailableRoute } from '../app/routes';
import { trouble } from '../slices/load-trouble';
import { framed } from '../slices/slice-frame';
import {
  isRoutesModule,
  isWidgetModule,
  type Retriable,
  type Slices,
  sliceAt,
} from '../slices/slices';
import { checkScripts } from './check-scripts';
import { resolveLazyRoutes } from './resolve-lazy-routes';
import { withTimeout } from './with-timeout';

/** How long a slice may take to load before the page goes on without it, in milliseconds. */
const loadTimeout = 5000;

interface BrowserSlices extends Slices {
  /** Routes of the slice that serves a path, loaded once; none where no slice does. */
  routesAt(pathname: string, down?: readonly string[]): Promise<RouteObject[]>;
  /** Widgets fetch for themselves when they are shown: nothing to wait for. */
  prefetchWidgets(): Promise<null>;
}

/** Loads slices over the network, each on its own. */
export function createBrowserSlices(
  { slices: registry, integrity }: Pick<Boot, 'slices' | 'integrity'>,
  context: SliceContext,
): BrowserSlices {
  // The host is there already: the build has made it, with the shared modules.
  const host = init({
    name: 'site',
    plugins: [checkScripts(integrity, loadTimeout)],
    remotes: registry.flatMap(({ container, base, entry }) =>
      entry ? [{ name: container, entry: location.origin + base + entry }] : [],
    ),
  });
  const named = (name: string) => registry.find((slice) => slice.name === name);
  const loadedRoutes = new Set<string>();
  const widgets = new Map<string, ComponentType<Retriable>>();

  async function load(slice: BootSlice | undefined, name: string): Promise<unknown> {
    if (!slice?.entry) throw new Error(name);
    return host.loadRemote(`${slice.container}/${name}`);
  }

  /** A slice's pages; the one that is asked for with its code, so that it can be hydrated. */
  async function loadPages(slice: BootSlice, pathname: string): Promise<RouteObject[]> {
    const module = await load(slice, 'routes');
    if (!isRoutesModule(module)) throw new Error(slice.name);
    const pages = module.createRoutes(context);
    await resolveLazyRoutes(matchRoutes(pages, pathname));
    return pages;
  }

  return {
    async routesAt(pathname, down) {
      const slice = sliceAt(registry, pathname);
      if (!slice || loadedRoutes.has(slice.name)) return [];
      if (!slice.entry || down?.includes(slice.name)) return [unavailableRoute(slice)];
      try {
        const pages = await withTimeout(loadPages(slice, pathname), loadTimeout);
        loadedRoutes.add(slice.name);
        return [sliceRoute(slice, pages)];
      } catch (error) {
        reportError(error);
        const page = trouble().then(({ keptPage }) => keptPage(slice, pathname, unavailablePage));
        return [unavailableRoute(slice, (await page.catch(reportError)) || undefined)];
      }
    },
    widget(name, widget) {
      const part = `${name}/${widget}`;
      const known = widgets.get(part);
      if (known) return known;
      const slice = named(name);
      const component = lazy(async () => {
        try {
          const module = await withTimeout(load(slice, widget), loadTimeout);
          if (!isWidgetModule(module)) throw new Error(part);
          return { default: framed(part, module.default) };
        } catch (error) {
          // Forgotten, so that "Try again" loads it anew.
          widgets.delete(part);
          return { default: (await trouble()).keptWidget(slice, part, error) };
        }
      });
      widgets.set(part, component);
      return component;
    },
    failed(name) {
      void trouble().then(({ reportSlice }) => reportSlice(named(name), 'render'), reportError);
    },
    prefetchWidgets: () => Promise.resolve(null),
  };
}
