/**
 * SQL that finds events of some days, as tables like those of `find-by-words.ts`.
 * @module
 */
import { daysFrom } from '../question/asked-days.js';
import { plainWords } from '../question/search-terms.js';
import { businessesFirst, mostRanked, orAsTyped } from './find-by-words.js';

/** The parameters with the first day, the last day, the words that name something, and the minute. */
interface DayParameters {
  from: string;
  to: string;
  /** The events have all the words of one of them. All events are found if the first has no words. */
  names: readonly [string, ...string[]];
  clock: string;
}

/** The same with the whole text of the search, in plain words. */
interface SearchOnDays extends DayParameters {
  text: string;
}

/** SQL of whether an event is not over, and has not begun without a known end. */
const isToCome = (clock: string) => `coalesce(over_at > ${clock}, true)`;

/** The events of some days, the next first. */
export const eventsOnDays = ({ from, to, names, clock }: DayParameters) => `
  select record_id, 20 - greatest(happens_on - ${from}::date, 0) / 1000.0 as rank
  from search_documents d
  where kind = 'event' and 'event' = any($2::text[])
    and happens_on between least($3::date, ${from}::date) - 1 and ${to}::date
    and coalesce(left(over_at, 10)::date, happens_on) >= ${from}::date
    and ${isToCome(clock)}
    and (cardinality(${names[0]}::text[]) = 0 or record_id in (
      select named.record_id
      from (values ${names.map((each) => `(${each}::text[])`).join(', ')}) asked (words),
        lateral search_town(words, '{event}', $3, ${mostRanked}, false) named
      where not named.fuzzy
    ))
  order by happens_on, lower(name) limit ${mostRanked}`;

/** The last day of a search that names no days: then no event is on another day. */
const noEnd = `'${daysFrom('').to}'`;

/** Words that people leave out of a name, or add to it. */
const small = 'the|a|an|of|at|in|on|and|de|del|la|las|el|los|y|en';

/** A search without its small words, to be compared with names. */
export const namingText = (q: string) =>
  plainWords(q)
    .filter((word) => !small.split('|').includes(word))
    .join(' ');

/** SQL of a name without punctuation and small words. */
const withoutSmall = (name: string) => `btrim(regexp_replace(
  regexp_replace(${name}, '[^a-z0-9]+', ' ', 'g'), '\\m(?:${small})\\M ?', '', 'g'
))`;

/**
 * SQL of whether the search contains the whole name of a document, apart from small words. A name of one word, as
 * "Breakfast", is an everyday word, too: it has to be the whole search.
 */
const isNamedIn = (text: string) => `exists (
  select from unnest(array[d.folded_name, folded(d.name_es)]) name,
    lateral ${withoutSmall('name')} naming
  where naming = ${text}
    or naming like '% %' and strpos(' ' || ${text} || ' ', ' ' || naming || ' ') > 0
)`;

/**
 * SQL of whether the name of a document has two or more words that name something, as they were typed: "council
 * meeting tomorrow" names the "City Council Meeting".
 */
const hasWords = (names: string) => `exists (
  select from unnest(array[d.folded_name, folded(d.name_es)]) name
  where cardinality(${names}::text[]) > 1
    and strpos(
      ' ' || ${withoutSmall('name')} || ' ', ' ' || array_to_string(${names}::text[], ' ') || ' '
    ) > 0
)`;

/** At most this many events of other days are offered where there is none on the days. */
const mostLater = 6;

/**
 * The first day whose events are offered where there is none on the days. If the search names no event, only those
 * after the days are useful.
 */
const otherFrom = ({ names, to }: DayParameters) =>
  `(case when cardinality(${names[0]}::text[]) > 0 then $3::date else ${to}::date + 1 end)`;

/**
 * Events on some days, and what was found otherwise without events of other days. If there are no events on the
 * days, the next ones of other days with the same words come after places, or first if the search contains their
 * whole name or, if none has that, some words of it. The table also has two columns: `later` is true for an event of
 * another day where the days have none, and `has_name` if the search names it in this way.
 * @param others SQL of what was found otherwise, as a table
 * @param isNamed SQL of whether a document of `others` has the name that was typed: it comes first, on any day
 */
export const withEventsOnDays = (days: SearchOnDays, others: string, isNamed = 'false') => `(
  with on_days as materialized (${eventsOnDays(days)}),
  later as materialized (
    select * from (
      ${eventsOnDays({ ...days, from: otherFrom(days), to: noEnd })}
    ) coming
    where not exists (select from on_days)
    limit ${mostLater}
  ),
  kept as materialized (
    select record_id, fuzzy,
      rank + case when is_named then 30 * weight_of(d.kind, d.happens_on, $3) else 0 end as rank,
      d.kind = 'event' and d.happens_on >= $3::date and ${isToCome(days.clock)}
        and d.happens_on not between ${days.from}::date and ${days.to}::date
        and not exists (select from on_days) as later
    from (
      select record_id, bool_and(fuzzy) as fuzzy, max(rank) as rank from (
        select record_id, false as fuzzy, rank from on_days
        union all
        select record_id, fuzzy, rank from (${others}) others
      ) every
      group by record_id
    ) found
      join search_documents d using (record_id),
      lateral (select ${isNamed} as is_named) naming
    where d.kind <> 'event' or is_named or ${days.to}::date = ${noEnd}
      or record_id in (select record_id from on_days)
  )
  select record_id, fuzzy, later, has_name,
    (rank + case when has_name then 30 else 0 end)::real as rank
  from (
    select record_id, found.fuzzy, found.later, found.rank,
      whole or has_words and not bool_or(whole) over () as has_name
    from (
      select record_id, fuzzy, rank, coalesce(later, false) as later from kept
      union all
      select record_id, false, rank - 21, true from later
      where record_id not in (select record_id from kept)
    ) found
      join search_documents d using (record_id),
      lateral (select found.later and ${isNamedIn(days.text)} as whole) named,
      lateral (select found.later and ${hasWords(days.names[0])} as has_words) worded
  ) every
)`;

const days: SearchOnDays = {
  from: '$4',
  to: '$5',
  names: ['$6', '$9'],
  clock: '$7',
  text: '$8::text',
};

/** How a search for some days was worded. */
interface Wording {
  /** Whether it names a meal, which asks for a place that serves it. */
  isForMeal: boolean;
  /** Whether a phrase in it means something else. */
  hasPhrases: boolean;
  /** Whether it asks for events, and not for places. */
  isForEvents: boolean;
}

const byNames = `search_town($6, $2, $3, ${mostRanked}, false)`;

/**
 * Events on some days, the next first. They are followed by records whose text has all the words, and then
 * by records with the words that name something: "pizza tonight" asks for a place, too. A record whose name
 * is what was typed, or begins with it when the search names something, comes before all of them. An event
 * that lasts several days is indexed under the current one, so events that began before yesterday need not
 * be read. Additional parameters, in their order:
 * - the first day and the last day,
 * - the words that name something,
 * - the minute on the town's clock,
 * - the text of the search in plain words,
 * - if a phrase means something else, the naming words as they were typed, else none,
 * - the phrases, if there are any.
 */
export function byDays({ isForMeal, hasPhrases, isForEvents }: Wording): string {
  const named = isForMeal ? businessesFirst(byNames) : byNames;
  const others = `(
    select record_id, false as fuzzy, rank from search_town($1, $2, $3, ${mostRanked}, false) all_words
    where not fuzzy
    union all
    select record_id, false, rank / 100 from ${named} named where not fuzzy
  )`;
  return withEventsOnDays(
    days,
    `select record_id, found.fuzzy, found.rank from ${hasPhrases ? orAsTyped(others, 9) : others} found
    ${isForEvents ? "join search_documents e using (record_id) where e.kind = 'event'" : ''}`,
    `d.folded_name = array_to_string($1::text[], ' ')
      or cardinality($6) > 0 and cardinality($1::text[]) > 0
        and starts_with(d.folded_name, array_to_string($1::text[], ' '))`,
  );
}

/** Only the events of some days, with the parameters of `byDays`. */
export const byDaysOnly = `(
  select record_id, false as fuzzy, rank::real as rank from (${eventsOnDays(days)}) found
  where $1::text[] is not null and ${days.text} is not null
)`;
