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
    const rows = documents.map(rowOf);
    const written = await manager.query<IndexedRecord[]>(putSql, [JSON.stringify(rows)]);
    const parameters = [JSON.stringify(rows)];
    // Even an update of no row would invalidate all cached search results.
    const [found] = await manager.query<{ differs: boolean }[]>(isShownOtherwiseSql, parameters);
    if (found?.differs) await manager.query(showSql, parameters);
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

/** A document as the SQL below reads it. */
const rowOf = ({ id, kind, date, overAt, nameEs, descriptionEs, ...document }: SearchDocument) => {
  const { openingHours, businessStatus, amenities, ...words } = document;
  return {
    ...words,
    name_es: nameEs,
    description_es: descriptionEs,
    record_id: id,
    source: kind,
    kind: kinds[kind],
    happens: date,
    over_at: overAt ?? null,
    says_hours: businessStatus !== undefined,
    opening_hours: openingHours ?? null,
    business_status: businessStatus ?? null,
    amenities: amenities ?? [],
  };
};

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
      and (d.hours, d.name_es, d.description_es)
        is not distinct from (row->>'hours', row->>'name_es', row->>'description_es')
  )`;

// The function that indexes the words of a document does not know these columns. A content service of an
// earlier release says nothing about hours, which must not remove those that are stored.
const given = `
  jsonb_to_recordset($1::jsonb) given (
    record_id uuid, version integer, over_at text, says_hours boolean, opening_hours jsonb,
    business_status text, amenities text[]
  )
  where d.record_id = given.record_id and d.version = given.version and (
    d.over_at is distinct from given.over_at
    or says_hours and (d.opening_hours, d.business_status, d.amenities) is distinct from
      (given.opening_hours, given.business_status, given.amenities)
  )`;

const isShownOtherwiseSql = `select exists (select from search_documents d, ${given}) as differs`;

const hoursOr = (column: string) =>
  `${column} = case when says_hours then given.${column} else d.${column} end`;

const showSql = `
  update search_documents d set over_at = given.over_at,
    ${['opening_hours', 'business_status', 'amenities'].map(hoursOr).join(', ')}
  from ${given}`;

const removeSql = 'delete from search_documents where record_id = $1 and version <= $2';

const knownSql = 'select record_id as id, version from search_documents where source = any($1)';
