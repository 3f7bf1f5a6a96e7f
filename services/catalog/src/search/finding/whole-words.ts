/**
 * SQL of whether a document `d` has all the words of a parameter, in any form or as a synonym. The beginnings of
 * other words do not count. The inner query does not depend on the document, so PostgreSQL runs it once, and not
 * for each document: it looks up the synonyms.
 * @param at the number of the parameter
 * @param searched the part of the document that is looked at
 * @param longest the letters of the longest word that is looked at
 */
export const hasWholeWords = (at: number, searched = 'd.search', longest = 100) =>
  `coalesce(${searched} @@ (
  select string_agg('(' || forms || ')', ' & ')::tsquery
  from unnest($${at}::text[]) word, lateral (
    select string_agg('(' || spelling(same, true)::text || ')', ' | ') as forms
    from (select word union select meanings(word)) each_form (same)
  ) spelled
  where numnode(to_tsquery('town_words', word)) > 0 and length(word) <= ${longest}
), true)`;

/** What was found by words, without what has only the beginning of a short one: a "cab" is no cabin. */
export const withShortWordsWhole = (matches: string, at = 1) => `(
  select found.* from ${matches} found join search_documents d using (record_id)
  where ${hasWholeWords(at, 'd.search', 3)}
)`;
