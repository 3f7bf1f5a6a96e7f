import type { matchRoutes } from '@town/slice-kit/router';

/**
 * Loads the code of the matched pages before they are hydrated: a page whose code is still on its
 * way would replace what the server rendered by nothing.
 */
export async function resolveLazyRoutes(matches: ReturnType<typeof matchRoutes>): Promise<void> {
  await Promise.all(
    (matches ?? []).map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
