/**
 * SQL that answers questions for the history of something, as a table like those of `find-by-words.ts`.
 * @module
 */
import { byExactWords, mostRanked } from './find-by-words.js';
import { hasWholeWords } from './whole-words.js';

/** SQL of whether a document `d` has all the words in its name, in any form or as a synonym. */
export const isNamed = hasWholeWords(1, "ts_filter(d.search, '{a}')");

/**
 * Records whose name has all the words and "history". They are followed by places with the words in their name:
 * offices, or other places where there is no office. Then comes the town's history page, if its text has all the
 * words. Without a place or the page nothing is found: then any record with the words is an answer.
 */
export const byHistory = `(
  with named as materialized (
    select record_id, d.kind, found.rank, d.happens_on,
      ts_filter(d.search, '{a}') @@ 'history | historia'::tsquery
        or d.folded_name ~ '\\mstory (of|about|behind)\\M' as has_history
    from ${byExactWords} found join search_documents d using (record_id)
    where not fuzzy and ${isNamed}
  ), places as materialized (
    select record_id, kind, rank from named
    where kind in ('business', 'service', 'church', 'civic')
  ), answers as materialized (
    select record_id, rank from places
    where kind = 'civic' or not exists (select from places where kind = 'civic')
    union all
    select p.record_id, p.rank - 10
    from search_town($1, '{page}', $3, ${mostRanked}, null, true) p
      join search_documents d using (record_id)
    where d.slug = 'history' and not p.fuzzy and 'page' = any($2::text[])
  )
  select record_id, false as fuzzy, max(rank)::real as rank
  from (
    select record_id, rank + 10 * weight_of(kind, happens_on, $3) as rank from named where has_history
    union all
    select record_id, rank from answers
  ) found
  where exists (select from answers)
  group by record_id
)`;
