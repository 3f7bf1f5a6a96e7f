/**
 * Every name of the router that the site uses; adding one is a minor version of the platform.
 * @module
 */
export type { RouteObject } from 'react-router-dom';
export {
  createBrowserRouter,
  Link,
  matchRoutes,
  NavLink,
  Outlet,
  RouterProvider,
  redirect,
  redirectDocument,
  ScrollRestoration,
  useLocation,
  useNavigate,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
