import { Injectable, NotFoundException } from '@nestjs/common';
import {
  awaitsHeader,
  type RecordQuery,
  type RecordSort,
} from '@town/contracts/managed-records/calls';
import {
  type ManagedRecord,
  type RecordState,
  type RecordVersion,
  recordStates,
} from '@town/contracts/managed-records/record';
import type { RecordKind } from '@town/contracts/managed-records/record-kind';
import { recordId } from '@town/contracts/records/record-id';
import { type ListAnswer, uncachedAnswer } from '@town/service-kit/lists/list-answer';
import { listPage, type SqlCondition } from '@town/service-kit/lists/list-page';
import { DataSource, type SelectQueryBuilder } from 'typeorm';
import type { ManagedKind } from '../managed-kind.js';
import { withLastPublic } from '../publishing/last-public.js';
import { fieldChanges } from './field-changes.js';
import { hasWords } from './has-words.js';
import { RecordEntity } from './record-entity.js';
import { shownRecord } from './shown-record.js';
import { VersionEntity } from './version-entity.js';

const orders: Record<RecordSort, ['r.updated_at' | 'lower(r.title)', 'ASC' | 'DESC']> = {
  updatedAt: ['r.updated_at', 'ASC'],
  '-updatedAt': ['r.updated_at', 'DESC'],
  title: ['lower(r.title)', 'ASC'],
  '-title': ['lower(r.title)', 'DESC'],
};

/**
 * Reads records and their history for staff. Nothing is cached, so staff see their own changes at once.
 */
@Injectable()
export class RecordList {
  constructor(private readonly dataSource: DataSource) {}

  async page(managed: ManagedKind, query: RecordQuery): Promise<ListAnswer> {
    const listed = this.select(managed, query);
    const inOrder = (records: SelectQueryBuilder<RecordEntity>) =>
      records.orderBy(...orders[query.sort ?? '-updatedAt']).addOrderBy('r.id');
    const words = query.q ? wordsOf(query.q) : undefined;
    const [records, total] = await listPage(listed, inOrder, query, words);
    const shown = records.map((record) => shownRecord(managed.kind, record));
    const answer = uncachedAnswer(
      await withLastPublic(this.dataSource.manager, managed, shown),
      total,
    );
    return { ...answer, ...(query.awaits && { headers: { [awaitsHeader]: query.awaits } }) };
  }

  /** The number of records in each state. */
  async counts({ kind }: ManagedKind): Promise<Record<RecordState, number>> {
    const rows: { state: RecordState; count: string }[] = await this.dataSource
      .createQueryBuilder(RecordEntity, 'r')
      .select('r.state', 'state')
      .addSelect('count(*)', 'count')
      .where('r.kind = :kind', { kind: kind.name })
      .groupBy('r.state')
      .getRawMany();
    const counts = { draft: 0, scheduled: 0, published: 0, archived: 0 };
    for (const { state, count } of rows) counts[state] = Number(count);
    return counts;
  }

  async read(managed: ManagedKind, id: string): Promise<ManagedRecord> {
    const { kind } = managed;
    const { manager } = this.dataSource;
    const record = await manager.findOneBy(RecordEntity, { id, kind: kind.name });
    if (!record) throw new NotFoundException(`No such ${kind.one}`);
    const shown = shownRecord(kind, record);
    const [known = shown] = await withLastPublic(manager, managed, [shown]);
    return known;
  }

  /** Every version, the newest first, with what it changed. */
  async history(managed: ManagedKind, id: string): Promise<RecordVersion[]> {
    await this.read(managed, id);
    const versions = await this.dataSource.manager.find(VersionEntity, {
      where: { recordId: id },
      order: { version: 'DESC' },
    });
    return versions.map((each, index) => {
      const before = versions[index + 1];
      const changes = fieldChanges(managed.kind, before?.content ?? {}, each.content);
      if (before?.state !== each.state) {
        changes.push({ field: 'state', before: before?.state ?? null, after: each.state });
      }
      const { version, at, by, action, state } = each;
      return { version, at: at.toISOString(), by, action, state, changes };
    });
  }

  private select(
    { kind, awaitsReview }: ManagedKind,
    query: RecordQuery,
  ): SelectQueryBuilder<RecordEntity> {
    const records = this.dataSource
      .createQueryBuilder(RecordEntity, 'r')
      .where('r.kind = :kind', { kind: kind.name });
    const { ids, state = 'all', category, spanish, awaits } = query;
    const { fields } = kind;
    if (ids) records.andWhere('r.id in (:...ids)', { ids: ids.split(',') });
    if (recordStates.some((each) => each === state))
      records.andWhere('r.state = :state', { state });
    // Archived records are listed only on request. Naming the other states lets PostgreSQL use the index.
    else if (!ids) records.andWhere(`r.state in ('draft', 'scheduled', 'published')`);
    if (category) {
      records.andWhere(
        `coalesce(r.content ->> 'category', r.content ->> 'propertyType') = :category`,
        {
          category,
        },
      );
    }
    // Of the other kinds, nothing comes from visitors.
    if (awaits) records.andWhere(awaitsReview ?? 'false');
    if (spanish === 'missing') records.andWhere(missesSpanish(fields));
    if (spanish === 'outdated') records.andWhere(`r.outdated_translations <> '[]'`);
    return records;
  }
}

/** Staff also search for a complete id. */
const wordsOf = (q: string): SqlCondition =>
  recordId.safeParse(q).success
    ? { sql: 'r.id = :id', parameters: { id: q } }
    : hasWords('r.words', q);

/**
 * SQL condition: the record has a text without a translation. The field names come from the kind, not
 * from a caller.
 */
function missesSpanish(fields: RecordKind['fields']): string {
  const misses = (record: string, among: RecordKind['fields']) =>
    Object.entries(among).flatMap(([name, { translates, mayStay }]) =>
      translates && !mayStay
        ? [`(${record} ->> '${translates}' <> '' and coalesce(${record} ->> '${name}', '') = '')`]
        : [],
    );
  const inEntries = Object.entries(fields).flatMap(([list, { entry }]) => {
    const conditions = entry ? misses('entry', entry.fields) : [];
    if (conditions.length === 0) return [];
    const entries = `jsonb_array_elements(nullif(r.content -> '${list}', 'null')) entry`;
    return [`exists (select from ${entries} where ${conditions.join(' or ')})`];
  });
  const conditions = [...misses('r.content', fields), ...inEntries];
  return `(${conditions.join(' or ') || 'false'})`;
}
