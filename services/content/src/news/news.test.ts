import { type NewsArticle, newsArticleSchema } from '@town/contracts/news/record';
import { describePublicList } from '@town/service-kit/testing/describe-public-list';
import { useService } from '@town/service-kit/testing/service-harness';
import { contentService } from '../content-service.js';

const { address, database, read } = useService(contentService);

const article = {
  title: 'River day',
  content: '<p>Come <strong>all</strong></p>',
  category: 'general',
  publishedDate: '2027-05-01T12:00:00.000Z',
  author: 'A. Writer',
  imageUrl: null,
};

const publish = async (changes: Partial<typeof article>) => {
  const { title, content, category, publishedDate, author, imageUrl } = { ...article, ...changes };
  const [stored] = await database().query<{ id: string }>(
    `insert into news_articles (title, content, category, published_date, author, image_url)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [title, content, category, publishedDate, author, imageUrl],
  );
  return read<NewsArticle>(`/api/news/${stored?.id}`);
};

beforeAll(async () => {
  await publish({ title: 'Oldest', publishedDate: '2020-05-01T12:00:00.000Z' });
  await publish({ title: 'Newest', publishedDate: '2028-05-01T12:00:00.000Z' });
  await publish({});
});

test('articles are listed newest first, in the shape of the contract', async () => {
  const list = await read<unknown[]>('/api/news');
  const parsed = list.map((entry) => newsArticleSchema.parse(entry));
  expect(parsed).toEqual(list);
  expect(parsed.map(({ title }) => title)).toEqual(['Newest', 'River day', 'Oldest']);
});

test('one article is read by its id, with its own ETag', async () => {
  const [newest] = await read<NewsArticle[]>('/api/news');
  const url = address(`/api/news/${newest?.id}`);
  const response = await fetch(url);
  expect(await response.json()).toEqual(newest);
  const etag = response.headers.get('etag') ?? '';
  expect((await fetch(url, { headers: { 'If-None-Match': etag } })).status).toBe(304);
  await database().query('update news_articles set title = $1 where id = $2', ['Now', newest?.id]);
  const changed = await fetch(url, { headers: { 'If-None-Match': etag } });
  expect(await changed.json()).toMatchObject({ title: 'Now' });
});

test.each(['00000000-0000-4000-8000-000000000000', '1', 'x'.repeat(5_000), "' or 1=1"])(
  'the id %.40s finds no article',
  async (id) => {
    const response = await fetch(address(`/api/news/${encodeURIComponent(id)}`));
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ status: 404, message: 'Article not found' });
  },
);

test('forbidden HTML is removed, however it was stored', async () => {
  const { content } = await publish({
    content: [
      '<h2 onclick="x()">Title</h2><p style="color:red">Text<script>alert(1)</script></p>',
      '<a href="javascript:alert(1)">a</a><a href="https://example.com/" target="_blank">b</a>',
      '<a href="/events">c</a><a href="//evil.example/">d</a><a href="tel:830-555-0111">e</a>',
      '<img src="https://example.com/a.jpg" alt="A" onerror="x()"><img src="data:image/svg+xml,x">',
      '<iframe src="https://example.com/"></iframe><svg><script>x()</script></svg><form></form>',
    ].join(''),
  });
  expect(content).toBe(
    [
      '<h2>Title</h2><p>Text</p>',
      '<a>a</a><a href="https://example.com/">b</a>',
      '<a href="/events">c</a><a>d</a><a href="tel:830-555-0111">e</a>',
      '<img src="https://example.com/a.jpg" alt="A" /><img />',
    ].join(''),
  );
});

describePublicList('news', {
  address: () => address('/api/news'),
  database,
  insert: "insert into news_articles (title, content, category) values ('New', 'x', 'general')",
});
