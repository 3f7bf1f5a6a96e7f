import { pages } from '@town/contracts/paths';
import { type RouteObject, redirect } from '@town/slice-kit/router';
import { LoginPage } from './login-page';

/** The pages of staff. Nobody can have a session yet: the dashboard leads to the sign-in. */
export function createRoutes(): RouteObject[] {
  return [
    { path: 'admin', element: <LoginPage /> },
    { path: 'admin/login', element: <LoginPage /> },
    { path: 'admin/dashboard', loader: () => redirect(pages.adminLogin) },
  ];
}
