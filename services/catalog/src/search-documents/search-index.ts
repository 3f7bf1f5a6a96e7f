import { Inject, Injectable } from '@nestjs/common';
import type { RecordReference } from '@town/contracts/managed-records/events';
import {
  type DocumentKind,
  documentKinds,
  type SearchDocument,
} from '@town/contracts/search/document';
import type { SearchKind } from '@town/contracts/search/kinds';
import type { EntityManager } from 'typeorm';
import { CONTENT_URL, readDocument } from './read-documents.js';

const kinds: Record<DocumentKind, SearchKind> = {
  events: 'event',
  news: 'news',
  'civic-contacts': 'civic',
  pages: 'page',
};

/** Identifies a document in the index, by its record and version. */
export type IndexedRecord = Pick<SearchDocument, 'id' | 'version'>;

/** The part of the search index that holds records of the content service. */
@Injectable()
export class SearchIndex {
  constructor(@Inject(CONTENT_URL) private readonly contentUrl: string | undefined) {}

  /**
   * Updates the document of one record to its current public version. An older response never replaces a
   * newer document.
   */
  async update(manager: EntityManager, { id, version }: RecordReference): Promise<void> {
    if (!this.contentUrl) return;
    const document = await readDocument(this.contentUrl, id);
    if (document) await this.put(manager, [document]);
    else await manager.query(removeSql, [id, version]);
  }

  /**
   * Upserts documents.
   * @returns the documents that were new or different
   */
  async put(
    manager: EntityManager,
    documents: readonly SearchDocument[],
  ): Promise<IndexedRecord[]> {
    const rows = documents.map(
      ({ id, kind, date, overAt, nameEs, descriptionEs, ...document }) => ({
        ...document,
        name_es: nameEs,
        description_es: descriptionEs,
        record_id: id,
        source: kind,
        kind: kinds[kind],
        happens: date,
        over_at: overAt ?? null,
      }),
    );
    const written = await manager.query<IndexedRecord[]>(putSql, [JSON.stringify(rows)]);
    await manager.query(endSql, [JSON.stringify(rows)]);
    return written;
  }

  /** The records that have a document. */
  known(manager: EntityManager): Promise<IndexedRecord[]> {
    return manager.query<IndexedRecord[]>(knownSql, [documentKinds]);
  }

  /** Removes the documents of withdrawn records, except those with a version newer than the given one. */
  async remove(manager: EntityManager, gone: readonly IndexedRecord[]): Promise<void> {
    for (const { id, version } of gone) await manager.query(removeSql, [id, version]);
  }
}

// Unchanged documents are not written, because each write invalidates all cached search results.
const putSql = `
  select row->>'record_id' as id, (row->>'version')::integer as version,
    index_document(jsonb_populate_record(null::search_sources, row),
    (row->>'happens')::date, (row->>'version')::integer)
  from jsonb_array_elements($1::jsonb) row
  where not exists (
    select from search_documents d
    where d.record_id = (row->>'record_id')::uuid and d.version = (row->>'version')::integer
      and d.happens_on is not distinct from (row->>'happens')::date
      and (d.name_es, d.description_es)
        is not distinct from (row->>'name_es', row->>'description_es')
  )`;

const endSql = `
  update search_documents d set over_at = row->>'over_at'
  from jsonb_array_elements($1::jsonb) row
  where d.record_id = (row->>'record_id')::uuid and d.version = (row->>'version')::integer
    and d.over_at is distinct from row->>'over_at'`;

const removeSql = 'delete from search_documents where record_id = $1 and version <= $2';

const knownSql = 'select record_id as id, version from search_documents where source = any($1)';
