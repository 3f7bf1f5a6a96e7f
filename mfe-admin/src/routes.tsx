import type { RouteObject } from '@town/slice-kit/router';
import { DashboardPage } from './dashboard/dashboard-page';
import { LoginPage } from './login/login-page';

/** The pages of staff. */
export function createRoutes(): RouteObject[] {
  return [
    { path: 'admin', element: <LoginPage /> },
    { path: 'admin/login', element: <LoginPage /> },
    { path: 'admin/dashboard', element: <DashboardPage /> },
  ];
}
