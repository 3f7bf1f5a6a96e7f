import type { RouteObject } from '@town/slice-kit/router';
import { createDeskRoutes } from './desk/desk-routes';
import { LoginPage } from './login/login-page';
import { createPasswordRoutes } from './passwords/password-routes';

/**
 * The routes of the slice mfe-admin, for staff: the sign-in, the dashboard and the desk. The server
 * renders no data of theirs: the session is a token in the browser's storage, so dashboard and desk
 * decide in the browser whether to show themselves or the sign-in.
 */
export function createRoutes(): RouteObject[] {
  return [
    { path: 'admin', element: <LoginPage /> },
    { path: 'admin/login', element: <LoginPage /> },
    {
      id: 'page-dashboard',
      path: 'admin/dashboard',
      lazy: async () => ({
        Component: (
          await import(/* webpackChunkName: "page-dashboard" */ './dashboard/dashboard-page')
        ).DashboardPage,
      }),
    },
    ...createPasswordRoutes(),
    createDeskRoutes(),
  ];
}
