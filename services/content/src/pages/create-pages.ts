import {
  addManagedTables,
  dropManagedTables,
} from '@town/managed-records/migrations/create-managed-records';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import former from './pages-until-now.json' with { type: 'json' };

const tables = [{ table: 'pages', kind: 'pages', slugScope: 'pages', title: 'title' }];

/**
 * Pages become records. Until now their texts were part of the program, so an existing database gets these
 * texts. An empty database gets none, because its town has other texts.
 */
export class CreatePages1795737601000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table pages (
        id uuid primary key default gen_random_uuid(),
        page text not null unique,
        title text not null,
        intro text,
        description text,
        keywords text,
        body text not null default '',
        cards jsonb not null default '[]',
        section_intros jsonb not null default '[]',
        created_at timestamptz not null default now()
      );
      insert into list_versions (list) values ('pages');
      create trigger pages_raise_list_version
        after insert or update or delete or truncate on pages
        for each statement execute function raise_list_version('pages');
    `);
    await addManagedTables(runner, tables);
    // The slug of a page is fixed and does not follow its title.
    await runner.query(`
      drop trigger pages_set_slug on pages;
      create trigger pages_set_slug before insert or update on pages
        for each row when (new.slug is null)
        execute function set_public_slug('pages', 'pages', 'page');
      alter table pages add check (slug = page);
    `);
    await runner.query(
      `insert into pages (page, title, intro, description, keywords, body, cards, section_intros)
       select page, title, intro, description, keywords, body, cards, "sectionIntros"
       from jsonb_to_recordset($1) as former (page text, title text, intro text, description text,
         keywords text, body text, cards jsonb, "sectionIntros" jsonb)
       where exists (select 1 from records)`,
      [JSON.stringify(former)],
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropManagedTables(runner, tables);
    await runner.query(`
      drop table pages;
      delete from records where kind = 'pages';
      delete from list_versions where list = 'pages';
    `);
  }
}
