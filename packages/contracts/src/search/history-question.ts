import { plainWords } from '../text/plain-words.js';

/** Ways to ask for the history of something, in English and Spanish without accents. */
const questions = [
  /^(?:the )?(?:history|story) (?:of|about|behind) (.+)$/,
  /^(?:la )?historia (?:del?|sobre) (.+)$/,
  /^(.+) history$/,
];

/** Words that name nothing. */
const small = new Set(
  'the a an of our this its and in at town local de la las los el lo un una y en su pueblo'.split(
    ' ',
  ),
);

/**
 * What a search asks for the history of, as words without accents: "history of the courthouse". Undefined for any
 * other search, and for one that only asks for the history.
 */
export function historySubject(search: string): string[] | undefined {
  const plain = plainWords(search);
  const asked = questions.map((question) => question.exec(plain)?.[1]).find(Boolean);
  const words = asked?.split(' ').filter((word) => !small.has(word)) ?? [];
  return words.length > 0 ? words : undefined;
}
