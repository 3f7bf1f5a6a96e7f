import { addTextColumns, dropTextColumns } from '@town/service-kit/database/text-columns';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { indexDocument } from './search/migrations/index-functions.js';
import { allSources, sourcesWithSpanish } from './search/migrations/search-sources.js';

const columns = {
  businesses: ['description_es'],
  services: ['description_es'],
  churches: ['description_es', 'service_schedule_es'],
  properties: ['title_es', 'description_es'],
  search_documents: ['name_es', 'description_es'],
};

/** Adds Spanish texts of records beside the original texts. The search covers them, too. */
export class AddTranslations1796600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addTextColumns(runner, columns);
    await runner.query(sourcesWithSpanish);
    await runner.query(indexDocument('spanish'));
  }

  async down(runner: QueryRunner): Promise<void> {
    // A view cannot lose columns, and functions depend on its type.
    await runner.query('drop function index_document; drop view search_sources');
    await dropTextColumns(runner, columns);
    await runner.query(allSources);
    await runner.query(indexDocument('original'));
  }
}
