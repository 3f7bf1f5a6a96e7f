import { englishTexts } from '@town/language/texts';
import {
  type LoadedSlice,
  navigationLinks,
  slotWidgets,
  withTimeout,
} from '@town/slice-delivery/server';
import { matchRoutes, type RouteObject } from '@town/slice-kit/router';
import type { RoutesModule, SliceContext, WidgetModule } from '@town/slice-kit/slice';
import type { ComponentType } from 'react';
import { createStaticHandler } from 'react-router-dom';
import { sliceRoute, unavailableRoute } from '../../app/routes';
import { spanishWith } from '../../messages/spanish';
import { framed } from '../../slices/slice-frame';
import { isMessagesModule, isRoutesModule, isWidgetModule, type Slices } from '../../slices/slices';
import { log } from '../log';

/** Time limit for the data of a widget, in milliseconds. It is longer than the limit for a service. */
const widgetTimeout = 5000;
/** How long the server does not wait for a widget that exceeded the limit, in milliseconds. */
const slowWidgetPause = 5 * 60_000;
/** The time until which the browser loads the data of a slow widget. */
const slowUntil = new WeakMap<WidgetModule, number>();

/** The modules whose routes the router accepts. */
const checked = new WeakSet<RoutesModule>();

/** The slices during one rendering of a page. */
export interface ServerSlices extends Slices {
  routes: RouteObject[];
  /** Names of slices whose pages show a notice. */
  down: string[];
  /** The exposes of each slice that the page shows, for their style sheets and scripts. */
  used: Map<string, Set<string>>;
  /** Names of the slices that have texts in the language of the page; none for English. */
  translated: string[];
  /** Fetches the data of the widgets in these slots. */
  prefetchSlots(names: readonly string[]): Promise<null>;
}

/** Prepares the slices' routes and widgets for a rendering. A failure affects its own slice only. */
export function createServerSlices(
  slices: readonly LoadedSlice[],
  context: SliceContext,
): ServerSlices {
  const down: string[] = [];
  const used = new Map<string, Set<string>>();
  const moduleOf = (slice: string, name: string) =>
    slices.find((candidate) => candidate.name === slice)?.modules.get(`./${name}`);

  const routes = slices.map((slice) => {
    try {
      const module = slice.modules.get('./routes');
      if (!isRoutesModule(module)) throw new Error('exports no createRoutes');
      const routes = sliceRoute(slice, module.createRoutes(context), context.site.language);
      checkOnce(module, routes);
      return routes;
    } catch (error) {
      log('error', 'slice has no routes', { slice: slice.name, error });
      down.push(slice.name);
      return unavailableRoute(slice);
    }
  });

  const textsOf = (slice: string) => {
    if (context.site.language === 'en') return englishTexts;
    const messages = moduleOf(slice, 'es');
    return isMessagesModule(messages) ? spanishWith(messages.spanish) : englishTexts;
  };

  const slots = slotWidgets(slices);
  return {
    routes,
    down,
    used,
    slots,
    navigation: navigationLinks(slices, context.site.language),
    translated: slices.filter(({ name }) => textsOf(name) !== englishTexts).map(({ name }) => name),
    widget(slice, name, isExtra) {
      const module = moduleOf(slice, name);
      if (!isWidgetModule(module)) return isExtra ? () => null : missing;
      used.set(slice, (used.get(slice) ?? new Set()).add(`./${name}`));
      return framed(`${slice}/${name}`, textsOf(slice), module.default);
    },
    texts: textsOf,
    failed() {},
    async prefetchSlots(names) {
      const widgets = names.flatMap((name) => slots[name] ?? []);
      await Promise.all(
        widgets.map(async ([slice, name]) => {
          const module = moduleOf(slice, name);
          if (!isWidgetModule(module)) return;
          await tryToPrefetch(module, context, { slice, widget: name });
        }),
      );
      return null;
    },
  };
}

/** Fetches the data of a widget, unless it was too slow recently. A failure is logged. */
async function tryToPrefetch(
  widget: WidgetModule,
  context: SliceContext,
  names: { slice: string; widget: string },
): Promise<void> {
  const started = Date.now();
  if (started < (slowUntil.get(widget) ?? 0)) return;
  try {
    await prefetchWidget(widget, context);
  } catch (error) {
    // A widget that fails at once delays no page. The 100 ms allow for a timer that fires early.
    const isSlow = Date.now() - started > widgetTimeout - 100;
    if (isSlow) slowUntil.set(widget, Date.now() + slowWidgetPause);
    log('error', 'widget cannot fetch', { ...names, error });
  }
}

/**
 * Fetches the data of a widget.
 * @throws Error when it fails or takes too long
 */
export async function prefetchWidget(widget: WidgetModule, context: SliceContext): Promise<void> {
  await withTimeout(Promise.resolve(widget.prefetch(context)), widgetTimeout);
}

/**
 * Checks the routes of a slice alone, because the router would refuse all routes of the site with them. A slice
 * has the same routes on every page, and the check costs a tenth of a rendering.
 * @throws Error when the router would refuse them
 */
function checkOnce(module: RoutesModule, routes: RouteObject): void {
  if (checked.has(module)) return;
  createStaticHandler([routes]);
  matchRoutes([routes], '/');
  checked.add(module);
}

/** Makes the boundary of a widget show its fallback. The browser then tries to load the widget. */
const missing: ComponentType = () => {
  throw new Error('The widget is not there');
};
