import type { ImportReport } from '@town/contracts/managed-records/calls';
import type { NewsArticle } from '@town/contracts/news/record';
import { editorCall } from '@town/service-kit/testing/editor-call';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { readJson } from '@town/service-kit/testing/read-json';
import { useService } from '@town/service-kit/testing/service-harness';
import { contentService } from '../content-service.js';

const { auth, settings } = useFakeAuth();
const { address, database, read } = useService(contentService, settings);

const asEditor = editorCall({ address }, auth);
const article = { content: '<p>Text.</p>', category: 'general', state: 'published' };

beforeEach(() => database().query('truncate records, news_articles cascade'));

describe("a time without a zone is in the town's time zone, wherever the service runs", () => {
  const cases = [
    ['2026-01-02', '2026-01-02T06:00:00.000Z'],
    ['2026-07-02 18:30', '2026-07-02T23:30:00.000Z'],
    ['2026-07-02T18:30:15', '2026-07-02T23:30:15.000Z'],
    ['2026-01-02T08:00:00-05:00', '2026-01-02T13:00:00.000Z'],
    ['2026-01-02T08:00:00.000Z', '2026-01-02T08:00:00.000Z'],
  ];

  test.each(cases)('%s in a call', async (publishedDate, instant) => {
    const [first, second] = ['First', 'Second'];
    const { id } = await readJson<NewsArticle>(
      asEditor('POST', '/api/admin/news', { ...article, title: first, publishedDate }),
    );
    expect(await read(`/api/news/${id}`)).toMatchObject({ title: first, publishedDate: instant });
    await asEditor('PUT', `/api/admin/news/${id}`, { title: second, publishedDate }, 1);
    expect(await read(`/api/news/${id}`)).toMatchObject({ title: second, publishedDate: instant });
  });

  test.each([
    ...cases,
    ['1/2/2026', '2026-01-02T06:00:00.000Z'],
    ['7/2/2026 18:30', '2026-07-02T23:30:00.000Z'],
    ['7/2/2026 6:30 PM', '2026-07-02T23:30:00.000Z'],
  ])('%s in a file', async (publishedDate, instant) => {
    const file = `title,content,category,publishedDate,state\nFirst,Text.,general,${publishedDate},published\n`;
    const report = await readJson<ImportReport>(
      fetch(address('/api/admin/news/import'), {
        method: 'POST',
        headers: {
          'Content-Type': 'text/csv',
          Authorization: `Bearer ${auth().tokenOf('editor')}`,
        },
        body: file,
      }),
    );
    expect(report).toMatchObject({ create: 1, errors: [] });
    expect(await read('/api/news')).toMatchObject([{ publishedDate: instant }]);
  });
});

test('a time that cannot be read is refused', async () => {
  for (const publishedDate of ['soon', '2026-13-01', '2026-01-02 25:00']) {
    const answer = await asEditor('POST', '/api/admin/news', {
      ...article,
      title: 'A',
      publishedDate,
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      errors: [{ path: 'publishedDate', message: 'Please enter a valid date and time' }],
    });
  }
});
