/**
 * SQL that answers questions for the history of something, as a table like those of `find-by-words.ts`.
 * @module
 */
import { byExactWords, mostRanked } from './find-by-words.js';

/** SQL of whether a document `d` has all the words in its name, in any form or as a synonym. */
const isNamed = `not exists (
  select from unnest($1::text[]) word
  where numnode(to_tsquery('town_words', word)) > 0 and not ts_filter(d.search, '{a}') @@ (
    select string_agg('(' || spelling(same, true)::text || ')', ' | ')::tsquery
    from (select word union select meanings(word)) forms (same)
  )
)`;

/**
 * The town's history page, if its text has all the words, and the places with the words in their name: offices, or
 * where there is none, others.
 */
export const byHistory = `(
  with places as materialized (
    select record_id, d.kind, found.rank
    from ${byExactWords} found join search_documents d using (record_id)
    where not fuzzy and d.kind in ('business', 'service', 'church', 'civic') and ${isNamed}
  )
  select record_id, false as fuzzy, rank from places
  where kind = 'civic' or not exists (select from places where kind = 'civic')
  union all
  select p.record_id, false, p.rank
  from search_town($1, '{page}', $3, ${mostRanked}, null, true) p
    join search_documents d using (record_id)
  where d.slug = 'history' and not p.fuzzy and 'page' = any($2::text[])
)`;
