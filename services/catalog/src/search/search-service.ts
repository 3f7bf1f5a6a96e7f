import { Injectable } from '@nestjs/common';
import type { SearchQuery, SuggestionsQuery } from '@town/contracts/api/list-query';
import { openState, type TownMoment, townMoment } from '@town/contracts/hours/open-state';
import { mostSuggestions, type SearchHit, type SearchSuggestion } from '@town/contracts/search/hit';
import { recordSearchKinds, searchKinds } from '@town/contracts/search/kinds';
import type { TownProfile } from '@town/contracts/settings/town-profile';
import { townDate } from '@town/contracts/town/date';
import {
  answerOfMoment,
  type ListAnswer,
  uncachedAnswer,
} from '@town/service-kit/lists/list-answer';
import { Lists } from '@town/service-kit/lists/lists';
import { TownSettingsStore } from '@town/service-kit/settings/town-settings-store';
import { DataSource } from 'typeorm';
import { askedDays, daysFrom } from './asked-days.js';
import { byAnyWord, byDays, byKind, byWords, searchSql, suggestionsSql } from './search-sql.js';
import { type AskedWords, askedWords } from './search-terms.js';

interface Found {
  total: number;
  content: SearchHit[];
}

/** Finds records of every kind by words. */
@Injectable()
export class SearchService {
  constructor(
    private readonly lists: Lists,
    private readonly dataSource: DataSource,
    private readonly settings: TownSettingsStore,
  ) {}

  /**
   * Exact matches first, the best at the top; then similar words. Of equal ones, Basic comes last.
   * Where no record has all the words, those that have some are answered as similar.
   */
  async search(query: SearchQuery): Promise<{ answer: ListAnswer; hasAllWords: boolean }> {
    const { profile } = await this.settings.current();
    const asked = askedWords(query.q, namesOf(profile));
    const now = new Date();
    const answer = asked.openNow
      ? await this.searchOpen(query, asked.terms, now, profile.timeZone)
      : await this.searchAll(query, asked, townDate(now, profile.timeZone));
    if (answer.total > 0 || asked.openNow || asked.names.length < 2) {
      return { answer, hasAllWords: true };
    }
    const some = await this.read(query, byAnyWord, [asked.names, townDate(now, profile.timeZone)]);
    return { answer: some, hasAllWords: some.total === 0 };
  }

  /** What has all the words; what has those that name something, where nothing has all. */
  private async searchAll(
    query: SearchQuery,
    { terms, names, asksForEvents }: AskedWords,
    today: string,
  ): Promise<ListAnswer> {
    const days = askedDays(query.q, today) ?? (asksForEvents ? daysFrom(today) : undefined);
    if (days) {
      const found = await this.read(query, byDays, [terms, today, days.from, days.to, names]);
      if (found.total > 0 || names.length === 0) return found;
    }
    const found = await this.read(query, byWords, [terms, today]);
    const isDone = found.total > 0 || names.length === 0 || names.length === terms.length;
    return isDone ? found : this.read(query, byWords, [names, today]);
  }

  /** What a visitor who is still typing may mean, the best first. */
  async suggest({
    q,
    pages,
    limit = mostSuggestions,
    offset = 0,
    language = 'en',
  }: SuggestionsQuery): Promise<ListAnswer> {
    const { profile } = await this.settings.current();
    const { terms, names } = askedWords(q, namesOf(profile));
    const today = townDate(new Date(), profile.timeZone);
    const suggestions = (words: string[]): Promise<SearchSuggestion[]> =>
      this.dataSource.query(suggestionsSql(language), [words, kindsOf({ pages }), today]);
    const best = await suggestions(terms);
    const isWhole = best.length > 0 || names.length === 0 || names.length === terms.length;
    const found = isWhole ? best : await suggestions(names);
    return uncachedAnswer(found.slice(offset, offset + limit), found.length);
  }

  private async searchOpen(
    { limit, offset = 0, language = 'en', ...query }: SearchQuery,
    terms: string[],
    now: Date,
    timeZone: string,
  ): Promise<ListAnswer> {
    const sql = searchSql(language, terms.length === 0 ? byKind : byWords);
    const { content } = await this.find(sql, [
      terms,
      kindsOf(query),
      townDate(now, timeZone),
      null,
      0,
    ]);
    const moment = townMoment(now.getTime(), timeZone);
    const open = content.filter((hit) => isOpen(hit, moment));
    const end = limit === undefined ? undefined : offset + limit;
    return uncachedAnswer(open.slice(offset, end), open.length);
  }

  private async read(
    { limit, offset = 0, language = 'en', ...query }: SearchQuery,
    matches: string,
    [words, today, ...more]: [words: string[], today: string, ...unknown[]],
  ): Promise<ListAnswer> {
    const sql = searchSql(language, matches);
    const parameters = [words, kindsOf(query), today, limit ?? null, offset, ...more];
    const found = await this.lists.read({
      list: 'search_documents',
      key: JSON.stringify([sql, parameters]),
      read: (manager) => this.find(sql, parameters, manager),
    });
    // What is over comes late: tomorrow the same words are answered in another order.
    return answerOfMoment(found);
  }

  private async find(
    sql: string,
    parameters: unknown[],
    manager = this.dataSource.manager,
  ): Promise<Found> {
    const [page] = await manager.query<Found[]>(sql, parameters);
    return page ?? { total: 0, content: [] };
  }
}

const kindsOf = ({ kind, pages }: Partial<Pick<SearchQuery, 'kind' | 'pages'>>) =>
  kind ?? (pages ? searchKinds : recordSearchKinds);

const namesOf = ({ name, state, stateCode }: TownProfile) => `${name} ${state} ${stateCode}`;

const isOpen = ({ openingHours, businessStatus }: SearchHit, moment: TownMoment) =>
  openState({ openingHours, businessStatus: businessStatus ?? 'open' }, moment).is === 'open';
