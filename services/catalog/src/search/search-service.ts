import { Injectable } from '@nestjs/common';
import type { SearchQuery, SuggestionsQuery } from '@town/contracts/api/list-query';
import { townMoment } from '@town/contracts/hours/open-state';
import type { Language } from '@town/contracts/pages/languages';
import { mostSuggestions, type SearchHit, type SearchSuggestion } from '@town/contracts/search/hit';
import { recordSearchKinds, type SearchKind, searchKinds } from '@town/contracts/search/kinds';
import type { TownProfile } from '@town/contracts/settings/town-profile';
import {
  answerOfMoment,
  type ListAnswer,
  uncachedAnswer,
} from '@town/service-kit/lists/list-answer';
import { Lists } from '@town/service-kit/lists/lists';
import { TownSettingsStore } from '@town/service-kit/settings/town-settings-store';
import { DataSource } from 'typeorm';
import { closedThen } from './finding/closed-then.js';
import { byName, nameParameters, withSimilar } from './finding/find-by-words.js';
import { type Choose, isOpenNow, openAmong } from './finding/open-hits.js';
import { searchSql, suggestionsSql } from './finding/search-sql.js';
import type { WayToFind } from './finding/way-to-find.js';
import { everyPlace, waysToFind } from './finding/ways-to-find.js';
import { finishedWords, unfinishedWords, type WordMatches } from './finding/word-matches.js';
import { askedOpening, asOpenThen, openThen } from './question/asked-opening.js';
import {
  type AskedWords,
  askedWords,
  plainWords,
  searchTerms,
  withoutOpenNow,
} from './question/search-terms.js';

interface Found {
  total: number;
  content: SearchHit[] | null;
}

/** Its `isMissing` says that pages that only mention the words were found, and that they were not enough. */
type Read = ListAnswer & { isMissing: boolean };

type Suggested = SearchSuggestion & { onlyMentions: boolean };

/** All the results, of which those that are open are chosen afterwards. */
const openSearch = { limit: undefined, offset: 0, mayBeMentions: true, isLoose: false };

/** Finds records of every kind by words. */
@Injectable()
export class SearchService {
  constructor(
    private readonly lists: Lists,
    private readonly dataSource: DataSource,
    private readonly settings: TownSettingsStore,
  ) {}

  /**
   * Exact matches first, best rank first; then similar words. Among equal matches, Basic comes last. When
   * no record has all the words, records with some of them are returned, marked as similar.
   */
  async search(written: SearchQuery): Promise<{ answer: ListAnswer; hasAllWords: boolean }> {
    const { profile } = await this.settings.current();
    const moment = townMoment(Date.now(), profile.timeZone);
    const today = moment.clock.slice(0, 10);
    const meant = asOpenThen(written.q);
    const named = meant === written.q ? [] : await this.named(written, today);
    const opening = askedOpening(meant, moment.clock);
    const atSomeTime = { ...written, q: opening?.text ?? meant };
    const asked = askedWords(atSomeTime.q, namesOf(profile));
    if (asked.openNow) {
      const choose: Choose = (hits, mayBeOpen) => [
        ...hits.filter((hit) => isOpenNow(hit, moment)),
        ...mayBeOpen,
      ];
      const answer = await this.searchOpen(atSomeTime, asked, moment.clock, { choose });
      if (answer.total > 0 || asked.names.length === 0) return { answer, hasAllWords: true };
    }
    if (opening) {
      const isWholeDay = meant !== written.q && opening.from === 0;
      const choose: Choose = (hits, mayBeOpen) =>
        openThen(hits, mayBeOpen, { ...opening, isWholeDay }, moment.clock);
      const names = asked.names.filter((name) => !opening.holidayWords?.includes(name));
      const wanted = { ...asked, names };
      const closed = (hits: readonly SearchHit[]) => closedThen(hits, opening, names, today);
      const chosen = { choose, closed, first: named };
      const answer = await this.searchOpen(atSomeTime, wanted, moment.clock, chosen);
      const isAtTime = opening.text !== undefined;
      if (answer.total > 0 || (isAtTime && names.length === 0))
        return { answer, hasAllWords: true };
      // Without a place whose hours are known, what has the words is similar.
      const similar = { ...wanted, terms: names, openNow: true };
      if (isAtTime) return this.searchByWords(atSomeTime, similar, moment.clock);
    }
    // Without such a place, the record with the name of the search is found by its words.
    const query = named.length > 0 ? written : atSomeTime;
    return this.searchByWords(query, askedWords(query.q, namesOf(profile)), moment.clock);
  }

  private async searchByWords(
    written: SearchQuery,
    asked: AskedWords,
    clock: string,
  ): Promise<{ answer: ListAnswer; hasAllWords: boolean }> {
    const query = { ...written, kind: kindsFor(written, asked) };
    const today = clock.slice(0, 10);
    // A place that is closed shows when it opens, which is more than nothing.
    const ways = askedWays(query.q, asked, clock, finishedWords).map((way) =>
      asked.openNow ? withSimilar(way) : way,
    );
    const isForPages = query.kind.join() === 'page';
    let mentioning: WayToFind | undefined;
    for (const way of ways) {
      const mayBeMentions = isForPages || way.mayBeMentions === true;
      const answer = await this.read(query, way, today, mayBeMentions);
      if (answer.total > 0) return { answer, hasAllWords: way.hasAllWords };
      if (answer.isMissing) mentioning ??= way;
    }
    // Pages that only mention the words are enough when no way has found anything else.
    if (!mentioning) return { answer: uncachedAnswer([], 0), hasAllWords: true };
    const { hasAllWords } = mentioning;
    return { answer: await this.read(query, mentioning, today, true), hasAllWords };
  }

  /**
   * Suggestions for what has been typed so far, best first. Records contain no synonyms, so the last word
   * may be the beginning of one: "plome" of "plomero".
   */
  async suggest({
    q,
    pages,
    limit = mostSuggestions,
    offset = 0,
    language = 'en',
  }: SuggestionsQuery): Promise<ListAnswer> {
    const suggest = (words: string) => this.suggestFor(words, pages, language);
    let found = await suggest(q);
    const finished = found.length > 0 ? undefined : await this.finished(q);
    if (finished !== undefined) found = await suggest(finished);
    return uncachedAnswer(found.slice(offset, offset + limit), found.length);
  }

  /** The records whose names begin with a search for food at some time: "Late Night Pizza". */
  private named(query: SearchQuery, today: string) {
    const named = { words: plainWords(query.q), more: nameParameters(query.q, false) };
    return this.matching(query, { ...named, matches: byName() }, today);
  }

  private async suggestFor(
    q: string,
    pages: SearchQuery['pages'],
    language: Language,
  ): Promise<SearchSuggestion[]> {
    const { profile } = await this.settings.current();
    const asked = askedWords(q, namesOf(profile), true);
    const { clock } = townMoment(Date.now(), profile.timeZone);
    const today = clock.slice(0, 10);
    const kinds = kindsFor({ pages }, asked);
    const ways = askedWays(q, asked, clock, unfinishedWords).filter(
      ({ isForTyping }) => isForTyping,
    );
    let mentions: SearchSuggestion[] = [];
    for (const way of ways) {
      const parameters = parametersOf(q, way, kinds, today);
      const { matches, isRanked } = way;
      const sql = suggestionsSql(language, matches, { isRanked, typed: parameters.length });
      const rows = await this.dataSource.query<Suggested[]>(sql, parameters);
      const found = rows.map(({ onlyMentions: _, ...suggestion }) => suggestion);
      if (rows[0]?.onlyMentions === false) return found;
      if (mentions.length === 0) mentions = found;
    }
    return mentions;
  }

  /** A search whose last word is finished to the shortest synonym; undefined if that adds nothing. */
  private async finished(q: string): Promise<string | undefined> {
    const words = plainWords(q);
    const begun = words.pop() ?? '';
    if (begun.length < 3) return undefined;
    const [synonym] = await this.dataSource.query<{ word: string }[]>(
      `select folded(word) as word from search_synonyms, unnest(words) word
       where starts_with(folded(word), $1) order by length(word), word limit 1`,
      [begun],
    );
    if (!synonym || synonym.word === begun) return undefined;
    return [...words, synonym.word].join(' ');
  }

  private async searchOpen(
    query: SearchQuery,
    asked: AskedWords,
    clock: string,
    { choose, closed, first = [] }: Chosen,
  ): Promise<ListAnswer> {
    const { names } = asked;
    const ways =
      names.length === 0
        ? [everyPlace]
        : askedWays(query.q, { ...asked, terms: names }, clock, finishedWords);
    let closedPlaces: readonly SearchHit[] = [];
    for (const way of ways.filter(({ hasAllWords }) => hasAllWords)) {
      const hits = await this.matching(query, way, clock.slice(0, 10));
      const open = openAmong(hits, way.words, choose);
      if (open.length > 0) return pageOf([...first, ...open], query);
      if (closedPlaces.length === 0) closedPlaces = closed?.(hits) ?? [];
    }
    return closedPlaces.length > 0
      ? pageOf([...first, ...closedPlaces], query)
      : uncachedAnswer([], 0);
  }

  private async matching(
    { language = 'en', ...query }: SearchQuery,
    way: Pick<WayToFind, 'matches' | 'words' | 'more'>,
    today: string,
  ): Promise<SearchHit[]> {
    const parameters = parametersOf(query.q, way, kindsOf(query), today);
    const sql = searchSql(language, way.matches, { ...openSearch, typed: parameters.length });
    const { content } = await this.find(sql, parameters);
    return content ?? [];
  }

  private async read(
    { limit, offset = 0, language = 'en', ...query }: SearchQuery,
    way: WayToFind,
    today: string,
    mayBeMentions: boolean,
  ): Promise<Read> {
    const parameters = parametersOf(query.q, way, kindsOf(query), today);
    const { matches, marksLater, isRanked } = way;
    const sql = searchSql(language, matches, {
      ...{ limit, offset, mayBeMentions, marksLater, isRanked },
      typed: parameters.length,
      isLoose: way.isLoose ?? !way.hasAllWords,
    });
    const found = await this.lists.read({
      list: 'search_documents',
      key: JSON.stringify([sql, parameters]),
      read: (manager) => this.find(sql, parameters, manager),
    });
    // Past events rank lower, so the same search has a different order tomorrow.
    return { ...answerOfMoment(found), isMissing: found.isMissing === true };
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

interface Chosen {
  choose: Choose;
  /** The places to offer where none is open. */
  closed?: (hits: readonly SearchHit[]) => SearchHit[];
  /** What comes before the places that are chosen. */
  first?: readonly SearchHit[];
}

/** A page of all results, each of them once. */
function pageOf(hits: readonly SearchHit[], { limit, offset = 0 }: SearchQuery): ListAnswer {
  const found = [...new Map(hits.map((hit) => [hit.id, hit])).values()];
  const end = limit === undefined ? undefined : offset + limit;
  return uncachedAnswer(found.slice(offset, end), found.length);
}

type KindsAsked = Partial<Pick<SearchQuery, 'kind' | 'pages'>>;
const kindsOf = ({ kind, pages }: KindsAsked) => kind ?? (pages ? searchKinds : recordSearchKinds);

/** The parameters of a search. The last one is all its words, as they were typed. */
const parametersOf = (
  q: string,
  { words, more }: Pick<WayToFind, 'words' | 'more'>,
  kinds: readonly SearchKind[],
  today: string,
) => [words, kinds, today, ...more, searchTerms(q)];

/** "Things to do at the river" are not the houses and the church there, and seldom a trade. */
const nothingToDo: readonly SearchKind[] = ['church', 'property'];
const kindsFor = (query: KindsAsked, { asksForEvents }: AskedWords) =>
  kindsOf(query).filter((kind) => query.kind || !asksForEvents || !nothingToDo.includes(kind));

/** The ways to search for a text apart from "open now", which is no word of a record. */
const askedWays = (q: string, asked: AskedWords, ...others: OtherThanWords) =>
  waysToFind(withoutOpenNow(q), asked, ...others).map((way) =>
    asked.asksForEvents ? withSimilar(way, ['service']) : way,
  );
type OtherThanWords = [clock: string, byWords: WordMatches];

const namesOf = ({ name, state, stateCode }: TownProfile) => `${name} ${state} ${stateCode}`;
