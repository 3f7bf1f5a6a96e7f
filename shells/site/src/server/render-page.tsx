import { dehydrate } from '@tanstack/react-query';
import { inLanguage, isEnglishOnly, readLanguage } from '@town/contracts/pages/languages';
import type { PublicTown } from '@town/contracts/settings/town-settings';
import { englishTexts } from '@town/language/texts';
import { type LoadedSlice, sliceTable } from '@town/slice-delivery/server';
import type { PostedForm, Site } from '@town/slice-kit/site';
import { slimState } from '@town/slice-kit/slim-list';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { Boot } from '../app/boot';
import { Document } from '../app/document';
import { Providers } from '../app/providers';
import { createRoutes, homeRouteId, notFoundRouteId, sliceOfRoute } from '../app/routes';
import { spanishTexts } from '../messages/spanish';
import { homeWidgets } from '../pages/home/home-widgets';
import { SlicesProvider, spanishModule } from '../slices/slices';
import type { Config } from './config';
import type { AssetIndex } from './page-assets';
import type { PageSources } from './page-cache/kept-page';
import { takesPayments } from './payment-page';
import { renderDocument } from './render-document';
import { serverContext, siteNow } from './server-context';
import { createServerSlices, type ServerSlices } from './server-slices';
import type { RequestIds } from './service-fetch';

/** The chunk with the library and the shell's messages for pages in Spanish. */
const spanishChunk = 'spanish';

interface PageRequest extends RequestIds {
  url: URL;
  nonce: string;
  now: Date;
  town: PublicTown;
  posted?: PostedForm | undefined;
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
  /** The answers of services that it was made from, with their tags; none where one had no tag. */
  sources?: PageSources | undefined;
}

/** Renders the page of an address with its data, exactly as the browser will hydrate it. */
export async function renderPage(
  request: PageRequest,
  config: Config,
  slices: readonly LoadedSlice[],
  assets: AssetIndex,
): Promise<RenderedPage> {
  const { language, path } = readLanguage(request.url.pathname);
  const site: Site = {
    ...siteNow(config, request.town, request.now, language),
    ...(takesPayments(path) && { payments: config.payments }),
    ...(request.posted && { posted: request.posted }),
  };
  let status = 200;
  const sources = new Map<string, string | undefined>();
  const context = serverContext(
    config,
    request,
    site,
    (code) => {
      status = code;
    },
    (path, answer) => sources.set(path, (answer?.ok && answer.headers.get('etag')) || undefined),
  );
  const server = createServerSlices(slices, context);
  const routes = createRoutes(context, () => server.prefetchWidgets(homeWidgets), server.routes);
  const handler = createStaticHandler(routes, { basename: inLanguage(language, '/') });
  const result = await handler.query(new Request(request.url));
  if (result instanceof Response) {
    return { status: result.status, location: result.headers.get('location') ?? '/' };
  }

  const routeIds = result.matches.map(({ route }) => route.id ?? '');
  const shown = noteUse(server, routeIds);
  const boot: Boot = {
    site,
    down: server.down,
    translated: server.translated,
    queries: slimState(dehydrate(context.queryClient)),
    router: { loaderData: result.loaderData, errors: errorsAsData(result.errors) },
    ...sliceTable(slices),
    ...assets.forPage(
      language === 'en' ? routeIds : [...routeIds, spanishChunk],
      slices,
      server.used,
    ),
    // Staff and owners write to the site, so nothing is kept for them. What is kept is in English.
    keepsOffline: config.serviceWorker && language === 'en' && !isEnglishOnly(path),
  };
  const bootText = JSON.stringify(boot).replaceAll('<', '\\u003c');
  const router = createStaticRouter(handler.dataRoutes, result);
  const { html, failed } = await renderDocument(
    <Document boot={boot} bootText={bootText} nonce={request.nonce}>
      <Providers
        site={boot.site}
        texts={language === 'en' ? englishTexts : spanishTexts}
        queryClient={context.queryClient}
      >
        <SlicesProvider value={server}>
          <StaticRouterProvider router={router} context={result} hydrate={false} />
        </SlicesProvider>
      </Providers>
    </Document>,
    request.nonce,
  );

  const isDown = failed || (shown !== undefined && server.down.includes(shown));
  if (routeIds.includes(notFoundRouteId)) status = 404;
  else if (result.errors || (shown && isDown)) status = shown ? 503 : 500;
  return {
    status,
    html,
    used: [...server.used.keys()],
    failedSlice: status === 503 ? shown : undefined,
    failed,
    sources: tagged(sources),
  };
}

/** The tags of all sources, where each has one. */
function tagged(sources: ReadonlyMap<string, string | undefined>): PageSources | undefined {
  const known = [...sources].flatMap(([path, tag]) => (tag ? [[path, tag] as const] : []));
  return known.length === sources.size ? new Map(known) : undefined;
}

/** Notes which slices a page uses, and returns the name of the slice that the page belongs to. */
function noteUse(server: ServerSlices, routeIds: readonly string[]): string | undefined {
  const shown = routeIds.map(sliceOfRoute).find((name) => name !== undefined);
  if (shown) server.used.set(shown, new Set(['./routes']));
  if (routeIds.includes(homeRouteId)) {
    for (const [slice, name] of homeWidgets) server.widget(slice, name);
  }
  for (const [slice, names] of server.used) {
    if (server.translated.includes(slice)) names.add(spanishModule);
  }
  return shown;
}

/** Errors for the browser: their existence, not their content. */
function errorsAsData(errors: Record<string, unknown> | null): Record<string, unknown> | null {
  if (!errors) return null;
  return Object.fromEntries(Object.keys(errors).map((id) => [id, { message: 'failed' }]));
}
