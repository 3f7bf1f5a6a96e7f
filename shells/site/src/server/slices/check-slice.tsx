import { englishTexts } from '@town/language/texts';
import type { LoadedSlice } from '@town/slice-delivery/server';
import type { RouteObject } from '@town/slice-kit/router';
import type { SliceContext, WidgetModule } from '@town/slice-kit/slice';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  StaticRouterProvider,
} from 'react-router-dom';
import { Providers } from '../../app/providers';
import { createRoutes, notFoundRouteId } from '../../app/routes';
import {
  isMessagesModule,
  isRoutesModule,
  isWidgetModule,
  spanishModule,
} from '../../slices/slices';
import type { App } from '../app';
import { renderPage } from '../pages/render-page';
import { serverContext, siteNow } from '../pages/server-context';
import { unknownTown } from '../services/town-source';
import { prefetchWidget } from './server-slices';

/** The result of loading a slice and rendering all its parts. */
export interface SliceReport {
  /** One sentence for each problem. */
  problems: string[];
  rendered: { path: string; status: number }[];
}

/** Ids of the check's own requests. */
const ids = { requestId: 'check', traceparent: '' };

/** Replaces the variable parts of an address. */
const anything = 'check';

/** Renders every page of a slice's routes, and every widget, as the site would. */
export async function checkSlice(app: App, slice: LoadedSlice): Promise<SliceReport> {
  const problems: string[] = [];
  const rendered: SliceReport['rendered'] = [];
  if (!slice.compatible) problems.push(`it does not support the platform ${PLATFORM_VERSION}`);
  for (const name of Object.keys(slice.exposes)) {
    const module = slice.modules.get(name);
    if (module === undefined) problems.push(`${name} cannot be loaded on the server`);
    else if (!mustExport(name).isMet(module)) {
      problems.push(`${name} does not export what ${mustExport(name).what} must`);
    }
  }
  if (problems.length > 0) return { problems, rendered };

  const context = contextOf(app);
  for (const [name, module] of slice.modules) {
    if (isRoutesModule(module)) {
      const paths = pathsOf(module.createRoutes(context));
      problems.push(...unclaimed(slice, paths), ...claimedByShell(slice, context));
      for (const path of paths) {
        const { status, failed } = await renderPath(app, slice, path);
        if (status >= 500 || failed) problems.push(`${path} cannot be rendered: status ${status}`);
        else rendered.push({ path, status });
      }
    } else if (isWidgetModule(module)) {
      const failure = await renderWidget(app, context, module);
      if (failure) problems.push(`${name} cannot be rendered: ${failure}`);
      else rendered.push({ path: name, status: 200 });
    }
  }
  return { problems, rendered };
}

/** What a module of a slice must export, by its name. */
function mustExport(name: string): { what: string; isMet(module: unknown): boolean } {
  if (name === './routes') return { what: 'routes', isMet: isRoutesModule };
  if (name === spanishModule) return { what: 'messages', isMet: isMessagesModule };
  return { what: 'widgets', isMet: isWidgetModule };
}

/** Every address of the routes. */
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

/** Problems of mounts: routes outside of every mount, which are unreachable, and mounts without a route. */
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

/** The shell's own pages would hide those of a slice. */
function claimedByShell({ mounts }: LoadedSlice, context: SliceContext): string[] {
  const shell = createRoutes(context, () => Promise.resolve(null), []);
  return mounts
    .filter((mount) => matchRoutes(shell, mount)?.at(-1)?.route.id !== notFoundRouteId)
    .map((mount) => `it mounts ${mount}, which is a page of the shell`);
}

function renderPath(app: App, slice: LoadedSlice, path: string) {
  const url = new URL(path, app.config.siteUrl);
  const request = { url, ...ids, now: new Date(), town: unknownTown };
  return renderPage(request, app.config, [slice], app.assets);
}

function contextOf({ config }: App): SliceContext {
  return serverContext(config, ids, siteNow(config, unknownTown, new Date()));
}

/** Renders a widget by itself, and returns the error if there is one. */
async function renderWidget(
  app: App,
  context: SliceContext,
  widget: WidgetModule,
): Promise<string | undefined> {
  const { site, queryClient } = context;
  const handler = createStaticHandler([{ path: '/', Component: widget.default }]);
  const result = await handler.query(new Request(app.config.siteUrl));
  if (result instanceof Response) return 'it redirects';
  try {
    await prefetchWidget(widget, context);
    renderToString(
      <Providers site={site} texts={englishTexts} queryClient={queryClient}>
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
