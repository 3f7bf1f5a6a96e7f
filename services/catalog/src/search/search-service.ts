import { Injectable } from '@nestjs/common';
import type { SearchQuery, SuggestionsQuery } from '@town/contracts/api/list-query';
import { openState, type TownMoment, townMoment } from '@town/contracts/hours/open-state';
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
import { amenityParameters, askedAmenities } from './asked-amenities.js';
import { askedOpening, isOpenThen } from './asked-opening.js';
import {
  byAmenities,
  byExactWords,
  byExactWordsTyped,
  byKind,
  byWords,
  byWordsTyped,
  searchSql,
  suggestionsSql,
} from './search-sql.js';
import { askedWords, plainWords } from './search-terms.js';
import { thenMentions, type WayToFind, waysToFind } from './ways-to-find.js';

interface Found {
  total: number;
  content: SearchHit[];
}

const whole = { all: byWords, exact: byExactWords };
const typing = { all: byWordsTyped, exact: byExactWordsTyped };

/** All the results, of which those that are open are chosen afterwards. */
const openSearch = { limit: undefined, offset: 0, mayBeMentions: true };

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
  async search(query: SearchQuery): Promise<{ answer: ListAnswer; hasAllWords: boolean }> {
    const { profile } = await this.settings.current();
    const asked = askedWords(query.q, namesOf(profile));
    const moment = townMoment(Date.now(), profile.timeZone);
    const today = moment.clock.slice(0, 10);
    if (asked.openNow) {
      const isOpen = (hit: SearchHit) => isOpenNow(hit, moment);
      const answer = await this.searchOpen(query, asked.names, today, isOpen);
      return { answer, hasAllWords: true };
    }
    const opening = askedOpening(query.q, moment.clock);
    if (opening) {
      const isOpen = (hit: SearchHit) => isOpenThen(hit, opening, moment.clock);
      const names = asked.names.filter((name) => !opening.holidayWords?.includes(name));
      const answer = await this.searchOpen(query, names, today, isOpen);
      if (answer.total > 0) return { answer, hasAllWords: true };
    }
    let nothing: ListAnswer | undefined;
    const ways = waysToFind(query.q, asked, moment.clock, whole);
    for (const way of thenMentions(ways, kindsOf(query))) {
      const answer = await this.read(query, way, today);
      if (answer.total > 0) return { answer, hasAllWords: way.hasAllWords };
      nothing ??= answer;
    }
    return { answer: nothing ?? uncachedAnswer([], 0), hasAllWords: true };
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
    const suggest = (words: string) => this.suggestFor(words, kindsOf({ pages }), language);
    let found = await suggest(q);
    const finished = found.length > 0 ? undefined : await this.finished(q);
    if (finished !== undefined) found = await suggest(finished);
    return uncachedAnswer(found.slice(offset, offset + limit), found.length);
  }

  private async suggestFor(
    q: string,
    kinds: readonly SearchKind[],
    language: Language,
  ): Promise<SearchSuggestion[]> {
    const { profile } = await this.settings.current();
    const asked = askedWords(q, namesOf(profile), true);
    const { clock } = townMoment(Date.now(), profile.timeZone);
    const today = clock.slice(0, 10);
    const ways = waysToFind(q, asked, clock, typing).filter(({ hasAllWords }) => hasAllWords);
    for (const { matches, words, more, mayBeMentions } of thenMentions(ways, kinds)) {
      const sql = suggestionsSql(language, matches, mayBeMentions);
      const parameters = [words, kinds, today, ...more];
      const found = await this.dataSource.query<SearchSuggestion[]>(sql, parameters);
      if (found.length > 0) return found;
    }
    return [];
  }

  /** A search whose last word is finished to the shortest synonym; undefined if it begins none. */
  private async finished(q: string): Promise<string | undefined> {
    const words = plainWords(q);
    const begun = words.pop() ?? '';
    if (begun.length < 3) return undefined;
    const [synonym] = await this.dataSource.query<{ word: string }[]>(
      `select folded(word) as word from search_synonyms, unnest(words) word
       where starts_with(folded(word), $1) order by length(word), word limit 1`,
      [begun],
    );
    return synonym && [...words, synonym.word].join(' ');
  }

  private async searchOpen(
    query: SearchQuery,
    names: string[],
    today: string,
    isOpen: (hit: SearchHit) => boolean,
  ): Promise<ListAnswer> {
    const asked = askedAmenities(query.q, names);
    if (asked.amenities.length > 0) {
      const way = {
        matches: byAmenities,
        words: asked.textWords,
        more: amenityParameters(asked, names),
      };
      const answer = await this.readOpen(query, way, today, isOpen);
      if (answer.total > 0) return answer;
    }
    const matches = names.length === 0 ? byKind : byWords;
    return this.readOpen(query, { matches, words: names, more: [] }, today, isOpen);
  }

  private async readOpen(
    { limit, offset = 0, language = 'en', ...query }: SearchQuery,
    { matches, words, more }: Pick<WayToFind, 'matches' | 'words' | 'more'>,
    today: string,
    isOpen: (hit: SearchHit) => boolean,
  ): Promise<ListAnswer> {
    const sql = searchSql(language, matches, openSearch);
    const { content } = await this.find(sql, [words, kindsOf(query), today, ...more]);
    // A named place whose hours are only free text, or a civic contact, may be open. It is included, because
    // people can read its hours or call it.
    const mayBeOpen = words.length > 0 ? content.filter(hasToBeAsked) : [];
    const open = [...content.filter(isOpen), ...mayBeOpen];
    const end = limit === undefined ? undefined : offset + limit;
    return uncachedAnswer(open.slice(offset, end), open.length);
  }

  private async read(
    { limit, offset = 0, language = 'en', ...query }: SearchQuery,
    { matches, words, more, mayBeMentions }: WayToFind,
    today: string,
  ): Promise<ListAnswer> {
    const sql = searchSql(language, matches, { limit, offset, mayBeMentions });
    const parameters = [words, kindsOf(query), today, ...more];
    const found = await this.lists.read({
      list: 'search_documents',
      key: JSON.stringify([sql, parameters]),
      read: (manager) => this.find(sql, parameters, manager),
    });
    // Past events rank lower, so the same search has a different order tomorrow.
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

const hasToBeAsked = ({ kind, hours, openingHours, businessStatus }: SearchHit) =>
  (hours !== null || kind === 'civic') && !openingHours && (businessStatus ?? 'open') === 'open';

const isOpenNow = ({ openingHours, businessStatus }: SearchHit, moment: TownMoment) =>
  openState({ openingHours, businessStatus: businessStatus ?? 'open' }, moment).is === 'open';
