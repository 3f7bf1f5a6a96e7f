import type { Page } from '@playwright/test';
import { hydrated } from './site-test';

/** Scripts of a page that have not arrived yet. */
export interface HeldScripts {
  /** Lets them arrive, and waits until the browser has taken over what the server rendered. */
  release(): Promise<void>;
}

/** Opens a page as the server rendered it: its scripts arrive when they are released. */
export async function openWithHeldScripts(page: Page, path: string): Promise<HeldScripts> {
  let letArrive = () => {};
  const released = new Promise<void>((resolve) => {
    letArrive = resolve;
  });
  await page.route(
    (url) => url.pathname.endsWith('.js'),
    async (route) => {
      await released;
      await route.continue();
    },
  );
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  return {
    async release() {
      letArrive();
      await hydrated(page);
    },
  };
}
