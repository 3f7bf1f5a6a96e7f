import { anArticle } from '@town/slice-kit/testing/records';
import { newestFirst } from './news-order';

test('articles are ordered by when they were published, the newest first', () => {
  const articles = ['2027-01-02', '2027-02-01', '2026-12-31'].map((day) =>
    anArticle({ title: day, publishedDate: `${day}T12:00:00.000Z` }),
  );
  expect(newestFirst(articles).map(({ title }) => title)).toEqual([
    '2027-02-01',
    '2027-01-02',
    '2026-12-31',
  ]);
  expect(articles[0]?.title).toBe('2027-01-02');
});
