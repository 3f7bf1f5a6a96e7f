/**
 * Keeps the records of the content service in the search index: events, news and civic contacts. When an
 * event says that a record has changed, its document is read from the content service. A comparison at the
 * start and every hour finds changes without an event.
 */
import { Module } from '@nestjs/common';
import { CompareDocuments } from './compare-documents.js';
import { CONTENT_URL, readContentUrl } from './read-documents.js';
import { SearchIndex } from './search-index.js';
import { documentHandlers } from './update-document-when-record-changed.js';

@Module({
  providers: [
    { provide: CONTENT_URL, useFactory: () => readContentUrl() },
    SearchIndex,
    CompareDocuments,
    ...documentHandlers,
  ],
})
export class SearchDocumentsModule {}
