import { askedIn } from '@town/contracts/pages/asked-language';
import { inLanguage, readLanguage } from '@town/contracts/pages/languages';
import { englishTexts } from '@town/language/texts';
import { hydrate as hydrateQueries } from '@town/slice-kit/query';
import { createQueryClient } from '@town/slice-kit/query-client';
import { createBrowserRouter, matchRoutes, RouterProvider } from '@town/slice-kit/router';
import type { SliceContext } from '@town/slice-kit/slice';
import { startTransition } from 'react';
import type { hydrateRoot } from 'react-dom/client';
import { type Boot, bootElementId } from '../app/boot';
import { Document } from '../app/document';
import { Providers } from '../app/providers';
import { createRoutes, rootRouteId } from '../app/routes';
import { afterPaint } from '../slices/after-paint';
import { SlicesProvider } from '../slices/slices';
import { createBrowserSlices } from './browser-slices';
import { keepOffline } from './keep-offline';
import { keepTypedText } from './keep-typed-text';
import { resolveLazyRoutes } from './resolve-lazy-routes';

/** The shell's messages for pages in Spanish. */
const loadSpanish = () => import(/* webpackChunkName: "spanish" */ '../messages/spanish');

/** The library that draws maps, which is large. */
const loadMapEngine = () => import(/* webpackChunkName: "map-engine" */ '@town/town-map/engine');

declare global {
  /** The settings of every copy of zod in the page, the shell's and those of slices. */
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

// The page's security policy forbids `eval` and `new Function`, which zod's compiler uses.
globalThis.__zod_globalConfig = { jitless: true };

/** The value of `data-scripts` once React handles presses. */
const scripts = 'run';

/** Hydrates the page that the server rendered. */
export async function start(hydrate: Promise<typeof hydrateRoot>): Promise<void> {
  const bootText = document.getElementById(bootElementId)?.textContent ?? '';
  const boot: Boot = JSON.parse(bootText);
  const context = contextOf(boot);
  const { queryClient } = context;
  const { language } = boot.site;
  const basename = inLanguage(language, '/');
  const spanish = language === 'en' ? undefined : await loadSpanish();
  const slices = createBrowserSlices(
    boot,
    context,
    spanish && { translated: boot.translated, textsWith: spanish.spanishWith },
  );
  const home = () => slices.prefetchWidgets();
  const shown = await slices.routesAt(readLanguage(location.pathname).path, boot.down);
  const routes = createRoutes(context, home, shown);
  await resolveLazyRoutes(matchRoutes(routes, location, basename));

  let asked: AbortSignal | undefined;
  const router = createBrowserRouter(routes, {
    basename,
    hydrationData: boot.router,
    async patchRoutesOnNavigation({ path, patch, signal }) {
      // The router calls this again after each patch. A failed slice must not be awaited twice.
      if (asked === signal) return;
      asked = signal;
      const found = await slices.routesAt(readLanguage(path).path);
      if (found.length > 0) patch(rootRouteId, found);
    },
  });
  if (boot.keepsOffline) keepOffline();
  const takeOver = await hydrate;
  keepTypedText();
  // From here on React handles presses: it hydrates the pressed part of the page first.
  document.documentElement.dataset['scripts'] = scripts;
  startTransition(() => {
    takeOver(
      document,
      <Document boot={boot} bootText={bootText} scripts={scripts}>
        <Providers
          site={boot.site}
          texts={spanish?.spanishTexts ?? englishTexts}
          queryClient={queryClient}
          loadMapEngine={loadMapEngine}
        >
          <SlicesProvider value={slices}>
            <RouterProvider router={router} />
          </SlicesProvider>
        </Providers>
      </Document>,
    );
  });
}

/** The context for slices: the site, and a query client that holds the data that the server fetched. */
function contextOf(boot: Boot): SliceContext {
  const queryClient = createQueryClient((path, init) =>
    fetch(askedIn(boot.site.language, path), { ...init, credentials: 'include' }),
  );
  hydrateQueries(queryClient, boot.queries);
  return {
    site: boot.site,
    queryClient,
    prefetch(...queries) {
      afterPaint(() => {
        for (const query of queries) void queryClient.prefetchQuery(query);
      });
      return Promise.resolve(null);
    },
    setStatus() {},
  };
}
