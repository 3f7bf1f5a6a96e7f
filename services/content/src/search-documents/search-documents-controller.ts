import { Controller, Get, Header, NotFoundException, Param, Query } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { recordId } from '@town/contracts/records/record-id';
import {
  type SearchDocument,
  type SearchDocumentsQuery,
  searchDocumentsQuerySchema,
} from '@town/contracts/search/document';
import { SearchDocuments } from './search-documents.js';

/** For the catalog service, which provides the site's search. The gateway does not route these paths. */
@ApiExcludeController()
@Controller('internal/search-documents')
export class SearchDocumentsController {
  constructor(private readonly documents: SearchDocuments) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  list(
    @Query({ schema: searchDocumentsQuerySchema }) { after, kinds }: SearchDocumentsQuery,
  ): Promise<SearchDocument[]> {
    return this.documents.after(after, kinds);
  }

  @Get(':id')
  @Header('Cache-Control', 'no-store')
  async find(@Param('id', { schema: recordId }) id: string): Promise<SearchDocument> {
    const document = await this.documents.find(id);
    if (!document) throw new NotFoundException('The public sees no such record');
    return document;
  }
}
