/**
 * SQL that finds places by what they offer, as tables like those of `find-by-words.ts`.
 * @module
 */
import { withEventsOnDays } from './find-by-days.js';
import { byAnyWord, byExactWords, mostRanked } from './find-by-words.js';

/** Places and civic contacts that offer all of the amenities in the fourth parameter. */
const offering = `(
  select id from businesses where amenities @> $4::text[] and 'business' = any($2::text[])
  union all
  select id from services where amenities @> $4::text[] and 'service' = any($2::text[])
  union all
  select id from churches where amenities @> $4::text[] and 'church' = any($2::text[])
  union all
  select record_id from search_documents
  where kind = 'civic' and amenities @> $4::text[] and 'civic' = any($2::text[])
)`;

/**
 * Places that offer the amenities, best match of the other words first, and other records whose text has
 * the words. A record with all the typed words in its name comes first: "patio cafe" may be a name. This
 * does not apply to titles of articles and pages, which are sentences. Additional parameters: the
 * amenities, the other words, whether these places come first, whether the first parameter differs from the
 * words of the search (so that text matches count as similar), the words of the search, to compare with names,
 * and the other words as they were typed, if a phrase among them means something else.
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
        left join (
          select record_id, max(rank) as rank
          from (values ($5::text[]), ($9::text[])) asked (words),
            lateral search_town(words, '{business,service,church,civic}', $3, ${mostRanked}, false)
          where not fuzzy
          group by record_id
        ) named on named.record_id = place.id
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

/**
 * The same, with the events of some days whose text has the words: "live music saturday". Parameters after
 * those of `byAmenities`: the first day, the last day, the minute on the town's clock, and the text of the search
 * in plain words.
 */
export const byAmenitiesOnDays = withEventsOnDays(
  { from: '$10', to: '$11', names: ['$1'], clock: '$12', text: '$13::text' },
  `select record_id, fuzzy, rank from ${byAmenities} offered`,
);

/** What `byAmenities` finds for amenities guessed from misspelt words: the places count as similar. */
export const byGuessedAmenities = `(
  select record_id, true as fuzzy, rank from ${byAmenities} guessed
)`;

/**
 * Used when no place offers the amenities and also has the other words: records with all of those words, or else
 * with some of them, followed by all places that offer the amenities. Parameters: the other words, kinds, the
 * town's day, the amenities.
 */
export const byAmenitiesOrAnyWord = `(
  with all_words as materialized (
    select record_id, rank
    from ${byExactWords} found join search_documents using (record_id)
    where not fuzzy and kind <> 'page'
  )
  select record_id, true as fuzzy, max(rank)::real as rank
  from (
    select record_id, rank + 10 as rank from all_words
    union all
    select record_id, rank from ${byAnyWord} some_words where not exists (select from all_words)
    union all
    select id, 0 from ${offering} place
  ) found
  group by record_id
)`;
