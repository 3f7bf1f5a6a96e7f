/**
 * SQL for the requests to the search: the columns and the order of what was found. The ways to find records
 * are in `find-by-words.ts`, `find-by-days.ts` and `find-by-amenities.ts`.
 * @module
 */
import type { Language } from '@town/contracts/pages/languages';
import { mostSuggestions } from '@town/contracts/search/hit';
import { isNamed } from './find-history.js';

const mostOfOneKind = 3;

const order = "fuzzy, aside, rank desc, tier is not distinct from 'basic', lower(name), id";

/**
 * SQL of whether a text has one or all of the words: in any form, or as the beginning of a word. It is null if
 * no word names something, as in "how to". The inner query does not depend on the document, so PostgreSQL runs
 * it once.
 */
const textHas = (text: string, operator: '|' | '&', words = '$1') => `${text} @@ (
  select string_agg('(' || form::text || ')', ' ${operator} ')::tsquery
  from unnest(${words}::text[]) word,
    lateral (select spelling(word, true) || to_tsquery('simple', word || ':*') as form) forms
  where numnode(to_tsquery('town_words', word)) > 0
)`;
const nameHas = (operator: '|' | '&') => textHas("ts_filter(d.search, '{a}')", operator);

/**
 * How far back a document belongs that only mentions the words: an article without any of them in its title
 * comes after places and contacts that answer by a synonym. The texts of the town's pages are long and mention
 * many things, so they come last.
 */
const aside = `case
  when d.kind not in ('page', 'news') or coalesce(${nameHas('|')}, true) then 0
  when d.kind = 'news' then 1
  else 2 end`;

/**
 * Whether a document is a page of the town whose title lacks one of the words. "Water department" is in the
 * texts of such pages, but the answer is the water office.
 */
const isMention = `(d.kind = 'page' and not coalesce(${nameHas('&')}, true))`;

/**
 * SQL of whether none of the best rows is more than a mention: a page with the words is still better than a
 * record with similar ones.
 */
const onlyMentions = `not exists (select from every where not mention
  and fuzzy = (select bool_and(fuzzy) from every))`;

/**
 * Whether a document is a page of the town whose text has none of the typed words. The heading "Collection" in a
 * privacy policy is no answer to "trash", nor "Rights" to "lights", but a title with a synonym is one, and a page with
 * a misspelt word, where nothing has the word as typed.
 * @param counts SQL of whether such a page is to be left out
 */
const isFarFetched = (counts: string, typed: number) =>
  `(d.kind = 'page' and ${counts} and not ${isNamed}
  and not coalesce(${textHas('d.search', '|', `($1::text[] || $${typed}::text[])`)}, true))`;

/** SQL of a text in a language, with the original as the fallback. */
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
  coalesce(b.opening_hours, s.opening_hours, d.opening_hours) as "openingHours",
  coalesce(b.business_status, s.business_status, d.business_status) as "businessStatus",
  b.tier, coalesce(b.sponsored, false) as sponsored, fuzzy${translatedOf(language)}`;

interface SearchPage {
  limit: number | undefined;
  offset: number;
  /** Whether pages that only mention the words are enough. */
  mayBeMentions: boolean;
  /**
   * Whether the found rows have the columns `later` and `has_name`. A later event is a similar result, unless the
   * search contains its whole name, but it keeps its place.
   */
  marksLater?: boolean | undefined;
  /** Whether the ranks of the found rows are their whole order. */
  isRanked?: boolean | undefined;
  /** The number of the parameter with the words of the search as they were typed. */
  typed: number;
  /** Whether the way leaves out words of the search: what it finds is not similar because of a misspelt word. */
  isLoose: boolean;
}

const asLater = `case
  when later then jsonb_build_object('later', true, 'fuzzy', fuzzy or not has_name)
  else '{}' end`;

/**
 * SQL of a page of the results, and their total. When pages that only mention the words are all that was
 * found and are not enough, the total is 0 and the content null.
 */
export const searchSql = (
  language: Language,
  matches: string,
  { limit, offset, mayBeMentions, marksLater = false, isRanked = false, ...way }: SearchPage,
) => `
  with documents as materialized (
    select ${fieldsIn(language)}, found.rank, ${isRanked ? 0 : aside} as aside, ${isMention} as mention,
      ${isFarFetched(way.isLoose ? 'true' : 'not bool_and(fuzzy) over ()', way.typed)}
        and not ${isRanked} as far_fetched,
      ${marksLater ? 'found.later, found.has_name' : 'false as later, false as has_name'}
    from ${matches} found
      join search_documents d using (record_id)
      left join businesses b on b.id = d.record_id
      left join services s on s.id = d.record_id
      left join churches c on c.id = d.record_id
      left join properties p on p.id = d.record_id
  ), every as materialized (
    select * from documents where not far_fetched
  ), hits as (select * from every where ${mayBeMentions ? 'true' : `not ${onlyMentions}`})
  select (select count(*) from hits)::int as total,
    case when exists (select from hits) or not exists (select from every)
    then (select coalesce(json_agg(
      to_jsonb(page) - '{rank,aside,mention,far_fetched,later,has_name}'::text[] || ${asLater}
    ), '[]') from (
      select * from hits order by ${order} limit ${limit ?? 'null'} offset ${offset}
    ) page) end as content`;

/** The best suggestions, a few of each kind, and whether all that was found only mentions the words. */
export const suggestionsSql = (
  language: Language,
  matches: string,
  { isRanked = false, typed }: Pick<SearchPage, 'isRanked' | 'typed'>,
) => `
  with every as materialized (
    select d.kind, d.record_id as id, d.slug, ${textOf('name', language)}, d.category,
      d.happens_on::text as date, d.phone${translatedOf(language)},
      found.fuzzy, found.rank, ${isRanked ? 0 : aside} as aside, ${isMention} as mention,
      row_number() over (
        partition by d.kind order by found.fuzzy, found.rank desc, lower(d.name), d.record_id
      ) as place
    from ${matches} found
      join search_documents d using (record_id)
    where ${isRanked} or not ${isFarFetched('not fuzzy', typed)}
  )
  select kind, id, slug, name, category, date, phone, fuzzy${language === 'es' ? ', translated' : ''},
    ${onlyMentions} as "onlyMentions"
  from every
  where place <= ${mostOfOneKind}
  order by fuzzy, aside, rank desc, lower(name), id
  limit ${mostSuggestions}`;
