import type { RouteObject } from '@town/slice-kit/router';

/** The routes on which staff who are not signed in set their passwords. */
export function createPasswordRoutes(): RouteObject[] {
  return [
    {
      id: 'page-welcome',
      path: 'admin/welcome',
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "page-welcome" */ './welcome-page'))
          .WelcomePage,
      }),
    },
    {
      id: 'page-forgotten-password',
      path: 'admin/forgotten-password',
      lazy: async () => ({
        Component: (
          await import(
            /* webpackChunkName: "page-forgotten-password" */ './forgotten-password-page'
          )
        ).ForgottenPasswordPage,
      }),
    },
    {
      id: 'page-reset-password',
      path: 'admin/reset-password',
      lazy: async () => ({
        Component: (
          await import(/* webpackChunkName: "page-reset-password" */ './reset-password-page')
        ).ResetPasswordPage,
      }),
    },
  ];
}
