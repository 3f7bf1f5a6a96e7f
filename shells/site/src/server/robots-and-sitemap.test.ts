/** @jest-environment node */

import { stubNetwork } from '@town/slice-kit/testing/network';
import { aBusiness, aChurch, anArticle, anEvent, aProperty } from '@town/slice-kit/testing/records';
import { sitemap } from './robots-and-sitemap';
import { testApp } from './testing/test-app';

const service = 'http://127.0.0.1:9';
const ids = { requestId: 'abc', traceparent: '' };

/** The sitemap of a town whose services answer with these lists, by path. */
function mapOf(lists: Record<string, unknown>): Promise<string> {
  stubNetwork(
    Object.fromEntries(Object.entries(lists).map(([path, list]) => [service + path, list])),
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
});
