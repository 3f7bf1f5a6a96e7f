/** @jest-environment node */

import { publicChangesOf } from '@town/contracts/records/public-changes';
import { stubNetwork } from '@town/slice-kit/testing/network';
import { testApp } from '../testing/test-app';
import { sitemap, sitemapPart } from './sitemap';

const service = 'http://127.0.0.1:9';
const ids = { requestId: 'abc', traceparent: '' };

const aRecord = (slug: string, changedOn = '2027-03-01') => ({
  id: '00000000-0000-4000-8000-000000000001',
  slug,
  changedOn,
});

/** The sitemap of a town with these records, by kind. */
function mapOf(records: Record<string, ReturnType<typeof aRecord>[]>): Promise<string> {
  stubNetwork(
    Object.fromEntries(
      Object.entries(records).map(([kind, list]) => [
        service + publicChangesOf(kind, { limit: 500, offset: 0 }),
        { total: list.length, records: list },
      ]),
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
  it('lists the page of every record with the date of its last change', async () => {
    const map = await mapOf({
      businesses: [aRecord('pie-hut')],
      services: [aRecord('pipe-works')],
      churches: [aRecord('oak-chapel')],
      properties: [aRecord('bluff-house')],
      events: [aRecord('spring-fair', '2027-02-14')],
      news: [aRecord('a-story')],
    });
    for (const path of [
      '/directory/pie-hut',
      '/es/directory/pie-hut',
      '/directory/pipe-works',
      '/directory/oak-chapel',
      '/real-estate/bluff-house',
      '/news/00000000-0000-4000-8000-000000000001',
    ]) {
      expect(map).toContain(
        `<loc>https://guide.example.com${path}</loc><lastmod>2027-03-01</lastmod>`,
      );
    }
    expect(map).toContain('/events/spring-fair</loc><lastmod>2027-02-14</lastmod>');
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

  it('leaves out kinds that cannot be read', async () => {
    const map = await mapOf({ events: [aRecord('fair')] });
    expect(map).toContain('/events/fair</loc>');
    expect(map).toContain('<loc>https://guide.example.com/contact</loc>');
    expect(map.match(/<loc>[^<]*\/events\//g)).toHaveLength(2);
  });

  it('is an index of parts in a large town, each with a bounded number of records', async () => {
    const asked: string[] = [];
    globalThis.fetch = (input) => {
      const url = new URL(String(input));
      asked.push(url.pathname + url.search);
      const isLarge = url.pathname.endsWith('/businesses');
      const offset = Number(url.searchParams.get('offset'));
      const limit = Number(url.searchParams.get('limit'));
      const total = isLarge ? 501 : 0;
      const records = Array.from(
        { length: Math.max(0, Math.min(limit, total - offset)) },
        (_, index) => aRecord(`place-${offset + index}`),
      );
      return Promise.resolve(Response.json({ total, records }));
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
