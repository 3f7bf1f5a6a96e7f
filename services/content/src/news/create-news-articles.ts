import { listVersionTrigger } from '@town/service-kit/database/list-version-trigger';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateNewsArticles1795219202000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table news_articles (
        id uuid primary key default gen_random_uuid(),
        title text not null,
        content text not null,
        category text not null,
        published_date timestamptz not null default now(),
        author text,
        image_url text,
        created_at timestamptz not null default now()
      );
      create index news_articles_by_date on news_articles (published_date desc, id);
      ${listVersionTrigger('news_articles')}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table news_articles');
  }
}
