/**
 * SQL of whether a document `d` has all the words of a parameter, in any form or as a synonym. The beginnings of
 * other words do not count. The inner query does not depend on the document, so PostgreSQL runs it once.
 * @param at the number of the parameter
 * @param searched the part of the document that is looked at
 * @param longest the letters of the longest word that is looked at
 */
export const hasWholeWords = (
  at: number,
  searched = 'd.search',
  longest = 100,
) => `coalesce(${searched} @@ (
  select string_agg('(' || forms || ')', ' & ')::tsquery
  from unnest($${at}::text[]) word, lateral (
    select string_agg('(' || spelling(same, true)::text || ')', ' | ') as forms
    from (select word union select meanings(word)) forms (same)
  ) spelt
  where numnode(to_tsquery('town_words', word)) > 0 and length(word) <= ${longest}
), true)`;

/** What was found by words, without what has only the beginning of a short one: a "cab" is no cabin. */
export const withShortWordsWhole = (matches: string, at = 1) => `(
  select found.* from ${matches} found join search_documents d using (record_id)
  where ${hasWholeWords(at, 'd.search', 3)}
)`;

/**
 * What was found by finished words: what has only the beginning of one comes last. "Trailers" are a worse answer to
 * "trail" than a "hike". Two words may be one in a name: a "coffee house" is a coffeehouse.
 */
export const withBeginningsLast = (matches: string) => `(
  select found.record_id, found.fuzzy, (case
      when ${hasWholeWords(1)} or d.search @@ (select spelling(array_to_string($1::text[], ''), true))
      then found.rank
      else found.rank / 100
    end)::real as rank
  from ${matches} found join search_documents d using (record_id)
)`;
