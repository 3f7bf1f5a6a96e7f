import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings/settings-module.js';
import { SearchDocuments } from './search-documents.js';
import { SearchDocumentsController } from './search-documents-controller.js';

/** What the site's search, which the catalog service has, knows of this service's records. */
@Module({
  imports: [SettingsModule],
  controllers: [SearchDocumentsController],
  providers: [SearchDocuments],
})
export class SearchDocumentsModule {}
