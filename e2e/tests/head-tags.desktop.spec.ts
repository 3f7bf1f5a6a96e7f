import { expect, type Page } from '@playwright/test';
import { findArticle, publicPages } from './support/pages.js';
import { hydrated, open, test } from './support/site-test.js';

/** The contents of a page's head, in document order. */
function readHead(page: Page) {
  return page.evaluate(() => {
    const all = (selector: string, attribute: string) =>
      [...document.querySelectorAll(selector)].map((tag) => tag.getAttribute(attribute) ?? '');
    const graphs = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      (script): { '@graph': { '@type': string }[] } => JSON.parse(script.textContent ?? ''),
    );
    return {
      titles: [...document.querySelectorAll('title')].map((title) => title.textContent),
      descriptions: all('meta[name="description"]', 'content'),
      keywords: all('meta[name="keywords"]', 'content'),
      canonical: all('link[rel="canonical"]', 'href'),
      openGraph: ['type', 'site_name', 'title', 'description', 'url', 'image'].map((name) =>
        all(`meta[property="og:${name}"]`, 'content'),
      ),
      twitter: ['card', 'title', 'description', 'image'].map((name) =>
        all(`meta[name="twitter:${name}"]`, 'content'),
      ),
      types: graphs.flatMap((graph) => graph['@graph'].map((item) => item['@type'])),
    };
  });
}

function expectComplete(head: Awaited<ReturnType<typeof readHead>>, path: string): void {
  const once = [expect.stringMatching(/./)];
  expect.soft(head.titles, `title of ${path}`).toEqual(once);
  expect.soft(head.descriptions, `description of ${path}`).toEqual(once);
  expect.soft(head.keywords, `keywords of ${path}`).toEqual(once);
  expect.soft(head.openGraph, `Open Graph tags of ${path}`).toEqual(head.openGraph.map(() => once));
  expect.soft(head.twitter, `Twitter tags of ${path}`).toEqual(head.twitter.map(() => once));
  expect.soft(head.canonical, `canonical link of ${path}`).toEqual(once);
  expect.soft(new URL(head.canonical[0] ?? '').pathname).toBe(path.replace(/\?.*/, ''));
  expect
    .soft(head.types, `items of ${path}`)
    .toEqual(expect.arrayContaining(['Organization', 'Place']));
}

test.describe('what the server sends', () => {
  test.use({ javaScriptEnabled: false });

  test('describes every public page once', async ({ page, request }) => {
    test.setTimeout(60_000);
    const { id } = await findArticle(request, 'weekend');
    const titles = new Map<string, string>();
    for (const path of [...publicPages.map(([each]) => each), `/news/${id}`]) {
      await page.goto(path);
      const head = await readHead(page);
      expectComplete(head, path);
      titles.set(path.replace(/\?.*/, ''), head.titles[0] ?? '');
    }
    const plans = [...titles].filter(([path]) => !path.startsWith('/submit-listing'));
    expect(new Set(plans.map(([, title]) => title)).size).toBe(plans.length);
  });

  for (const [path, types] of [
    ['/directory', ['CollectionPage', 'WebSite', 'Restaurant']],
    ['/dining', ['Restaurant']],
    ['/shopping', ['Store']],
    ['/events', ['Event']],
    ['/news', ['NewsArticle']],
  ] as const) {
    test(`describes what ${path} lists to search engines`, async ({ page }) => {
      await page.goto(path);
      expect((await readHead(page)).types).toEqual(expect.arrayContaining([...types]));
    });
  }

  test('excludes pages that are no content from search engines', async ({ page }) => {
    for (const path of ['/no/such/page', '/admin/login']) {
      await page.goto(path);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    }
  });

  test.beforeEach(({ watch }) => {
    watch.expected.push(/404.*no\/such\/page/);
  });
});

test('the tags change with each page, and no old ones remain', async ({ page }) => {
  await open(page, '/');
  const main = page.getByRole('navigation', { name: 'Main' });
  for (const [link, path, title] of [
    ['About', '/about', 'About Blanco | Blanco Town Guide'],
    ['Events', '/events', 'Events Calendar | Blanco Town Guide'],
    ['News', '/news', 'News | Blanco Town Guide'],
    ['Home', '/', /^Blanco Town Guide/],
  ] as const) {
    await main.getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveTitle(title);
    expectComplete(await readHead(page), path);
  }
});

/** A page's structured data. */
const structuredData = (page: Page) =>
  page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent ?? '')));

test('structured data is the same after a navigation in the browser as from the server', async ({
  page,
}) => {
  test.setTimeout(60_000);
  for (const [link, path] of [
    ['Directory', '/directory'],
    ['Events', '/events'],
    ['News', '/news'],
    ['Services', '/directory?tab=services'],
    ['Shopping', '/directory?tab=shopping'],
  ] as const) {
    await open(page, path);
    const fromServer = await structuredData(page);
    await open(page, '/about');
    await page.getByRole('link', { name: link, exact: true }).click();
    await expect.poll(() => structuredData(page), `data of ${path}`).toEqual(fromServer);
  }
});

test('an article is marked as one for search engines and social networks', async ({
  page,
  request,
}) => {
  const article = await findArticle(request, 'weekend');
  await open(page, `/news/${article.id}`);
  const head = await readHead(page);
  expect(head.titles[0]).toContain(article.title);
  expect(head.openGraph[0]).toEqual(['article']);
  expect(head.types).toContain('NewsArticle');
});

test('the site map names existing pages, and robots.txt names the site map', async ({
  request,
}) => {
  test.slow();
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toMatch(/Sitemap: .*\/sitemap\.xml/);
  const map = await (await request.get('/sitemap.xml')).text();
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => new URL(url ?? '').pathname,
  );
  expect(paths.filter((path) => path.startsWith('/news/')).length).toBeGreaterThan(0);
  expect(paths).not.toContain('/admin');
  // Every page in English, and one of each kind in Spanish.
  const kinds = new Set<string | undefined>();
  const checked = paths.filter((path) => {
    const [, language, kind] = path.split('/');
    if (language !== 'es') return true;
    if (kinds.has(kind)) return false;
    kinds.add(kind);
    return true;
  });
  expect(kinds.size).toBeGreaterThan(10);
  const waiting = [...checked];
  const check = async () => {
    for (let path = waiting.pop(); path; path = waiting.pop()) {
      expect((await request.get(path)).status(), path).toBe(200);
    }
  };
  await Promise.all([check(), check(), check(), check()]);
});

test('the manifest, its icons, the icon that feed readers ask for and the social image are there', async ({
  page,
  request,
}) => {
  await page.goto('/');
  await hydrated(page);
  const link = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest: { icons: { src: string }[] } = await (await request.get(link ?? '')).json();
  expect(manifest.icons.length).toBeGreaterThan(0);
  const [social] = (await readHead(page)).openGraph[5] ?? [];
  const files = [...manifest.icons.map(({ src }) => src), new URL(social ?? '').pathname];
  for (const file of [...files, '/favicon.svg', '/favicon.ico', '/apple-touch-icon.png']) {
    expect((await request.get(file)).status(), file).toBe(200);
  }
});
