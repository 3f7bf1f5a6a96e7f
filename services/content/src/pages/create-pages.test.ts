import { startService } from '@town/service-kit/testing/running-service';
import { createTestDatabase, type TestDatabase } from '@town/service-kit/testing/test-database';
import { contentService } from '../content-service.js';
import { CreatePages1795737601000 } from './create-pages.js';
import former from './pages-until-now.json' with { type: 'json' };

const natsUrl = 'nats://127.0.0.1:1';

let database: TestDatabase;

async function migrate(definition: typeof contentService) {
  const service = await startService(definition, { databaseUrl: database.url, natsUrl });
  await service.stop();
}

const migrations = contentService.migrations;
const before = {
  ...contentService,
  migrations: migrations.slice(0, migrations.indexOf(CreatePages1795737601000)),
};

beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

test('an existing town keeps the page texts that were part of the program', async () => {
  await migrate(before);
  await database.query(
    "insert into news_articles (title, content, category) values ('New', 'x', 'general')",
  );
  await migrate(contentService);
  const records = await database.query(
    `select r.slug, r.state, r.title, r.content, v.action from records r
     join record_versions v on v.record_id = r.id and v.version = r.published_version
     where kind = 'pages' order by r.slug`,
  );
  const expected = former.map((content) => ({
    slug: content.page,
    state: 'published',
    title: content.title,
    content,
    action: 'create',
  }));
  expect(records).toEqual(expected.sort((a, b) => (a.slug < b.slug ? -1 : 1)));
  const [shown] = await database.query('select count(*)::int as count from pages');
  expect(shown).toEqual({ count: former.length });
});

test('an empty database gets no pages', async () => {
  await migrate(contentService);
  expect(await database.query('select 1 from pages')).toEqual([]);
  expect(await database.query('select 1 from records')).toEqual([]);
});
