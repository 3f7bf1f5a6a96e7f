import { Injectable } from '@nestjs/common';
import { recordId } from '@town/contracts/records/record-id';
import {
  DataSource,
  type EntityManager,
  type ObjectLiteral,
  type SelectQueryBuilder,
} from 'typeorm';
import type * as z from 'zod/mini';
import type { ListSnapshot } from './list-answer.js';
import { ListCache, type ListSource } from './list-cache.js';

/** How the records of a table are shown. */
export interface ListDefinition<Entity extends ObjectLiteral> {
  entity: new () => Entity;
  /** The fields of a record; columns that it does not name are not shown. */
  schema: z.ZodMiniObject;
  /** Of a view: the list whose version rises with every write to what it shows. */
  list?: string;
}

/** Adds conditions and order to the records, whose alias is `t`. The order must be total. */
export type Selection<Entity extends ObjectLiteral> = (
  records: SelectQueryBuilder<Entity>,
) => SelectQueryBuilder<Entity>;

interface Page {
  limit?: number | undefined;
  offset?: number | undefined;
}

/** Reads the lists of a service through its one cache. */
@Injectable()
export class Lists {
  readonly cache: ListCache;

  constructor(private readonly dataSource: DataSource) {
    this.cache = new ListCache(dataSource);
  }

  /** A page of a table; without limit and offset, all of it. */
  page<Entity extends ObjectLiteral>(
    definition: ListDefinition<Entity>,
    { limit, offset }: Page,
    select: Selection<Entity>,
  ): Promise<ListSnapshot> {
    const build = (manager: EntityManager) =>
      select(manager.createQueryBuilder(definition.entity, 't')).limit(limit).offset(offset);
    return this.cache.read(
      this.source(definition, build, async (records) => {
        const [entities, total] = await records.getManyAndCount();
        return { content: entities.map((each) => shown(each, definition)), total };
      }),
    );
  }

  /**
   * One record, if it is there.
   * @param key its id, or its slug where the table has slugs
   */
  async record<Entity extends ObjectLiteral>(
    definition: ListDefinition<Entity>,
    key: string,
  ): Promise<ListSnapshot | undefined> {
    const column = recordId.safeParse(key).success ? 't.id' : 't.slug';
    const build = (manager: EntityManager) =>
      manager.createQueryBuilder(definition.entity, 't').where(`${column} = :key`, { key });
    const found = await this.cache.read(
      this.source(definition, build, async (records) => {
        const entity = await records.getOne();
        return { content: entity && shown(entity, definition), total: entity ? 1 : 0 };
      }),
    );
    return found.total > 0 ? found : undefined;
  }

  /** What is not a page of one table. */
  read(source: ListSource): Promise<ListSnapshot> {
    return this.cache.read(source);
  }

  private source<Entity extends ObjectLiteral>(
    { entity, schema, list }: ListDefinition<Entity>,
    build: (manager: EntityManager) => SelectQueryBuilder<Entity>,
    read: (records: SelectQueryBuilder<Entity>) => ReturnType<ListSource['read']>,
  ): ListSource {
    const [sql, parameters] = build(this.dataSource.manager).getQueryAndParameters();
    return {
      list: list ?? this.dataSource.getMetadata(entity).tableName,
      key: JSON.stringify([sql, parameters, Object.keys(schema.shape)]),
      read: (manager) => read(build(manager)),
    };
  }
}

function shown<Entity extends ObjectLiteral>(
  entity: Entity,
  { schema }: ListDefinition<Entity>,
): object {
  return Object.fromEntries(Object.keys(schema.shape).map((name) => [name, entity[name]]));
}
