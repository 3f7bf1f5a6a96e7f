import { frameless } from '@town/slice-kit/frameless';
import { type RouteObject, redirect } from '@town/slice-kit/router';
import { deskPages } from './desk-pages';

/**
 * The routes of the desk, with which staff manage content. They share one layout, which leaves out
 * the site's frame. Each page is a chunk of its own, named as the id of its route.
 */
export function createDeskRoutes(): RouteObject {
  return {
    id: 'page-desk',
    handle: frameless,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "page-desk" */ './desk-layout')).DeskLayout,
    }),
    children: [
      ...contentRoutes(),
      ...inboxRoutes(),
      {
        id: 'page-desk-claims',
        path: 'admin/claims',
        lazy: async () => ({
          Component: (
            await import(/* webpackChunkName: "page-desk-claims" */ './claims/claims-page')
          ).ClaimsPage,
        }),
      },
      {
        id: 'page-desk-pictures',
        path: 'admin/pictures',
        lazy: async () => ({
          Component: (
            await import(/* webpackChunkName: "page-desk-pictures" */ './pictures/pictures-page')
          ).PicturesPage,
        }),
      },
      {
        id: 'page-desk-search-words',
        path: 'admin/search',
        lazy: async () => ({
          Component: (
            await import(
              /* webpackChunkName: "page-desk-search-words" */ './search-words/search-words-page'
            )
          ).SearchWordsPage,
        }),
      },
      ...townRoutes(),
      ...figureRoutes(),
      {
        id: 'page-desk-slices',
        path: 'admin/slices',
        lazy: async () => ({
          Component: (
            await import(/* webpackChunkName: "page-desk-slices" */ './slices/slices-page')
          ).SlicesPage,
        }),
      },
    ],
  };
}

const loadEditor = () => import(/* webpackChunkName: "page-desk-editor" */ './editor/editor-page');

/** The pages of one kind of record each. */
function contentRoutes(): RouteObject[] {
  return [
    { path: 'admin/content', loader: () => redirect(deskPages.content('businesses')) },
    {
      id: 'page-desk-list',
      path: 'admin/content/:kind',
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "page-desk-list" */ './list/list-page'))
          .ListPage,
      }),
    },
    {
      id: 'page-desk-new',
      path: 'admin/content/:kind/new',
      lazy: async () => ({ Component: (await loadEditor()).NewRecordPage }),
    },
    {
      id: 'page-desk-import',
      path: 'admin/content/:kind/import',
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "page-desk-import" */ './import/import-page'))
          .ImportPage,
      }),
    },
    {
      id: 'page-desk-editor',
      path: 'admin/content/:kind/:id',
      lazy: async () => ({ Component: (await loadEditor()).EditorPage }),
    },
    {
      id: 'page-desk-history',
      path: 'admin/content/:kind/:id/history',
      lazy: async () => ({
        Component: (
          await import(/* webpackChunkName: "page-desk-history" */ './history/history-page')
        ).HistoryPage,
      }),
    },
  ];
}

/** The inbox, the templates of answers, and one item. */
function inboxRoutes(): RouteObject[] {
  return [
    {
      id: 'page-desk-inbox',
      path: 'admin/inbox',
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "page-desk-inbox" */ './inbox/inbox-page'))
          .InboxPage,
      }),
    },
    {
      id: 'page-desk-templates',
      path: 'admin/inbox/templates',
      lazy: async () => ({
        Component: (
          await import(
            /* webpackChunkName: "page-desk-templates" */ './inbox/templates/templates-page'
          )
        ).TemplatesPage,
      }),
    },
    {
      id: 'page-desk-item',
      path: 'admin/inbox/:id',
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "page-desk-item" */ './inbox/item-page'))
          .ItemPage,
      }),
    },
  ];
}

/** What belongs to the town and its staff rather than to a record. */
function townRoutes(): RouteObject[] {
  return [
    {
      id: 'page-desk-people',
      path: 'admin/people',
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "page-desk-people" */ './people/people-page'))
          .PeoplePage,
      }),
    },
    {
      id: 'page-desk-audit',
      path: 'admin/audit',
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "page-desk-audit" */ './audit/audit-page'))
          .AuditPage,
      }),
    },
    {
      id: 'page-desk-settings',
      path: 'admin/settings',
      lazy: async () => ({
        Component: (
          await import(/* webpackChunkName: "page-desk-settings" */ './settings/settings-page')
        ).SettingsPage,
      }),
    },
    {
      id: 'page-desk-account',
      path: 'admin/account',
      lazy: async () => ({
        Component: (
          await import(/* webpackChunkName: "page-desk-account" */ './account/account-page')
        ).AccountPage,
      }),
    },
  ];
}

/** The town's figures: income, the monthly report and prices. */
function figureRoutes(): RouteObject[] {
  return [
    {
      id: 'page-desk-revenue',
      path: 'admin/revenue',
      lazy: async () => ({
        Component: (
          await import(/* webpackChunkName: "page-desk-revenue" */ './revenue/revenue-page')
        ).RevenuePage,
      }),
    },
    {
      id: 'page-desk-report',
      path: 'admin/report',
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "page-desk-report" */ './report/report-page'))
          .ReportPage,
      }),
    },
    {
      id: 'page-desk-prices',
      path: 'admin/prices',
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "page-desk-prices" */ './prices/prices-page'))
          .PricesPage,
      }),
    },
  ];
}
