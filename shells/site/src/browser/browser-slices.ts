import { isEnglishOnly } from '@town/contracts/pages/languages';
import { englishTexts, type Texts } from '@town/language/texts';
import type { Catalog } from '@town/language/translations';
import {
  type BrowserSlice,
  createSliceLoader,
  loadFederation,
  loadTimeout,
  noteLeaving,
  type SliceTable,
  withTimeout,
} from '@town/slice-delivery/browser';
import { matchRoutes, type RouteObject } from '@town/slice-kit/router';
import type { SliceContext } from '@town/slice-kit/slice';
import { type ComponentType, lazy } from 'react';
import type { Boot } from '../app/boot';
import { sliceRoute, unavailablePage, unavailableRoute } from '../app/routes';
import { firstUse } from '../slices/first-use';
import { loadSliceFailure } from '../slices/load-slice-failure';
import { framed } from '../slices/slice-frame';
import {
  isMessagesModule,
  isRoutesModule,
  isWidgetModule,
  type Retriable,
  type Slices,
  sliceAt,
  spanishModule,
} from '../slices/slices';
import { providedModules } from './provided-modules';
import { resolveLazyRoutes } from './resolve-lazy-routes';

interface BrowserSlices extends Slices {
  /** Routes of the slice that serves a path, loaded once; empty if no slice serves it. */
  routesAt(pathname: string, down?: readonly string[]): Promise<RouteObject[]>;
  /** In the browser, widgets fetch their data when they are shown. */
  prefetchWidgets(): Promise<null>;
}

/** The messages of slices in the language of the page. */
interface SliceLanguage {
  /** Names of the slices that have messages. */
  translated: readonly string[];
  /** The texts of a slice with its messages. */
  textsWith(messages: Catalog): Texts;
}

/**
 * Turns slices that are loaded over the network into routes and widgets, each in its own error boundary.
 * @param spoken undefined for a page in English
 */
export function createBrowserSlices(
  table: Pick<Boot, keyof SliceTable | 'slots' | 'navigation'>,
  context: SliceContext,
  spoken?: SliceLanguage,
): BrowserSlices {
  noteLeaving();
  const load = createSliceLoader(table, providedModules());
  const used = firstUse();
  // A visitor who uses the page may soon open a page of a slice. That page retries if this load fails.
  used.then(loadFederation).catch(() => undefined);
  const named = (name: string) => table.slices.find((slice) => slice.name === name);
  const loadedRoutes = new Set<string>();
  const widgets = new Map<string, ComponentType<Retriable>>();
  const { textsOf, loadTexts } = sliceTexts(load, spoken);

  return {
    async routesAt(pathname, down) {
      const slice = sliceAt(table.slices, pathname);
      if (!slice || (context.site.language !== 'en' && isEnglishOnly(pathname))) return [];
      if (loadedRoutes.has(slice.name)) return [];
      if (!slice.entry || down?.includes(slice.name)) return [unavailableRoute(slice)];
      try {
        const loading = loadPages(load(slice, 'routes'), context, pathname);
        const [pages] = await withTimeout(Promise.all([loading, loadTexts(slice)]), loadTimeout);
        loadedRoutes.add(slice.name);
        return [sliceRoute(slice, pages, context.site.language)];
      } catch (error) {
        reportError(error);
        return [unavailableRoute(slice, await keptPageOf(slice, pathname))];
      }
    },
    widget(name, widget, isExtra = false) {
      const part = `${name}/${widget}`;
      const known = widgets.get(part);
      if (known) return known;
      const slice = named(name);
      const component = lazy(async () => {
        try {
          if (isReadable(part)) await used;
          const loading = Promise.all([load(slice, widget), loadTexts(slice)]);
          const [module] = await withTimeout(loading, loadTimeout);
          if (!isWidgetModule(module)) throw new Error(part);
          return { default: framed(part, textsOf(name), module.default) };
        } catch (error) {
          // Removed, so that "Try again" loads it again.
          widgets.delete(part);
          return { default: (await loadSliceFailure()).keptWidget(slice, part, error, isExtra) };
        }
      });
      widgets.set(part, component);
      return component;
    },
    slots: table.slots,
    navigation: table.navigation,
    texts: textsOf,
    failed: (name) => void reportRendering(named(name)),
    prefetchWidgets: () => Promise.resolve(null),
  };
}

async function reportRendering(slice: BrowserSlice | undefined): Promise<void> {
  const failure = await loadSliceFailure().catch(reportError);
  failure?.reportSlice(slice, 'render');
}

/** The texts of each slice, English until its messages are loaded. */
function sliceTexts(load: ReturnType<typeof createSliceLoader>, spoken?: SliceLanguage) {
  const texts = new Map<string, Texts>();
  return {
    textsOf: (slice: string) => texts.get(slice) ?? englishTexts,
    async loadTexts(slice: BrowserSlice | undefined): Promise<void> {
      if (!slice || !spoken?.translated.includes(slice.name) || texts.has(slice.name)) return;
      const messages = await load(slice, spanishModule.slice(2));
      if (!isMessagesModule(messages)) throw new Error('The slice exports no messages');
      texts.set(slice.name, spoken.textsWith(messages.spanish));
    },
  };
}

/** The page as the server rendered it, shown when its scripts did not load. */
async function keptPageOf(slice: BrowserSlice, pathname: string) {
  const failure = await loadSliceFailure().catch(reportError);
  return failure?.keptPage(slice, pathname, unavailablePage);
}

/**
 * Whether the page contains the server's HTML of a part, and all of it works without scripts. A part with
 * buttons, such as "Try again", loads at once: otherwise the first press would be lost, or would reload
 * the whole page.
 */
function isReadable(part: string): boolean {
  const rendered = document.querySelector(`[data-slice="${part}"]`);
  return rendered !== null && rendered.querySelector('button, [role="button"]') === null;
}

/** Waits for a slice's pages and the code of the visited one, so that it can be hydrated. */
async function loadPages(
  loading: Promise<unknown>,
  context: SliceContext,
  pathname: string,
): Promise<RouteObject[]> {
  const module = await loading;
  if (!isRoutesModule(module)) throw new Error('The slice exports no routes');
  const pages = module.createRoutes(context);
  await resolveLazyRoutes(matchRoutes(pages, pathname));
  return pages;
}
