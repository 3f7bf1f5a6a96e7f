import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings/settings-module.js';
import { SearchDocuments } from './search-documents.js';
import { SearchDocumentsController } from './search-documents-controller.js';

/** Provides this service's records to the site's search, which is in the catalog service. */
@Module({
  imports: [SettingsModule],
  controllers: [SearchDocumentsController],
  providers: [SearchDocuments],
})
export class SearchDocumentsModule {}
