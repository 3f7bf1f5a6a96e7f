import type { RouteObject } from '@town/slice-kit/router';
import { LoginPage } from './login/login-page';

/** The pages of staff. */
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
  ];
}
