import type { matchRoutes } from '@town/slice-kit/router';

/**
 * Loads the code of the matched pages before hydration. A page without its code would replace the
 * server's HTML with nothing.
 */
export async function resolveLazyRoutes(matches: ReturnType<typeof matchRoutes>): Promise<void> {
  await Promise.all(
    (matches ?? []).map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
