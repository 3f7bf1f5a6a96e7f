import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { pgPool } from '../database/pg-pool.js';
import { buildListQuery } from './build-list-query.js';
import { buildRecordQuery } from './build-record-query.js';
import { ListCache } from './list-cache.js';
import type { ListDefinition, ListSelection } from './list-definition.js';
import type { ListQuery } from './list-query.js';
import type { ListSnapshot } from './list-snapshot.js';

/** Reads the service's public lists, through its one cache. */
@Injectable()
export class PublicLists {
  readonly cache: ListCache;

  constructor(private readonly dataSource: DataSource) {
    this.cache = new ListCache(pgPool(dataSource));
  }

  /** A page of a table; without limit and offset, all of it. */
  page(definition: ListDefinition, selection: ListSelection = {}): Promise<ListSnapshot> {
    const metadata = this.dataSource.getMetadata(definition.entity);
    return this.cache.read(buildListQuery(metadata, definition, selection));
  }

  /** One record as a JSON object, or nothing. */
  async record(definition: ListDefinition, id: string): Promise<ListSnapshot | undefined> {
    const metadata = this.dataSource.getMetadata(definition.entity);
    const found = await this.cache.read(buildRecordQuery(metadata, definition, id));
    return found.total === 0 ? undefined : found;
  }

  /** What a statement of one's own finds, for what is not a page of a table. */
  read(query: ListQuery): Promise<ListSnapshot> {
    return this.cache.read(query);
  }
}
