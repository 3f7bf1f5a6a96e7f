import { managedKinds } from '@town/contracts/managed-records/managed-kinds';
import { likePattern } from '@town/service-kit/database/like-pattern';
import type { SqlCondition } from '@town/service-kit/lists/list-page';
import { codesOfWords } from './codes-of-words.js';

/**
 * SQL of the searches for a word. An entry matches if it contains the word, or a code whose label contains
 * it. All entries of a record match if one of them names the record with the word, because most entries
 * contain only the changed fields. In JSON a code is in quotes.
 */

/**
 * SQL of the searchable text of an entry; it must equal the index `audit_entries_by_words`. The parts are
 * separated by spaces and line breaks, which no search word contains. Action and kind are lines of their
 * own.
 */
const wordsOf = (entry: string) =>
  `lower(e'\\n' || ${entry}.action || e'\\n' || ${entry}.kind || e'\\n ' || ${entry}.record_id || ' ' ||
  ${entry}.actor || ' ' || coalesce(${entry}.before::text, '') || coalesce(${entry}.after::text, ''))`;

/** The fields that contain the name of a record. */
const titles = [...new Set(managedKinds.map(({ title }) => title))];

/** SQL of the names that an entry contains for its record. */
const namesOf = (entry: string) =>
  `lower(concat_ws(' ', ${titles
    .flatMap((field) => [`${entry}.before->>'${field}'`, `${entry}.after->>'${field}'`])
    .join(', ')}))`;

/** Whether an entry contains a name. Most do not, and this is far cheaper than the comparison of words. */
const hasName = (entry: string) =>
  `(${entry}.before ?| '{${titles}}' or ${entry}.after ?| '{${titles}}')`;

const containsWord = (entry: string, index: number) =>
  `${wordsOf(entry)} like any(array_append(:codes${index}::text[], lower(:word${index})))`;

/** Whether an entry names its record with the word; it then contains the word itself. */
const namesRecord = (entry: string, index: number) =>
  `${hasName(entry)} and ${namesOf(entry)} like lower(:word${index})`;

function parametersOf(word: string, index: number): SqlCondition['parameters'] {
  const codes = codesOfWords(word)
    .flatMap((code) => [`\n${code}\n`, `"${code}"`])
    .map((code) => likePattern(code.toLowerCase()));
  // JSON escapes quotes and backslashes, but a name is compared without the escapes.
  const escaped = JSON.stringify(word).slice(1, -1);
  if (escaped !== word) codes.push(likePattern(escaped.toLowerCase()));
  return { [`word${index}`]: likePattern(word), [`codes${index}`]: codes };
}

/** Whether the entry `e` itself contains a word. */
export const contains = (word: string, index: number): SqlCondition => ({
  sql: containsWord('e', index),
  parameters: parametersOf(word, index),
});

/** Whether the entry `e` matches a word, in the form that finds the matches of a rare word by the index. */
export const isAmongMatches = (word: string, index: number): SqlCondition => ({
  sql: `e.id in (
    with own as materialized (
      select id, kind, record_id, ${namesRecord('word', index)} as is_named
      from audit_entries word where ${containsWord('word', index)}
    )
    select id from own
    union all
    select id from audit_entries same
    where same.record_id <> '' and (same.kind, same.record_id) in (
      select kind, record_id from own where is_named))`,
  parameters: parametersOf(word, index),
});

/**
 * The same in a form that looks at one entry after the other. PostgreSQL cannot turn the scalar subquery into
 * a search for the names of all records.
 */
export const matchesAlone = (word: string, index: number): SqlCondition => ({
  sql: `(${containsWord('e', index)} or coalesce((
    select true from audit_entries named
    where e.record_id <> '' and named.kind = e.kind and named.record_id = e.record_id
      and ${namesRecord('named', index)} limit 1), false))`,
  parameters: parametersOf(word, index),
});
