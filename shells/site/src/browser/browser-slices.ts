import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RegisteredSlice } from '@town/contracts/slice-registry';
import type { RouteObject } from '@town/slice-kit/router';
import type { SliceContext } from '@town/slice-kit/slice';
import { type ComponentType, lazy } from 'react';
import { sliceRoute, unavailableRoutes } from '../app/routes';
import { isRoutesModule, isWidgetModule, type Slices, sliceAt } from '../slices/slices';
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
  registry: readonly RegisteredSlice[],
  context: SliceContext,
): BrowserSlices {
  registerRemotes(
    registry.map((slice) => ({
      name: slice.container,
      entry: new URL(slice.entry, new URL(slice.base, location.origin)).href,
    })),
  );
  const containers = new Map(registry.map((slice) => [slice.name, slice.container]));
  const loadedRoutes = new Set<string>();
  const widgets = new Map<string, ComponentType>();

  async function load(slice: string, name: string): Promise<unknown> {
    const container = containers.get(slice);
    if (!container) throw new Error(`The slice ${slice} is not registered`);
    return withTimeout(loadRemote(`${container}/${name}`), loadTimeout);
  }

  return {
    async routesAt(pathname, down = []) {
      const slice = sliceAt(registry, pathname);
      if (!slice || loadedRoutes.has(slice.name)) return [];
      if (down.includes(slice.name)) return [sliceRoute(slice, unavailableRoutes(slice))];
      try {
        const module = await load(slice.name, 'routes');
        if (!isRoutesModule(module)) throw new Error(`${slice.name} exports no createRoutes`);
        const pages = module.createRoutes(context);
        loadedRoutes.add(slice.name);
        return [sliceRoute(slice, pages)];
      } catch (error) {
        reportError(error);
        return [sliceRoute(slice, unavailableRoutes(slice))];
      }
    },
    widget(slice, name) {
      const key = `${slice}/${name}`;
      const known = widgets.get(key);
      if (known) return known;
      const widget = lazy(async () => {
        try {
          const module = await load(slice, name);
          if (!isWidgetModule(module)) throw new Error(`${key} exports no widget`);
          return module;
        } catch (error) {
          // Forgotten, so that "Try again" loads it anew.
          widgets.delete(key);
          throw error;
        }
      });
      widgets.set(key, widget);
      return widget;
    },
    prefetchWidgets: () => Promise.resolve(null),
  };
}
