import type { Page } from '@playwright/test';
import { hydrated } from './site-test';

/** The scripts of a page, which are held back until `release`. */
export interface HeldScripts {
  /** Lets the scripts load, and waits until the browser has hydrated the page. */
  release(): Promise<void>;
}

/** Opens a page as the server rendered it. Its scripts load only after `release`. */
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
