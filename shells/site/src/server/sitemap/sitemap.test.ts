/** @jest-environment node */

import { stubNetwork } from '@town/slice-kit/testing/network';
import { aBusiness, aChurch, anArticle, anEvent, aProperty } from '@town/slice-kit/testing/records';
import { testApp } from '../testing/test-app';
import { sitemap, sitemapPart } from './sitemap';

const service = 'http://127.0.0.1:9';
const ids = { requestId: 'abc', traceparent: '' };

/** The sitemap of a town whose services answer with these lists, by path. */
function mapOf(lists: Record<string, unknown>): Promise<string> {
  stubNetwork(
    Object.fromEntries(
      Object.entries(lists).map(([path, list]) => [`${service}${path}?limit=500`, list]),
    ),
  );
  return sitemap(testApp(service).config, ids);
}

beforeEach(() => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => jest.restoreAllMocks());

describe('the sitemap', () => {
  it('lists the page of every record, and the date of an article', async () => {
    const article = anArticle({ publishedDate: '2027-03-01T15:00:00.000Z' });
    const map = await mapOf({
      '/api/businesses': [aBusiness({ slug: 'pie-hut' })],
      '/api/services': [],
      '/api/churches': [aChurch({ slug: 'oak-chapel' })],
      '/api/properties': [aProperty({ slug: 'bluff-house' })],
      '/api/events': [anEvent({ slug: 'spring-fair' })],
      '/api/news': [article],
    });
    for (const path of [
      '/directory/pie-hut',
      '/directory/oak-chapel',
      '/real-estate/bluff-house',
      '/events/spring-fair',
    ]) {
      expect(map).toContain(`<loc>https://guide.example.com${path}</loc>`);
    }
    expect(map).toContain(`/news/${article.id}</loc><lastmod>2027-03-01</lastmod>`);
  });

  it('lists every page in both languages, each with the other', async () => {
    const map = await mapOf({});
    const alternates = [
      ['x-default', '/contact'],
      ['en', '/contact'],
      ['es', '/es/contact'],
    ].map(
      ([name, path]) =>
        `<xhtml:link rel="alternate" hreflang="${name}" href="https://guide.example.com${path}"/>`,
    );
    for (const path of ['/contact', '/es/contact']) {
      expect(map).toContain(
        `<loc>https://guide.example.com${path}</loc>${alternates.join('')}</url>`,
      );
    }
    expect(map).toContain('<loc>https://guide.example.com/es</loc>');
    expect(map).not.toContain('/es/account');
  });

  it('leaves out odd records and lists that cannot be read', async () => {
    const map = await mapOf({ '/api/events': [null, { id: '1' }, anEvent({ slug: 'fair' })] });
    expect(map).toContain('/events/fair</loc>');
    expect(map).toContain('<loc>https://guide.example.com/contact</loc>');
    expect(map.match(/<loc>[^<]*\/events\//g)).toHaveLength(2);
  });

  it('is an index of parts in a large town, each with a bounded number of records', async () => {
    const asked: string[] = [];
    globalThis.fetch = (input) => {
      const url = new URL(String(input));
      asked.push(url.pathname + url.search);
      const isLarge = url.pathname === '/api/businesses';
      const offset = Number(url.searchParams.get('offset'));
      const limit = Number(url.searchParams.get('limit'));
      const total = isLarge ? 501 : 0;
      const list = Array.from(
        { length: Math.max(0, Math.min(limit, total - offset)) },
        (_, index) => aBusiness({ slug: `place-${offset + index}` }),
      );
      const headers = { 'x-total-count': String(total) };
      return Promise.resolve(Response.json(list, { headers }));
    };
    const { config } = testApp(service);
    const index = await sitemap(config, ids);
    expect(index.match(/<loc>[^<]*<\/loc>/g)).toEqual(
      ['pages', 'businesses-1', 'businesses-2', 'businesses-3'].map(
        (part) => `<loc>https://guide.example.com/sitemap-${part}.xml</loc>`,
      ),
    );
    expect(asked).toHaveLength(6);
    const part = (name: string) =>
      sitemapPart(config, new URL(`https://guide.example.com/sitemap-${name}.xml`), ids);
    expect(await part('pages')).toContain('<loc>https://guide.example.com/contact</loc>');
    const last = await part('businesses-3');
    expect(last).toContain('/directory/place-500</loc>');
    expect(last).not.toContain('/directory/place-499<');
    for (const none of ['businesses-4', 'churches-1', 'pages-1', 'staff-1']) {
      expect(await part(none)).toBeUndefined();
    }
  });
});
