import { dehydrate } from '@tanstack/react-query';
import { api } from '@town/contracts/api/paths';
import {
  inLanguage,
  isPrivate,
  type Language,
  readLanguage,
} from '@town/contracts/pages/languages';
import { englishTexts } from '@town/language/texts';
import { type LoadedSlice, sliceTable, withTimeout } from '@town/slice-delivery/server';
import type { PostedForm, Site } from '@town/slice-kit/site';
import type { SliceContext } from '@town/slice-kit/slice';
import { slimState } from '@town/slice-kit/slim-list';
import type { ReactNode } from 'react';
import {
  createStaticHandler,
  createStaticRouter,
  type DataStrategyFunction,
  StaticRouterProvider,
} from 'react-router-dom';
import type { Boot } from '../../app/boot';
import { Document } from '../../app/document';
import { Providers } from '../../app/providers';
import { createRoutes, homeRouteId, notFoundRouteId, sliceOfRoute } from '../../app/routes';
import { spanishTexts } from '../../messages/spanish';
import { homeSlots } from '../../pages/home/home-slots';
import { SlicesProvider, spanishModule } from '../../slices/slices';
import type { Config } from '../config';
import { log } from '../log';
import type { PageSources, SourceVersion } from '../page-cache/kept-page';
import { versionOf } from '../page-cache/source-versions';
import type { RequestIds } from '../services/service-fetch';
import type { KnownTown } from '../services/town-source';
import { createServerSlices, type ServerSlices } from '../slices/server-slices';
import { missedWords } from './missed-search';
import { ownAddress } from './own-address';
import type { AssetIndex } from './page-assets';
import { takesPayments } from './payment-page';
import { renderDocument } from './render-document';
import { serverContext, siteNow } from './server-context';
import { scriptSource, startScript, withStartScript } from './start-script';

/** The chunk with the library and the shell's messages for pages in Spanish. */
const spanishChunk = 'spanish';

/** Time limit for the data of a page, in milliseconds. It is longer than the limit for widgets. */
const dataTimeout = 6000;

interface PageRequest extends RequestIds {
  url: URL;
  now: Date;
  town: KnownTown;
  townVersion?: SourceVersion | undefined;
  posted?: PostedForm | undefined;
}

export interface RenderedPage {
  status: number;
  html?: string;
  /** The policy's source expression that allows the page's script. */
  scripts?: string;
  location?: string;
  /** Names of the slices that the page shows something of. */
  used?: string[];
  /** The slice whose page could not be rendered. */
  failedSlice?: string | undefined;
  /** Whether any part of the page was replaced by its fallback. */
  failed?: boolean;
  /** The versions of the API responses that the page was rendered from; undefined if one had no entity tag. */
  sources?: PageSources | undefined;
  /** The words of a search if the page shows no results for it. */
  missedSearch?: string | undefined;
}

/** Renders the page of an address with its data, exactly as the browser will hydrate it. */
export async function renderPage(
  request: PageRequest,
  config: Config,
  slices: readonly LoadedSlice[],
  assets: AssetIndex,
): Promise<RenderedPage> {
  const prepared = preparePage(request, config);
  const { site, context } = prepared;
  const server = createServerSlices(slices, context);
  const routes = createRoutes(context, () => server.prefetchSlots(homeSlots), server.routes);
  const handler = createStaticHandler(routes, { basename: inLanguage(site.language, '/') });
  const result = await handler.query(new Request(request.url), { dataStrategy: inTime });
  if (result instanceof Response) {
    return { status: result.status, location: result.headers.get('location') ?? '/' };
  }

  logErrors(result.errors);
  const routeIds = result.matches.map(({ route }) => route.id ?? '');
  const isFound = prepared.status() === 200 && !failureStatus(routeIds, result.errors !== null);
  const location = isFound && ownAddress(request.url, result.matches);
  if (location) return { status: 301, location };
  const shown = noteUse(server, routeIds);
  const files = assets.forPage(chunksOf(routeIds, site.language), slices, server.used);
  const boot: Boot = {
    site,
    down: server.down,
    translated: server.translated,
    queries: slimState(dehydrate(context.queryClient)),
    router: { loaderData: result.loaderData, errors: errorsAsData(result.errors) },
    ...sliceTable(slices, [...files.styles, ...files.preloads]),
    slots: server.slots,
    navigation: [...server.navigation],
    styles: files.styles,
    fonts: files.fonts,
    keepsOffline: prepared.keepsOffline,
  };
  const router = createStaticRouter(handler.dataRoutes, result);
  const { html, failed } = await renderDocument(
    <WholePage boot={boot} context={context} slices={server}>
      <StaticRouterProvider router={router} context={result} hydrate={false} />
    </WholePage>,
  );

  const script = startScript(files, boot.integrity);
  const isDown = shown !== undefined && (failed || server.down.includes(shown));
  const isBroken = isDown || result.errors !== null;
  const status = failureStatus(routeIds, isBroken, shown) ?? prepared.status();
  return {
    status,
    html: withStartScript(html, script),
    scripts: scriptSource(script),
    used: [...server.used.keys()],
    failedSlice: status === 503 ? shown : undefined,
    failed,
    sources: tagged(prepared.sources),
    missedSearch: prepared.missedSearch(),
  };
}

/** Loads a page's data as the router does, but with a time limit, because a visitor has few render slots. */
const inTime: DataStrategyFunction = async ({ matches }) => {
  const loaded = matches
    .filter(({ shouldLoad }) => shouldLoad)
    .map(async ({ route, resolve }) => {
      const result = await resolve((load) => withTimeout(Promise.resolve(load()), dataTimeout));
      return [route.id, result] as const;
    });
  return Object.fromEntries(await Promise.all(loaded));
};

/** Names of the chunks of a page: the ids of its routes, and the messages in Spanish. */
const chunksOf = (routeIds: string[], language: Language) =>
  language === 'en' ? routeIds : [...routeIds, spanishChunk];

/** The status of a page that does not exist or failed; undefined for any other. */
function failureStatus(
  routeIds: readonly string[],
  isBroken: boolean,
  shown?: string | undefined,
): number | undefined {
  if (routeIds.includes(notFoundRouteId)) return 404;
  if (isBroken) return shown ? 503 : 500;
  return undefined;
}

interface WholePageProps {
  boot: Boot;
  context: SliceContext;
  slices: ServerSlices;
  children: ReactNode;
}

/** The document around a page, with everything that its parts need. */
function WholePage({ boot, context, slices, children }: WholePageProps) {
  const texts = boot.site.language === 'en' ? englishTexts : spanishTexts;
  return (
    <Document boot={boot} bootText={scriptText(boot)}>
      <Providers site={boot.site} texts={texts} queryClient={context.queryClient}>
        <SlicesProvider value={slices}>{children}</SlicesProvider>
      </Providers>
    </Document>
  );
}

/** The site's data for a page, and a context that records the API responses and the status of the page. */
function preparePage(request: PageRequest, config: Config) {
  const { language, path } = readLanguage(request.url.pathname);
  const site: Site = {
    ...siteNow(config, request.town, request.now, language),
    ...(takesPayments(path) && { payments: config.payments }),
    ...(request.posted && { posted: request.posted }),
  };
  let status = 200;
  let missedSearch: string | undefined;
  const sources = new Map<string, SourceVersion | undefined>();
  if (request.townVersion) sources.set(api.town, request.townVersion);
  const context = serverContext(
    config,
    request,
    site,
    (code) => {
      status = code;
    },
    (source, answer) => {
      sources.set(source, answer && versionOf(answer));
      missedSearch ??= missedWords(source, answer);
    },
  );
  return {
    site,
    context,
    sources,
    status: () => status,
    missedSearch: () => missedSearch,
    // Staff and owners change data on their pages, so nothing is stored for offline use there.
    keepsOffline: config.serviceWorker && !isPrivate(path),
  };
}

/** JSON that may stand inside a script element. */
const scriptText = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c');

/** The versions of all sources, where each has one. */
function tagged(sources: ReadonlyMap<string, SourceVersion | undefined>): PageSources | undefined {
  const known = [...sources].flatMap(([path, each]) => (each ? [[path, each] as const] : []));
  return known.length === sources.size ? new Map(known) : undefined;
}

/** Notes which slices a page uses, and returns the name of the slice that the page belongs to. */
function noteUse(server: ServerSlices, routeIds: readonly string[]): string | undefined {
  const shown = routeIds.map(sliceOfRoute).find((name) => name !== undefined);
  if (shown) server.used.set(shown, new Set(['./routes']));
  if (routeIds.includes(homeRouteId)) {
    for (const [slice, name] of homeSlots.flatMap((slot) => server.slots[slot] ?? [])) {
      server.widget(slice, name);
    }
  }
  for (const [slice, names] of server.used) {
    if (server.translated.includes(slice)) names.add(spanishModule);
  }
  return shown;
}

function logErrors(errors: Record<string, unknown> | null): void {
  for (const [route, error] of Object.entries(errors ?? {})) {
    log('error', 'the data of a page cannot be loaded', { route, error });
  }
}

/** Tells the browser that a route failed, but not why. */
function errorsAsData(errors: Record<string, unknown> | null): Record<string, unknown> | null {
  if (!errors) return null;
  return Object.fromEntries(Object.keys(errors).map((id) => [id, { message: 'failed' }]));
}
