import { addTextColumns, dropTextColumns } from '@town/service-kit/database/text-columns';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { calendarEntries } from './events/extend-events.js';

const columns = {
  events: ['title_es', 'description_es'],
  news_articles: ['title_es', 'content_es'],
  civic_contacts: ['name_es', 'description_es', 'hours_es'],
  historical_photos: ['caption_es', 'alt_es'],
  notices: ['text_es'],
  pages: ['title_es', 'intro_es', 'body_es', 'description_es'],
};

/** Texts of records in Spanish, beside the texts that they translate. */
export class AddTranslations1796600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addTextColumns(runner, columns);
    await runner.query(calendarWithTranslations);
  }

  async down(runner: QueryRunner): Promise<void> {
    // A view cannot lose columns.
    await runner.query('drop view calendar_entries');
    await dropTextColumns(runner, columns);
    await runner.query(calendarEntries);
  }
}

const calendarWithTranslations = calendarEntries
  .replace('create view', 'create or replace view')
  .replace('as is_series', 'as is_series, e.title_es, e.description_es')
  .replace('e.slug, false', 'e.slug, false, e.title_es, e.description_es');
