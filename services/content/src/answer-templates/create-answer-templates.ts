import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Two templates to begin with; staff change them as they like. */
export class CreateAnswerTemplates1795825001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table answer_templates (
        id uuid primary key default gen_random_uuid(),
        name text not null,
        text text not null,
        version integer not null default 1,
        created_at timestamptz not null default now()
      );
      create unique index answer_templates_by_name on answer_templates (lower(name));
      insert into answer_templates (name, text) values
        ('Thank you', E'Hello {name},\\n\\nthank you for writing to us about "{subject}". We will look into it and answer within 24 hours.'),
        ('Listing is online', E'Hello {name},\\n\\n"{subject}" is in the directory now. Please tell us if anything is wrong.');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table answer_templates');
  }
}
