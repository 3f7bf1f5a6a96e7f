import { Injectable } from '@nestjs/common';
import type { AuditFilter, AuditQuery } from '@town/contracts/api/list-query';
import type { AuditRecord } from '@town/contracts/audit/record';
import { type ListAnswer, uncachedAnswer } from '@town/service-kit/lists/list-answer';
import { listPage, type SqlCondition } from '@town/service-kit/lists/list-page';
import { TownSettingsStore } from '@town/service-kit/settings/town-settings-store';
import { DataSource, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { AuditEntryEntity } from './audit-entry-entity.js';
import { contains, isAmongMatches, matchesAlone } from './audit-words.js';

/** The maximum number of entries in a response or an export. */
const mostEntries = 50_000;

/** Pages further on are found by an exact search. */
const mostCounted = 10_000;

/**
 * How many entries are looked at one after the other for each frequent word. To find all matches of several
 * words costs more than of one.
 */
const newestOfWord = 2_000;

/** How many are looked at first, to see whether the newest entries may contain a page. */
const sampleOfWord = 500;

/** The index of words finds no shorter word. */
const shortestIndexed = 3;

/**
 * PostgreSQL assumes an eighth of what the comparison of an entry costs, and would read thousands of entries
 * rather than the index.
 */
const comparisonCost = 'set local cpu_operator_cost = 0.02';

type Entries = SelectQueryBuilder<AuditEntryEntity>;
type Found = [entries: AuditEntryEntity[], total: number];

interface Search {
  manager: EntityManager;
  filter: Omit<AuditFilter, 'q'>;
  words: string[];
  timeZone: string;
}

interface Page {
  limit: number;
  offset: number;
}

/** Reads the audit log, newest entries first. It is not cached. */
@Injectable()
export class AuditLog {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: TownSettingsStore,
  ) {}

  async page({ limit = 500, offset = 0, countTo, ...filter }: AuditQuery): Promise<ListAnswer> {
    const page = { limit, offset };
    const most = Math.max(countTo ?? 0, offset + limit);
    const search = await this.searchOf(filter);
    const [entries, total] =
      countTo && search.words.length > 0 && most <= mostCounted
        ? await this.dataSource.transaction(async (manager) => {
            await manager.query(comparisonCost);
            return this.boundedPage({ ...search, manager }, page, most);
          })
        : await exactPage(search, page);
    return uncachedAnswer(entries.map(toRecord), total);
  }

  /** The newest entries, up to the maximum of an export. */
  async records(filter: AuditFilter): Promise<AuditRecord[]> {
    const entries = matchesOf(await this.searchOf(filter));
    return (await newestFirst(entries).limit(mostEntries).getMany()).map(toRecord);
  }

  private async searchOf({ q, ...filter }: AuditFilter): Promise<Search> {
    const words = [...new Set(q?.split(/\s+/).filter(Boolean))];
    const { profile } = await this.settings.current();
    return { manager: this.dataSource.manager, filter, words, timeZone: profile.timeZone };
  }

  /**
   * A page of a search that counts no more than `most` matches. An entry's words are not stored, so each
   * comparison is expensive. Frequent words are therefore looked for in the newest entries first, which
   * usually contain a page; rare ones by the index.
   */
  private async boundedPage(search: Search, page: Page, most: number): Promise<Found> {
    if (await this.isMore(search, most)) {
      const found = await this.newestPage(search, page);
      return [found ?? (await exactPage(search, page))[0], most + 1];
    }
    const frequent = new Set<string>();
    for (const word of search.words.length > 1 ? search.words : []) {
      const isFrequent =
        word.length < shortestIndexed ||
        (await this.isMore({ ...search, filter: {}, words: [word] }, most));
      if (isFrequent) frequent.add(word);
    }
    const isRareAmong = search.words.some((word) => !frequent.has(word));
    const form = (word: string, index: number) =>
      isRareAmong && frequent.has(word) ? matchesAlone(word, index) : isAmongMatches(word, index);
    return exactPage(search, page, form);
  }

  /** The page, if the newest entries contain it. */
  private async newestPage(search: Search, { limit, offset }: Page) {
    for (const ofWord of [sampleOfWord, newestOfWord]) {
      const newest = matchesOf(search, matchesAlone).andWhere(isAmongNewest, {
        looked: ofWord * search.words.length,
      });
      const found = await newestFirst(newest)
        .limit(offset + limit)
        .getMany();
      if (found.length === offset + limit) return found.slice(offset);
      const expected = (found.length * newestOfWord) / ofWord;
      if (expected < offset + limit) return undefined;
    }
    return undefined;
  }

  /** Whether more than `most` entries contain the words themselves. */
  private async isMore(search: Search, most: number): Promise<boolean> {
    const some = await matchesOf(search, contains)
      .select('e.id', 'id')
      .limit(most + 1)
      .getRawMany();
    return some.length > most;
  }
}

/** The entries in the search's other filters. */
function select({ manager, filter, timeZone }: Search): Entries {
  const { actor, action, kind, id, from, to } = filter;
  const entries = manager.createQueryBuilder(AuditEntryEntity, 'e').where('true');
  if (actor) entries.andWhere('lower(e.actor) = lower(:actor)', { actor });
  if (action) entries.andWhere('e.action = :action', { action });
  if (kind) entries.andWhere('e.kind = :kind', { kind });
  if (id) entries.andWhere('e.recordId = :id', { id });
  return within(entries, timeZone, from, to);
}

/** The condition of all words; undefined without any. */
function conditionOf({ words }: Search, matches: typeof contains): SqlCondition | undefined {
  const conditions = words.map(matches);
  if (conditions.length === 0) return undefined;
  return {
    sql: conditions.map(({ sql }) => sql).join(' and '),
    parameters: Object.assign({}, ...conditions.map(({ parameters }) => parameters)),
  };
}

function matchesOf(search: Search, matches = isAmongMatches): Entries {
  const words = conditionOf(search, matches);
  return words ? select(search).andWhere(words.sql, words.parameters) : select(search);
}

/** A page and the number of all matches. */
const exactPage = (search: Search, page: Page, matches = isAmongMatches): Promise<Found> =>
  listPage(select(search), newestFirst, page, conditionOf(search, matches));

const isAmongNewest = `e.at >= coalesce((
  select at from audit_entries order by at desc offset :looked limit 1), '-infinity')`;

const newestFirst = (entries: Entries) => entries.orderBy('e.at', 'DESC').addOrderBy('e.id');

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
