/**
 * The names of the router that the site uses. Adding a name is a minor version of the platform.
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
  useBlocker,
  useHref,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
