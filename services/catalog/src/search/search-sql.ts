/**
 * SQL for the requests to the search. The database function `search_town` finds records by words
 * (`search-town.ts`). This file has the other ways to find records, and the columns of the results.
 * @module
 */
import type { Language } from '@town/contracts/pages/languages';
import { mostSuggestions } from '@town/contracts/search/hit';

/** At most this many records are ranked; the wanted one is nearly always among them. */
const mostRanked = 2_000;
const mostRankedWhileTyping = 300;
const mostOfOneKind = 3;

const order = "fuzzy, aside, rank desc, tier is not distinct from 'basic', lower(name), id";

/**
 * Whether a document is a page of the town whose title has none of the words. The texts of these pages are
 * long and mention many things, so they come after records, even those that only match by a synonym.
 */
const isAside = `(d.kind = 'page' and not exists (
  select from unnest($1::text[]) word
  where concat_ws(' ', d.folded_name, folded(d.name_es)) ~ ('\\m' || word)
))`;

/**
 * Whether a document is a page of the town whose title lacks one of the words. "Water department" is in the
 * texts of such pages, but the answer is the water office.
 */
const isMention = `(d.kind = 'page' and exists (
  select from unnest($1::text[]) word
  where concat_ws(' ', d.folded_name, folded(d.name_es)) !~ ('\\m' || word)
))`;

/**
 * SQL of whether none of the best rows is more than a mention: a page with the words is still better than a
 * record with similar ones.
 */
const onlyMentions = `not exists (select from every where not mention
  and fuzzy = (select bool_and(fuzzy) from every))`;

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
  coalesce(b.opening_hours, s.opening_hours) as "openingHours",
  coalesce(b.business_status, s.business_status) as "businessStatus",
  b.tier, coalesce(b.sponsored, false) as sponsored, fuzzy${translatedOf(language)}`;

/** Records with all the words. Parameters: words, kinds, the town's day. */
export const byWords = `search_town($1, $2, $3, ${mostRanked}, true)`;

/** The same while the visitor is typing. */
export const byWordsTyped = `search_town($1, $2, $3, ${mostRankedWhileTyping}, false)`;

/** Only the records with all the words as typed. */
export const byExactWords = `search_town($1, $2, $3, ${mostRanked}, null)`;

/** The same while the visitor is typing. */
export const byExactWordsTyped = `search_town($1, $2, $3, ${mostRankedWhileTyping}, null)`;

/** What was found by words, businesses before everything else. */
export const businessesFirst = (matches: string) => `(
  select record_id, fuzzy, (rank + case when kind = 'business' then 10 else 0 end)::real as rank
  from ${matches} found join search_documents using (record_id)
)`;

/** The same, as results that lack a word of the search. */
export const asSimilar = (matches: string) => `(
  select record_id, true as fuzzy, rank from ${matches} found
)`;

/**
 * What was found by words, followed by what is found without the vague ones among them. Additional
 * parameter: the other words.
 */
export const orWithoutVague = (matches: string) => `(
  select record_id, max(rank)::real as rank
  from (
    select record_id, rank + 10 as rank from ${matches} every_word
    union all
    select record_id, rank from search_town($4, $2, $3, ${mostRanked}, true) others
  ) found
  group by record_id
)`;

/**
 * SQL of whether a document has all phrases of the fifth parameter: in other forms of their words only in the
 * name, because "aves" has the stem of an avenue. The index has no accents, but "uñas" is not "unas".
 */
const hasPhrases = (where: 'name' | 'text') => `not exists (
  select from unnest($5::text[]) said
  where not (
      ts_filter(d.search, '{a}') @@ (
        phraseto_tsquery('simple', folded(said)) || phraseto_tsquery('town_words', folded(said))
      )
      ${where === 'text' ? "or d.search @@ phraseto_tsquery('simple', folded(said))" : ''}
    )
    or said ~* 'ñ' and strpos(
      lower(concat_ws(' ', d.name, d.name_es, d.description, d.description_es)),
      rtrim(lower(said), 's')
    ) = 0
)`;

/**
 * What was found by words, and the records with the phrases as they were typed. Those with the phrases in
 * their name come first, except articles and pages, whose titles are sentences. Additional parameters: the
 * typed words that name something, and the phrases.
 */
export const orAsTyped = (matches: string) => `(
  select record_id, bool_and(fuzzy) as fuzzy, max(rank) as rank
  from (
    select record_id, fuzzy, rank from ${matches} meant
    union all
    select record_id, false, (case
        when kind not in ('news', 'page') and ${hasPhrases('name')}
        then typed.rank + 10 * weight_of(kind, happens_on, $3)
        else typed.rank / 100
      end)::real
    from search_town($4, $2, $3, ${mostRanked}, null) typed
      join search_documents d using (record_id)
    where ${hasPhrases('text')}
  ) found
  group by record_id
)`;

/** All records of the kinds, for a search that only says "open now". Same parameters as for words. */
export const byKind = `(
  select record_id, false as fuzzy, 0::real as rank from search_documents
  where cardinality($1::text[]) = 0 and kind = any($2::text[])
    and kind in ('business', 'service') and $3::date is not null
  order by lower(name) limit ${mostRanked}
)`;

/** The events of some days, the next first, with the parameters of `byDays`. */
const eventsOnDays = `
  select record_id, 20 - greatest(happens_on - $4::date, 0) / 1000.0 as rank
  from search_documents
  where kind = 'event' and 'event' = any($2::text[])
    and happens_on between least($3::date, $4::date) - 1 and $5::date
    and coalesce(left(over_at, 10)::date, happens_on) >= $4::date
    and coalesce(over_at > $7, true)
    and (cardinality($6::text[]) = 0 or record_id in (
      select named.record_id from search_town($6, '{event}', $3, ${mostRanked}, false) named
      where not named.fuzzy
    ))
  order by happens_on, lower(name) limit ${mostRanked}`;

/**
 * Events on some days, the next first. They are followed by records whose text has all the words, and then
 * by records with the words that name something: "pizza tonight" asks for a place, too. A record whose name
 * is what was typed, or begins with it when the search names something, comes before all of them. Additional
 * parameters: the first day, the last day, the words that name something, and the minute on the town's
 * clock. An event that lasts several days is indexed under the current one, so events that began before
 * yesterday need not be read.
 */
export const byDays = `(
  select record_id, false as fuzzy, (best.rank + case
      when d.folded_name = array_to_string($1::text[], ' ')
        or cardinality($6) > 0 and cardinality($1::text[]) > 0
          and starts_with(d.folded_name, array_to_string($1::text[], ' '))
      then 30 * weight_of(d.kind, d.happens_on, $3)
      else 0
    end)::real as rank
  from (
    select record_id, max(rank) as rank from (
      (${eventsOnDays})
      union all
      select record_id, rank from search_town($1, $2, $3, ${mostRanked}, false) where not fuzzy
      union all
      select record_id, rank / 100 from search_town($6, $2, $3, ${mostRanked}, false) where not fuzzy
    ) found
    group by record_id
  ) best
    join search_documents d using (record_id)
)`;

/** Only the events of some days, with the parameters of `byDays`. */
export const byDaysOnly = `(
  select record_id, false as fuzzy, rank::real as rank from (${eventsOnDays}) found
  where $1::text[] is not null
)`;

/** Places that offer all of the amenities in the fourth parameter. */
const offering = `(
  select id from businesses where amenities @> $4::text[] and 'business' = any($2::text[])
  union all
  select id from services where amenities @> $4::text[] and 'service' = any($2::text[])
  union all
  select id from churches where amenities @> $4::text[] and 'church' = any($2::text[])
)`;

/**
 * Places that offer the amenities, best match of the other words first, and other records whose text has
 * the words. A record with all the typed words in its name comes first: "patio cafe" may be a name. This
 * does not apply to titles of articles and pages, which are sentences. Additional parameters: the
 * amenities, the other words, whether these places come first, whether the first parameter differs from the
 * words of the search (so that text matches count as similar), and the typed words.
 */
export const byAmenities = `(
  select record_id, fuzzy and not is_named as fuzzy, (
      rank + case when is_named then 30 * weight_of(d.kind, d.happens_on, $3) else 0 end
    )::real as rank
  from (
    select record_id, bool_and(fuzzy) as fuzzy, max(rank) as rank
    from (
      select place.id as record_id, false as fuzzy,
        case when $6::boolean then 10 else 0 end + coalesce(named.rank, 0) as rank
      from ${offering} place
        left join search_town($5, '{business,service,church}', $3, ${mostRanked}, false) named
          on named.record_id = place.id and not named.fuzzy
      where cardinality($5::text[]) = 0 or named.record_id is not null
      union all
      select record_id, $7::boolean, rank from search_town($1, $2, $3, ${mostRanked}, false)
      where not fuzzy
    ) found
    group by record_id
  ) best
    join search_documents d using (record_id),
    lateral (
      select d.kind not in ('news', 'page') and cardinality($8::text[]) > 0 and not exists (
        select from unnest($8::text[]) word where d.folded_name !~ ('\\m' || word)
      ) as is_named
    ) naming
)`;

/** The same for amenities that are guessed from misspelt words: the places count as similar. */
export const byGuessedAmenities = `(
  select record_id, true as fuzzy, rank from ${byAmenities} guessed
)`;

/**
 * Records that contain some of the words exactly as typed; used when no record contains all of them. A rare
 * word has more weight than a common one, a word as typed more than a synonym, and a place more than an
 * article. Records with only common words are left out. The pages of the town have long texts, so they need
 * all the words. Beside such a page, only records with a word that few others have are found.
 */
export const byAnyWord = `(
  with pages as materialized (
    select record_id from search_town($1, '{page}', $3, ${mostRanked}, null)
    where 'page' = any($2)
  )
  select record_id, true as fuzzy, rank from (
    select record_id, sum(rarity)::real as rank, max(sum(rarity)) over () as best
    from (
      select record_id, weight_of(kind, happens_on, $3)
        * case when is_typed then 1 else 0.9 end / count(*) over (partition by term) as rarity
      from (
        select term, record_id, kind, happens_on, bool_or(word = term) as is_typed
        from unnest($1::text[]) term,
          lateral (select term as word union select meanings(term)) same,
          lateral (
            select record_id, kind, happens_on from search_documents
            where search @@ spelling(word, true) and kind = any($2::text[]) and kind <> 'page'
            limit ${mostRanked}
          ) d
        where numnode(to_tsquery('town_words', term)) > 0 and $3::date is not null
        group by term, record_id, kind, happens_on
      ) match
    ) weighed
    group by record_id
  ) found
  where rank * 2 > best and (best > 0.3 or not exists (select from pages))
  union all
  select record_id, true, 10 from pages
)`;

/**
 * Used when no place offers the amenities and also has the other words: records with some of those words,
 * followed by all places that offer the amenities. Parameters: the other words, kinds, the town's day, the
 * amenities.
 */
export const byAmenitiesOrAnyWord = `(
  select record_id, true as fuzzy, max(rank)::real as rank
  from (
    select record_id, rank from ${byAnyWord} some_words
    union all
    select id, 0 from ${offering} place
  ) found
  group by record_id
)`;

interface SearchPage {
  limit: number | undefined;
  offset: number;
  /** Whether pages that only mention the words are enough. */
  mayBeMentions: boolean;
}

/**
 * SQL of a page of the results, and their total. When pages that only mention the words are all that was
 * found and are not enough, the total is 0 and the content null.
 */
export const searchSql = (
  language: Language,
  matches: string,
  { limit, offset, mayBeMentions }: SearchPage,
) => `
  with every as materialized (
    select ${fieldsIn(language)}, found.rank, ${isAside} as aside, ${isMention} as mention
    from ${matches} found
      join search_documents d using (record_id)
      left join businesses b on b.id = d.record_id
      left join services s on s.id = d.record_id
      left join churches c on c.id = d.record_id
      left join properties p on p.id = d.record_id
  ), hits as (select * from every where ${mayBeMentions ? 'true' : `not ${onlyMentions}`})
  select (select count(*) from hits)::int as total,
    case when exists (select from hits) or not exists (select from every)
    then (select coalesce(json_agg(to_jsonb(page) - '{rank,aside,mention}'::text[]), '[]') from (
      select * from hits order by ${order} limit ${limit ?? 'null'} offset ${offset}
    ) page) end as content`;

/** The best suggestions, a few of each kind, and whether all that was found only mentions the words. */
export const suggestionsSql = (language: Language, matches: string) => `
  with every as materialized (
    select d.kind, d.record_id as id, d.slug, ${textOf('name', language)}, d.category,
      d.happens_on::text as date, d.phone${translatedOf(language)},
      found.fuzzy, found.rank, ${isAside} as aside, ${isMention} as mention,
      row_number() over (
        partition by d.kind order by found.fuzzy, found.rank desc, lower(d.name), d.record_id
      ) as place
    from ${matches} found
      join search_documents d using (record_id)
  )
  select kind, id, slug, name, category, date, phone, fuzzy${language === 'es' ? ', translated' : ''},
    ${onlyMentions} as "onlyMentions"
  from every
  where place <= ${mostOfOneKind}
  order by fuzzy, aside, rank desc, lower(name), id
  limit ${mostSuggestions}`;
