import { dehydrate } from '@tanstack/react-query';
import { townDate } from '@town/contracts/town-date';
import { createQueryClient } from '@town/slice-kit/query-client';
import type { Site } from '@town/slice-kit/site';
import type { SliceContext } from '@town/slice-kit/slice';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { Boot } from '../app/boot';
import { Document } from '../app/document';
import { Providers } from '../app/providers';
import { createRoutes, homeRouteId, notFoundRouteId, sliceOfRoute } from '../app/routes';
import { homeWidgets } from '../pages/home/home-widgets';
import { SlicesProvider } from '../slices/slices';
import { bootIntegrity, bootSlice } from './boot-slice';
import type { Config } from './config';
import type { AssetIndex } from './page-assets';
import { takesPayments } from './payment-page';
import { renderDocument } from './render-document';
import { createServerSlices } from './server-slices';
import { createServiceFetch, type RequestIds } from './service-fetch';
import type { LoadedSlice } from './slice-loader';

interface PageRequest extends RequestIds {
  url: URL;
  /** Origin that the visitor's browser sees. */
  origin: string;
  nonce: string;
  now: Date;
}

/** A rendered page, or a redirect. */
export interface RenderedPage {
  status: number;
  html?: string;
  location?: string;
  /** Names of the slices that the page shows something of. */
  used?: string[];
  /** The slice whose page could not be rendered. */
  failedSlice?: string | undefined;
  /** Whether any part of the page was replaced by its fallback. */
  failed?: boolean;
}

/** Renders the page of an address, with its data, as the browser will hydrate it. */
export async function renderPage(
  request: PageRequest,
  config: Config,
  slices: readonly LoadedSlice[],
  assets: AssetIndex,
): Promise<RenderedPage> {
  const queryClient = createQueryClient(createServiceFetch(config.services, request));
  const site: Site = {
    url: config.siteUrl,
    weatherUrl: config.weatherUrl,
    today: townDate(request.now),
    payments: takesPayments(request.url.pathname) ? config.payments : null,
  };
  let status = 200;
  const context: SliceContext = {
    site,
    queryClient,
    async prefetch(...queries) {
      await Promise.all(queries.map((query) => queryClient.prefetchQuery(query)));
      return null;
    },
    setStatus(code) {
      status = code;
    },
  };
  const server = createServerSlices(slices, context);
  const routes = createRoutes(context, () => server.prefetchWidgets(homeWidgets), server.routes);
  const handler = createStaticHandler(routes);
  const result = await handler.query(new Request(request.url));
  if (result instanceof Response) {
    return { status: result.status, location: result.headers.get('location') ?? '/' };
  }

  const routeIds = result.matches.map(({ route }) => route.id ?? '');
  const shown = routeIds.map(sliceOfRoute).find((name) => name !== undefined);
  if (shown) server.used.set(shown, new Set(['./routes']));
  if (routeIds.includes(homeRouteId)) {
    for (const [slice, name] of homeWidgets) server.widget(slice, name);
  }
  const boot: Boot = {
    site,
    slices: slices.map(bootSlice),
    down: server.down,
    queries: dehydrate(queryClient),
    router: { loaderData: result.loaderData, errors: errorsAsData(result.errors) },
    integrity: bootIntegrity(request.origin, slices),
    ...assets.forPage(request.origin, routeIds, slices, server.used),
  };
  const bootText = JSON.stringify(boot).replaceAll('<', '\\u003c');
  const router = createStaticRouter(handler.dataRoutes, result);
  const { html, failed } = await renderDocument(
    <Document boot={boot} bootText={bootText} nonce={request.nonce}>
      <Providers site={boot.site} queryClient={queryClient}>
        <SlicesProvider value={server}>
          <StaticRouterProvider router={router} context={result} hydrate={false} />
        </SlicesProvider>
      </Providers>
    </Document>,
    request.nonce,
  );

  if (routeIds.includes(notFoundRouteId)) status = 404;
  else if (result.errors) status = shown ? 503 : 500;
  else if (shown && (server.down.includes(shown) || failed)) status = 503;
  return {
    status,
    html,
    used: [...server.used.keys()],
    failedSlice: status === 503 ? shown : undefined,
    failed,
  };
}

/** Errors as the browser may see them: that there was one, and not what it says. */
function errorsAsData(errors: Record<string, unknown> | null): Record<string, unknown> | null {
  if (!errors) return null;
  return Object.fromEntries(Object.keys(errors).map((id) => [id, { message: 'failed' }]));
}
