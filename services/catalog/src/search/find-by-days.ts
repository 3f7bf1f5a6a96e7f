/**
 * SQL that finds events of some days, as tables like those of `find-by-words.ts`.
 * @module
 */
import { mostRanked } from './find-by-words.js';

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
