import { Injectable } from '@nestjs/common';
import type { Language } from '@town/contracts/pages/languages';
import { recordId } from '@town/contracts/records/record-id';
import { spokenRecord } from '@town/contracts/records/translated';
import {
  DataSource,
  type EntityManager,
  type ObjectLiteral,
  type SelectQueryBuilder,
} from 'typeorm';
import type * as z from 'zod/mini';
import type { ListSnapshot } from './list-answer.js';
import { ListCache, type ListSource } from './list-cache.js';
import type { LongSource } from './long-lists.js';

/** Which records and fields a list shows. */
export interface ListDefinition<Entity extends ObjectLiteral> {
  entity: new () => Entity;
  /** The fields of a record; columns that it does not name are not shown. */
  schema: z.ZodMiniObject;
  /** For a database view: the list whose version increases with every write to the view's data. */
  list?: string;
  /** The language of the response, if the request names one. */
  language?: Language | undefined;
}

/** Adds conditions and order to the records, whose alias is `t`. The order must be total. */
export type Selection<Entity extends ObjectLiteral> = (
  records: SelectQueryBuilder<Entity>,
) => SelectQueryBuilder<Entity>;

/** A list without a limit is read in parts when it has more records than this. */
const mostAtOnce = 1_000;
const recordsInPart = 500;

interface Page {
  language?: Language | undefined;
  limit?: number | undefined;
  offset?: number | undefined;
}

/** Reads the lists of a service through one shared cache. */
@Injectable()
export class Lists {
  readonly cache: ListCache;

  constructor(private readonly dataSource: DataSource) {
    this.cache = new ListCache(dataSource);
  }

  /** A page of a table; without limit and offset, all of it. */
  page<Entity extends ObjectLiteral>(
    described: ListDefinition<Entity>,
    { limit, offset, language }: Page,
    select: Selection<Entity>,
  ): Promise<ListSnapshot> {
    const definition = { ...described, language };
    const build = (manager: EntityManager) =>
      select(manager.createQueryBuilder(definition.entity, 't')).limit(limit).offset(offset);
    const source = this.source(definition, build, async (records) => {
      const [entities, total] = await records.getManyAndCount();
      return { content: entities.map((each) => shownRecord(each, definition)), total };
    });
    return this.cache.read({
      ...source,
      ...(limit === undefined && { long: this.longSource(definition, build) }),
    });
  }

  private longSource<Entity extends ObjectLiteral>(
    definition: ListDefinition<Entity>,
    build: (manager: EntityManager) => SelectQueryBuilder<Entity>,
  ): LongSource {
    const { entity } = definition;
    const count = (manager: EntityManager) => build(manager).getCount();
    return {
      count,
      isLong: async () => (await count(this.dataSource.manager)) > mostAtOnce,
      async *readParts(manager) {
        const rows = await build(manager).select('t.id', 'id').getRawMany<{ id: string }>();
        const order = rows.splice(0).map(({ id }) => id);
        for (let start = 0; start < order.length; start += recordsInPart) {
          const ids = order.slice(start, start + recordsInPart);
          const part = await manager
            .createQueryBuilder(entity, 't')
            .where('t.id = any(:ids)', { ids })
            .getMany();
          const byId = new Map(part.map((each) => [String(each['id']), each]));
          yield ids.flatMap((id) => {
            const record = byId.get(String(id));
            return record ? [shownRecord(record, definition)] : [];
          });
        }
      },
    };
  }

  /**
   * One record; undefined if there is none.
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
        return { content: entity && shownRecord(entity, definition), total: entity ? 1 : 0 };
      }),
    );
    return found.isMissing ? undefined : found;
  }

  /** Reads any other source through the cache. */
  read(source: ListSource): Promise<ListSnapshot> {
    return this.cache.read(source);
  }

  private source<Entity extends ObjectLiteral>(
    { entity, schema, list, language }: ListDefinition<Entity>,
    build: (manager: EntityManager) => SelectQueryBuilder<Entity>,
    read: (records: SelectQueryBuilder<Entity>) => ReturnType<ListSource['read']>,
  ): ListSource {
    const [sql, parameters] = build(this.dataSource.manager).getQueryAndParameters();
    return {
      list: list ?? this.dataSource.getMetadata(entity).tableName,
      key: JSON.stringify([sql, parameters, Object.keys(schema.shape), language]),
      read: (manager) => read(build(manager)),
    };
  }
}

/**
 * The fields of a record that its list shows, translated to the list's language where a translation
 * exists.
 */
export function shownRecord<Entity extends ObjectLiteral>(
  entity: Entity,
  { schema, language }: ListDefinition<Entity>,
): object {
  return spokenRecord(language, entity, Object.keys(schema.shape));
}
