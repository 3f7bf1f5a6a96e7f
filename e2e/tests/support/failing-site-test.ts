import { type Failures, startFailingSite } from './failing-site.js';
import type { FrontSite } from './front.js';
import { test as siteTest } from './site-test.js';

/** Starts the site for given failures at most once in a process. Tests can share it: none changes its data. */
type SiteOf = (gateway: string, failures: Failures) => Promise<FrontSite>;

/** A test of a site with failures, which `test.use({ failures })` chooses. */
export const test = siteTest.extend<{ failures: Failures }, { siteOf: SiteOf }>({
  failures: [{}, { option: true }],
  siteOf: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its parameter.
    async ({}, use) => {
      const sites = new Map<string, Promise<FrontSite>>();
      await use((gateway, failures) => {
        const key = JSON.stringify(failures);
        const site = sites.get(key) ?? startFailingSite(gateway, failures);
        sites.set(key, site);
        return site;
      });
      for (const site of sites.values()) await (await site).stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ baseURL, failures, siteOf }, use) => {
    await use((await siteOf(baseURL ?? '', failures)).url);
  },
});
