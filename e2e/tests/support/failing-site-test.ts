import { type Failures, startFailingSite } from './failing-site.js';
import { test as siteTest } from './site-test.js';

/** A test of a site with failures, which `test.use({ failures })` chooses. */
export const test = siteTest.extend<{ failures: Failures }>({
  failures: [{}, { option: true }],
  baseURL: async ({ baseURL, failures }, use) => {
    const site = await startFailingSite(baseURL ?? '', failures);
    await use(site.url);
    await site.stop();
  },
});
