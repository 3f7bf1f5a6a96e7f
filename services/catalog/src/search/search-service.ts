import { Injectable } from '@nestjs/common';
import type { SearchQuery, SuggestionsQuery } from '@town/contracts/api/list-query';
import { openState, type TownMoment, townMoment } from '@town/contracts/hours/open-state';
import type { Language } from '@town/contracts/pages/languages';
import { mostSuggestions, type SearchHit, type SearchSuggestion } from '@town/contracts/search/hit';
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
import { askedWords } from './search-terms.js';

/** Ranks of more records than these are not compared: what somebody looks for is among them. */
const mostRanked = 2_000;
const mostRankedWhileTyping = 300;
const mostOfOneKind = 3;

const order = "fuzzy, rank desc, tier is not distinct from 'basic', lower(name), id";

/** SQL of a text in a language, and of what was translated. */
const textOf = (column: 'name' | 'description', language: Language) =>
  language === 'es' ? `coalesce(d.${column}_es, d.${column}) as ${column}` : `d.${column}`;
const translatedOf = (language: Language) =>
  language === 'es'
    ? `, array_remove(array[case when d.name_es <> '' then 'name' end,
        case when d.description_es <> '' then 'description' end], null) as translated`
    : '';

const fieldsIn = (language: Language) => `d.kind, d.record_id as id, d.slug,
  ${textOf('name', language)}, ${textOf('description', language)}, d.category,
  d.happens_on as date, d.phone, d.address, d.hours,
  coalesce(b.latitude, s.latitude, c.latitude, p.latitude) as latitude,
  coalesce(b.longitude, s.longitude, c.longitude, p.longitude) as longitude,
  coalesce(b.opening_hours, s.opening_hours) as "openingHours",
  coalesce(b.business_status, s.business_status) as "businessStatus",
  b.tier, coalesce(b.sponsored, false) as sponsored, fuzzy${translatedOf(language)}`;

const byWords = `search_town($1, $2, $3, ${mostRanked}, true)`;

/** What a search for "open now" alone is about. Its parameters are those of a search by words. */
const byKind = `(
  select record_id, false as fuzzy, 0::real as rank from search_documents
  where cardinality($1::text[]) = 0 and ($2::text[] is null or kind = any($2))
    and kind in ('business', 'service') and $3::date is not null
  order by lower(name) limit ${mostRanked}
)`;

const sqlIn = (language: Language, matches: string) => `
  with hits as materialized (
    select ${fieldsIn(language)}, found.rank
    from ${matches} found
      join search_documents d using (record_id)
      left join businesses b on b.id = d.record_id
      left join services s on s.id = d.record_id
      left join churches c on c.id = d.record_id
      left join properties p on p.id = d.record_id
  )
  select (select count(*) from hits)::int as total,
    (select coalesce(json_agg(to_jsonb(page) - 'rank'), '[]') from (
      select * from hits order by ${order} limit $4 offset $5
    ) page) as content`;

const suggestionsSqlIn = (language: Language) => `
  select kind, id, slug, name, category, date, phone, fuzzy${language === 'es' ? ', translated' : ''}
  from (
    select d.kind, d.record_id as id, d.slug, ${textOf('name', language)}, d.category,
      d.happens_on::text as date, d.phone${translatedOf(language)},
      found.fuzzy, found.rank,
      row_number() over (
        partition by d.kind order by found.fuzzy, found.rank desc, lower(d.name), d.record_id
      ) as place
    from search_town($1, null, $2, ${mostRankedWhileTyping}, false) found
      join search_documents d using (record_id)
  ) best
  where place <= ${mostOfOneKind}
  order by fuzzy, rank desc, lower(name), id
  limit ${mostSuggestions}`;

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

  /** Exact matches first, the best at the top; then similar words. Of equal ones, Basic comes last. */
  async search({ q, kind, limit, offset = 0, language = 'en' }: SearchQuery): Promise<ListAnswer> {
    const { profile } = await this.settings.current();
    const { timeZone } = profile;
    const { terms, core, openNow } = askedWords(q, namesOf(profile));
    const sql = sqlIn(language, openNow && terms.length === 0 ? byKind : byWords);
    const now = new Date();
    const today = townDate(now, timeZone);
    if (!openNow) {
      const read = (words: string[]) =>
        this.read(sql, [words, kind ?? null, today, limit ?? null, offset]);
      const found = await read(terms);
      return found.total > 0 || core.length === terms.length ? found : read(core);
    }
    const { content } = await this.find(sql, [terms, kind ?? null, today, null, 0]);
    const moment = townMoment(now.getTime(), timeZone);
    const open = content.filter((hit) => isOpen(hit, moment));
    const end = limit === undefined ? undefined : offset + limit;
    return uncachedAnswer(open.slice(offset, end), open.length);
  }

  /** What a visitor who is still typing may mean, the best first. */
  async suggest({
    q,
    limit = mostSuggestions,
    offset = 0,
    language = 'en',
  }: SuggestionsQuery): Promise<ListAnswer> {
    const { profile } = await this.settings.current();
    const { terms, core } = askedWords(q, namesOf(profile));
    const today = townDate(new Date(), profile.timeZone);
    const suggestions = (words: string[]): Promise<SearchSuggestion[]> =>
      this.dataSource.query(suggestionsSqlIn(language), [words, today]);
    const best = await suggestions(terms);
    const isWhole = best.length > 0 || core.length === terms.length;
    const found = isWhole ? best : await suggestions(core);
    return uncachedAnswer(found.slice(offset, offset + limit), found.length);
  }

  private async read(sql: string, parameters: unknown[]): Promise<ListAnswer> {
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

const namesOf = ({ name, state, stateCode }: TownProfile) => `${name} ${state} ${stateCode}`;

const isOpen = ({ openingHours, businessStatus }: SearchHit, moment: TownMoment) =>
  openState({ openingHours, businessStatus: businessStatus ?? 'open' }, moment).is === 'open';
