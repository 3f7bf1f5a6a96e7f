import { Injectable } from '@nestjs/common';
import type { AuditFilter, AuditQuery } from '@town/contracts/api/list-query';
import type { AuditRecord } from '@town/contracts/audit/record';
import { managedKinds } from '@town/contracts/managed-records/managed-kinds';
import { likePattern } from '@town/service-kit/database/like-pattern';
import { type ListAnswer, uncachedAnswer } from '@town/service-kit/lists/list-answer';
import { listPage } from '@town/service-kit/lists/list-page';
import { TownSettingsStore } from '@town/service-kit/settings/town-settings-store';
import { DataSource, type SelectQueryBuilder } from 'typeorm';
import { AuditEntryEntity } from './audit-entry-entity.js';
import { codesOfWords } from './codes-of-words.js';

/** The maximum number of entries in a response or an export. */
const mostEntries = 50_000;

/** Reads the audit log, newest entries first. It is not cached. */
@Injectable()
export class AuditLog {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: TownSettingsStore,
  ) {}

  async page({ limit = 500, offset, ...filter }: AuditQuery): Promise<ListAnswer> {
    const entries = await this.select(filter);
    const query = { q: filter.q, limit, offset };
    const [page, total] = await listPage(entries, newestFirst, query);
    return uncachedAnswer(page.map(toRecord), total);
  }

  /** The newest entries, up to the maximum of an export. */
  async records(filter: AuditFilter): Promise<AuditRecord[]> {
    const entries = newestFirst(await this.select(filter));
    return (await entries.limit(mostEntries).getMany()).map(toRecord);
  }

  private async select({ actor, action, kind, id, q, from, to }: AuditFilter) {
    const entries = this.dataSource.manager.createQueryBuilder(AuditEntryEntity, 'e').where('true');
    if (actor) entries.andWhere('lower(e.actor) = lower(:actor)', { actor });
    if (action) entries.andWhere('e.action = :action', { action });
    if (kind) entries.andWhere('e.kind = :kind', { kind });
    if (id) entries.andWhere('e.recordId = :id', { id });
    for (const [index, word] of q?.split(/\s+/).filter(Boolean).entries() ?? [])
      entries.andWhere(...matches(word, index));
    const { profile } = await this.settings.current();
    return within(entries, profile.timeZone, from, to);
  }
}

const newestFirst = (entries: SelectQueryBuilder<AuditEntryEntity>) =>
  entries.orderBy('e.at', 'DESC').addOrderBy('e.id');

/**
 * SQL of the searchable text of an entry; it must equal the index `audit_entries_by_words`. The parts are
 * separated by spaces and line breaks, which no search word contains. Action and kind are lines of their
 * own.
 */
const wordsOf = (entry: string) =>
  `lower(e'\\n' || ${entry}.action || e'\\n' || ${entry}.kind || e'\\n ' || ${entry}.record_id || ' ' ||
  ${entry}.actor || ' ' || coalesce(${entry}.before::text, '') || coalesce(${entry}.after::text, ''))`;

/** SQL of the names that an entry contains for its record. */
const namesOf = (entry: string) =>
  `lower(concat_ws(' ', ${[...new Set(managedKinds.map(({ title }) => title))]
    .flatMap((field) => [`${entry}.before->>'${field}'`, `${entry}.after->>'${field}'`])
    .join(', ')}))`;

/**
 * Matches entries that contain a word, or a code whose label contains it. It also matches all entries of a
 * record that one of its entries names with the word, because most entries contain only the changed fields.
 * In JSON a code is in quotes.
 */
function matches(word: string, index: number): [condition: string, parameters: object] {
  const codes = codesOfWords(word)
    .flatMap((code) => [`\n${code}\n`, `"${code}"`])
    .map((code) => likePattern(code.toLowerCase()));
  return [
    `e.id in (
      select id from audit_entries word
      where ${wordsOf('word')} like any(array_append(:codes${index}::text[], lower(:word${index})))
      union all
      select id from audit_entries same
      where same.record_id <> '' and (same.kind, same.record_id) in (
        select named.kind, named.record_id from audit_entries named
        where ${wordsOf('named')} like lower(:word${index})
          and ${namesOf('named')} like lower(:word${index})))`,
    { [`word${index}`]: likePattern(word), [`codes${index}`]: codes },
  ];
}

function within(
  entries: SelectQueryBuilder<AuditEntryEntity>,
  timeZone: string,
  from?: string,
  to?: string,
) {
  const zone = { zone: timeZone };
  if (from) entries.andWhere('e.at >= :from::timestamp at time zone :zone', { from, ...zone });
  if (to) entries.andWhere('e.at < (:to::date + 1)::timestamp at time zone :zone', { to, ...zone });
  return entries;
}

function toRecord(entry: AuditEntryEntity): AuditRecord {
  const { at, actor, action, kind, recordId, before, after, requestId } = entry;
  return { at: at.toISOString(), actor, action, kind, id: recordId, before, after, requestId };
}
