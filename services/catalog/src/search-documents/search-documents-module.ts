/**
 * Keeps the records of the content service in the search's index: events, news and civic contacts.
 * An event says that a record has changed, and its document is then asked for. A comparison at the start and every hour
 * finds what no event has said.
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
