import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pictures of events, and the alternative text of every picture. */
export class AddPictures1795823900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table news_articles add column image_alt text');
    await runner.query('alter table events add column image_url text, add column image_alt text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table news_articles drop column image_alt');
    await runner.query('alter table events drop column image_url, drop column image_alt');
  }
}
