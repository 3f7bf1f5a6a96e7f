import { likePattern } from '@town/service-kit/database/like-pattern';
import { Brackets } from 'typeorm';

/**
 * The condition that each word of a search occurs in a text. A telephone number is one word, in whatever
 * form it is typed. Accents and apostrophes do not count.
 * @param text SQL expression of a text that the database function `record_words` returned
 */
export function hasWords(text: string, q: string): Brackets {
  const digits = q.replace(/\D/g, '');
  const isTelephone = digits.length >= 7 && /^[\d ().+/-]+$/.test(q);
  return new Brackets((either) => {
    either.where(
      new Brackets((all) => {
        all.where('true');
        for (const [index, word] of q.split(/\s+/).filter(Boolean).entries()) {
          const name = `word${index}`;
          all.andWhere(`${text} like searched_words(:${name})`, { [name]: likePattern(word) });
        }
      }),
    );
    if (isTelephone) either.orWhere(`${text} like :digits`, { digits: likePattern(digits) });
  });
}
