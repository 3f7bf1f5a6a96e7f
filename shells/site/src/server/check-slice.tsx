import { createQueryClient } from '@town/slice-kit/query-client';
import type { RouteObject } from '@town/slice-kit/router';
import type { SliceContext } from '@town/slice-kit/slice';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { Providers } from '../app/providers';
import { isRoutesModule, isWidgetModule } from '../slices/slices';
import type { App } from './app';
import { renderPage } from './render-page';
import { createServiceFetch } from './service-fetch';
import type { LoadedSlice } from './slice-loader';

/** What came of loading a slice and rendering all of it. */
export interface SliceReport {
  /** What is wrong, a sentence each. */
  problems: string[];
  rendered: { path: string; status: number }[];
}

/** What the check's own requests are known by. */
const ids = { requestId: 'check', traceparent: '' };

/** In place of a part of an address that can be anything. */
const anything = 'check';

/** Renders every page that a slice's routes claim, and every widget, as the site would. */
export async function checkSlice(app: App, slice: LoadedSlice): Promise<SliceReport> {
  const problems: string[] = [];
  const rendered: SliceReport['rendered'] = [];
  if (!slice.compatible) problems.push(`it does not run on the platform ${PLATFORM_VERSION}`);
  for (const name of Object.keys(slice.exposes)) {
    const module = slice.modules.get(name);
    if (module === undefined) problems.push(`${name} cannot be loaded on the server: see the log`);
    else if (name === './routes' ? !isRoutesModule(module) : !isWidgetModule(module)) {
      problems.push(
        `${name} does not export what ${name === './routes' ? 'routes' : 'widgets'} must`,
      );
    }
  }
  if (problems.length > 0) return { problems, rendered };

  const context = contextOf(app);
  for (const [name, module] of slice.modules) {
    if (isRoutesModule(module)) {
      const paths = pathsOf(module.createRoutes(context));
      problems.push(...unclaimed(slice, paths));
      for (const path of paths) {
        const { status, failed } = await renderPath(app, slice, path);
        if (status >= 500 || failed) problems.push(`${path} cannot be rendered: status ${status}`);
        else rendered.push({ path, status });
      }
    } else if (isWidgetModule(module)) {
      await module.prefetch(context);
      const Widget = module.default;
      const failure = await renderWidget(app, context, <Widget />);
      if (failure) problems.push(`${name} cannot be rendered: ${failure}`);
      else rendered.push({ path: name, status: 200 });
    }
  }
  return { problems, rendered };
}

/** Every address that the routes stand for. */
function pathsOf(routes: RouteObject[], parent = ''): string[] {
  return routes.flatMap((route) => {
    const own = route.path ? `${parent}/${route.path}` : parent;
    const path = own.replaceAll(/:\w+\??|\*/g, anything);
    const shows = route.index || route.element || route.Component || route.lazy || route.loader;
    return [
      ...(shows && !route.children ? [path || '/'] : []),
      ...pathsOf(route.children ?? [], own),
    ];
  });
}

/** Routes outside of the slice's mounts would never be asked for, and a mount must have one. */
function unclaimed(slice: LoadedSlice, paths: string[]): string[] {
  const under = (path: string, mount: string) => path === mount || path.startsWith(`${mount}/`);
  return [
    ...paths
      .filter((path) => !slice.mounts.some((mount) => under(path, mount)))
      .map((path) => `${path} is under none of its mounts`),
    ...slice.mounts
      .filter((mount) => !paths.some((path) => under(path, mount)))
      .map((mount) => `it mounts ${mount} and has no route there`),
  ];
}

function renderPath(app: App, slice: LoadedSlice, path: string) {
  const url = new URL(path, app.config.siteUrl);
  const request = { url, origin: url.origin, ...ids, nonce: 'check', now: new Date() };
  return renderPage(request, app.config, [slice], app.assets);
}

function contextOf(app: App): SliceContext {
  const queryClient = createQueryClient(createServiceFetch(app.config.services, ids));
  return {
    site: {
      url: app.config.siteUrl,
      weatherUrl: app.config.weatherUrl,
      today: '2026-01-01',
      payments: null,
    },
    queryClient,
    async prefetch(...queries) {
      await Promise.all(queries.map((query) => queryClient.prefetchQuery(query)));
      return null;
    },
    setStatus() {},
  };
}

/** Renders a part by itself; gives what went wrong. */
async function renderWidget(
  app: App,
  { site, queryClient }: SliceContext,
  element: React.ReactNode,
): Promise<string | undefined> {
  const handler = createStaticHandler([{ path: '/', element }]);
  const result = await handler.query(new Request(app.config.siteUrl));
  if (result instanceof Response) return 'it redirects';
  try {
    renderToString(
      <Providers site={site} queryClient={queryClient}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, result)}
          context={result}
          hydrate={false}
        />
      </Providers>,
    );
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
