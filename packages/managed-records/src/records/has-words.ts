import { likePattern } from '@town/service-kit/database/like-pattern';
import type { SqlCondition } from '@town/service-kit/lists/list-page';

/**
 * The condition that each word of a search occurs in a text. A telephone number is one word, in whatever
 * form it is typed. Accents and apostrophes do not count.
 * @param text SQL expression of a text that the database function `record_words` returned
 */
export function hasWords(text: string, q: string): SqlCondition {
  const words = q.split(/\s+/).filter(Boolean);
  const parameters = Object.fromEntries(
    words.map((word, index) => [`word${index}`, likePattern(word)]),
  );
  const all = words.map((_, index) => `${text} like searched_words(:word${index})`);
  const sql = all.join(' and ') || 'true';
  const digits = q.replace(/\D/g, '');
  const isTelephone = digits.length >= 7 && /^[\d ().+/-]+$/.test(q);
  if (!isTelephone) return { sql: `(${sql})`, parameters };
  return {
    sql: `((${sql}) or ${text} like :digits)`,
    parameters: { ...parameters, digits: likePattern(digits) },
  };
}
