/**
 * SQL that finds records by the words of a search, as tables of `record_id`, `fuzzy` and `rank`. Most of them
 * call the database function `search_town` (`search-town.ts`). The parameters $1 to $3 are the words, the kinds
 * and the town's day.
 * @module
 */
import { type SearchKind, searchKinds } from '@town/contracts/search/kinds';
import { plainWords } from '../question/search-terms.js';
import { hasWholeWords } from './whole-words.js';

/** At most this many records are ranked; the wanted one is nearly always among them. */
export const mostRanked = 2_000;
const mostRankedWhileTyping = 300;

/** Records with all the words, of which the last is finished, too. */
export const byWords = `search_town($1, $2, $3, ${mostRanked}, true, true)`;

/** The same while the visitor is typing. */
export const byWordsTyped = `search_town($1, $2, $3, ${mostRankedWhileTyping}, false)`;

/** Only the records with all the words as typed. */
export const byExactWords = `search_town($1, $2, $3, ${mostRanked}, null, true)`;

/** The same while the visitor is typing. */
export const byExactWordsTyped = `search_town($1, $2, $3, ${mostRankedWhileTyping}, null)`;

/** What was found by words, businesses before everything else. */
export const businessesFirst = (matches: string) => `(
  select record_id, fuzzy, (rank + case when kind = 'business' then 10 else 0 end)::real as rank
  from ${matches} found join search_documents using (record_id)
)`;

/**
 * What was found by words, without records that have a pie only in the "a pie" of their Spanish texts, which is
 * "on foot": an English search for a pie also reads the Spanish texts. In the English texts, "a pie" is one. A
 * place with pies only in its details, which the table lacks, is not found if its Spanish texts say "a pie".
 */
export const withoutOnFoot = (matches: string) => `(
  select found.*
  from ${matches} found join search_documents using (record_id),
    lateral lower(concat_ws(' ', name, description, category)) english,
    lateral lower(concat_ws(' ', name_es, description_es)) spanish
  where english ~ '\\mpies?\\M' or spanish !~ '\\ma pie\\M'
    or regexp_replace(spanish, '\\ma pie\\M', '', 'g') ~ '\\mpies?\\M'
)`;

/** What was found, as results that lack a word of the search. */
export const asSimilar = (matches: string) => `(
  select record_id, true as fuzzy, rank from ${matches} found
)`;

/** What a way found, where some or all kinds count as similar results. What was found by days keeps its columns. */
export const withSimilar = <Way extends { matches: string; marksLater?: boolean }>(
  way: Way,
  kinds: readonly SearchKind[] = searchKinds,
): Way & { isLoose?: boolean } => ({
  ...way,
  ...(kinds.includes('page') ? { isLoose: true } : {}),
  matches: `(
    select record_id, fuzzy or kind in ('${kinds.join("', '")}') as fuzzy,
      rank${way.marksLater ? ', later, has_name' : ''}
    from ${way.matches} found join search_documents using (record_id)
  )`,
});

/** What was found, if a record of other kinds is among it. */
export const withOtherThan = (matches: string, kinds: readonly SearchKind[]) => `(
  with found as materialized (select * from ${matches} found)
  select * from found where exists (
    select from found join search_documents using (record_id)
    where kind not in ('${kinds.join("', '")}')
  )
)`;

/**
 * What was found by words, and if there is any, what is found without the vague ones among them, which comes
 * after it. Additional parameter: the other words.
 */
export const withoutVagueBeside = (matches: string) => `(
  with every_word as materialized (select record_id, rank from ${matches} found)
  select record_id, true as fuzzy, max(rank)::real as rank
  from (
    select record_id, rank + 10 as rank from every_word
    union all
    select record_id, rank from search_town($4, $2, $3, ${mostRanked}, true) others
    where exists (select from every_word)
  ) found
  group by record_id
)`;

/**
 * SQL of whether a document has all phrases of a parameter: in other forms of their words only in the name,
 * because "aves" has the stem of an avenue. The index has no accents, but "uñas" is not "unas".
 */
const hasPhrases = (where: 'name' | 'text', phrases: number) => `not exists (
  select from unnest($${phrases}::text[]) said
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

/** Records with typed words, those with the phrases in their name first. Titles of articles are sentences. */
const asTyped = (at: number, condition = 'true', isSimilar = 'false') => `
  select record_id, ${isSimilar} as fuzzy, (case
      when kind not in ('news', 'page') and ${hasPhrases('name', at + 1)}
      then typed.rank + 10 * weight_of(kind, happens_on, $3)
      else typed.rank / 100
    end)::real as rank
  from search_town($${at}, $2, $3, ${mostRanked}, null) typed
    join search_documents d using (record_id)
  where not typed.fuzzy and ${condition}`;

const bestOf = (...found: readonly string[]) => `(
  select record_id, bool_and(fuzzy) as fuzzy, max(rank) as rank
  from (${found.join(' union all ')}) found
  group by record_id
)`;

/**
 * What was found otherwise, and the records with the phrases as they were typed. Those with the phrases in
 * their name come first, except articles and pages, whose titles are sentences.
 * @param at the number of the first additional parameter: the typed words that name something; the phrases
 * are the next one
 */
export const orAsTyped = (matches: string, at = 4) =>
  bestOf(
    `select record_id, fuzzy, rank from ${matches} meant`,
    asTyped(at, hasPhrases('text', at + 1)),
  );

/**
 * What was found by the words of a need, and the records with all the typed words. A page that mentions the office
 * is no answer, and one that mentions the words is similar: "house fire" is not in the town's history. Additional
 * parameters: the typed words that name something, and the phrase of the need.
 */
export const orAllTyped = (matches: string, { isOnlyAlone, isVague, isWhole }: TypedBeside) => {
  const hasPhrase = hasPhrases('text', 5);
  const isMention = `kind = 'page' and not (${hasPhrases('name', 5)})`;
  const mayLackPhrase = isOnlyAlone ? "kind in ('business', 'service')" : 'true';
  return bestOf(
    `select record_id, fuzzy, rank
     from ${matches} meant join search_documents using (record_id) where kind <> 'page'`,
    asTyped(
      4,
      `(${mayLackPhrase} or ${hasPhrase}) and ${isWhole ? hasWholeWords(4, 'd.search', 3) : 'true'}`,
      isVague ? `(${isMention} or not (${hasPhrase}))` : `(${isMention})`,
    ),
  );
};

interface TypedBeside {
  /** Such a record needs the whole phrase, unless it is a business: "no water" is not about everything with "water". */
  isOnlyAlone?: true;
  /** A business without the phrase is similar: it has water, but a plumber does something about leaks. */
  isVague?: true;
  /** Whether the last word is finished. */
  isWhole: boolean;
}

/** A page of the town, as a similar result. Additional parameter: its slug. */
export const byPage = `(
  select record_id, true as fuzzy, 0::real as rank from search_documents
  where kind = 'page' and slug = $4 and kind = any($2::text[])
    and $1::text[] is not null and $3::date is not null
)`;

/** SQL of a name as it is compared: without punctuation. */
const asNamed = (name: string) => `translate(${name}, '-?!.,:', ' ')`;

/**
 * The records whose names begin with a text, except past events. An index finds those with its first word, in its order:
 * the exact name is among the first. The inner query folds the text once; to fold it for each name took most of the time.
 * @param at the number of the first parameter of `nameParameters`
 */
export const byName = (at = 4) => `(
  select record_id, false as fuzzy, (100 * weight_of(kind, happens_on, $3))::real as rank
  from search_documents
  where folded_name like $${at + 1} || '%' and kind = any($2::text[])
    and (kind <> 'event' or happens_on >= $3::date)
    and starts_with(${asNamed("folded_name || ' '")}, (select ${asNamed(`folded($${at})`)}))
  order by folded_name using ~<~ limit ${mostRanked}
)`;

/**
 * The text, and its first word.
 * @param isWhole whether its last word is finished
 */
export const nameParameters = (text: string, isWhole: boolean) => {
  const [first = ''] = plainWords(
    text.split(/[-?!.,:\s]/).find((word) => plainWords(word).length > 0) ?? '',
  );
  return [isWhole ? `${text.trim()} ` : text, first];
};

/** What was found, if anything was, after the records whose names begin with the search as it was typed. */
export const afterNamed = (matches: string, at: number) => `(
  with found as materialized (select record_id, fuzzy, rank from ${matches} found),
  named as materialized (
    select * from ${byName(at)} named where exists (select from found)
  )
  select * from named
  union all
  select * from found where record_id not in (select record_id from named)
)`;

/** All records of the kinds, for a search that only says "open now". */
export const byKind = `(
  select record_id, false as fuzzy, 0::real as rank from search_documents
  where cardinality($1::text[]) = 0 and kind = any($2::text[])
    and kind in ('business', 'service') and $3::date is not null
  order by lower(name) limit ${mostRanked}
)`;

/**
 * Records that contain some of the words exactly as typed; used when no record contains all of them. A rare
 * word has more weight than a common one, a word as typed more than a synonym, and a place more than an
 * article. Records with only common words are left out. The pages of the town have long texts, so they need
 * all the words. Beside such a page, only records with a word that few others have are found.
 * @param at the number of the parameter with the words
 */
const withAnyWord = (at: number) => `(
  with pages as materialized (
    select record_id from search_town($${at}, '{page}', $3, ${mostRanked}, null, true)
    where 'page' = any($2)
  )
  select record_id, true as fuzzy, rank from (
    select record_id, sum(rarity)::real as rank, max(sum(rarity)) over () as best
    from (
      select record_id, weight_of(kind, happens_on, $3)
        * case when is_typed then 1 else 0.9 end / count(*) over (partition by term) as rarity
      from (
        select term, record_id, kind, happens_on, bool_or(word = term) as is_typed
        from unnest($${at}::text[]) term,
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

export const byAnyWord = withAnyWord(1);

/**
 * What was found by the words of a need, after coming events of a season, and followed by the records with some of the
 * typed words. Additional parameters: the typed words, and those among them that name a season.
 */
export const needThenAnyWord = (matches: string) =>
  bestOf(
    `select record_id, true as fuzzy, seasonal.rank + 2000 as rank
     from search_town($5, '{event}', $3, ${mostRanked}, null) seasonal
       join search_documents using (record_id)
     where 'event' = any($2) and not seasonal.fuzzy and happens_on >= $3::date`,
    `select record_id, true as fuzzy, rank + 1000 as rank
     from ${matches} meant join search_documents using (record_id) where kind <> 'page'`,
    `select record_id, fuzzy, rank from ${withAnyWord(4)} some_words`,
  );
