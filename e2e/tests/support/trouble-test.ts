import { test as siteTest } from './site-test.js';
import { startTroubledSite, type Trouble } from './troubled-site.js';

/** A test of a site in trouble: `test.use({ trouble })` says which. */
export const test = siteTest.extend<{ trouble: Trouble }>({
  trouble: [{}, { option: true }],
  baseURL: async ({ baseURL, trouble }, use) => {
    const site = await startTroubledSite(baseURL ?? '', trouble);
    await use(site.url);
    await site.stop();
  },
});
