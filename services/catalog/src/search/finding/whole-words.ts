/**
 * SQL of whether a document `d` has all the words of a parameter, in any form or as a synonym. The beginnings of
 * other words do not count.
 * @param at the number of the parameter
 * @param searched the part of the document that is looked at
 * @param longest the letters of the longest word that is looked at
 */
export const hasWholeWords = (at: number, searched = 'd.search', longest = 100) => `not exists (
  select from unnest($${at}::text[]) word
  where numnode(to_tsquery('town_words', word)) > 0 and length(word) <= ${longest} and not ${searched} @@ (
    select string_agg('(' || spelling(same, true)::text || ')', ' | ')::tsquery
    from (select word union select meanings(word)) forms (same)
  )
)`;

/** What was found by words, without what has only the beginning of a short one: a "cab" is no cabin. */
export const withShortWordsWhole = (matches: string, at = 1) => `(
  select found.* from ${matches} found join search_documents d using (record_id)
  where ${hasWholeWords(at, 'd.search', 3)}
)`;
