/**
 * What the desk says when a change gets no answer: the network may have dropped before the server had
 * the call, or after it was carried out. Nobody can tell, so nothing is said to have failed, and what
 * the page shows is fetched again.
 * @module
 */
import { statusOf } from '@town/slice-kit/http-error';
import { useQueryClient } from '@town/slice-kit/query';
import { useFailure } from './use-failure';

/** Whether nobody knows if a call was carried out. */
export const isAnswerLost = (error: unknown): boolean => statusOf(error) === undefined;

/** What is known after a lost answer, and what to do next. */
export interface LostAnswer {
  title: string;
  description: string;
}

/** What is said where the page shows whether the change was made. */
export const lostAnswer = (): LostAnswer => ({
  title: 'No answer: it may be done or not',
  description: navigator.onLine
    ? 'The page shows what is stored now. Please look before you try again.'
    : 'You are offline. Please look when you have a connection.',
});

/** The same in one text, for a form. */
export function lostAnswerText(): string {
  const { title, description } = lostAnswer();
  return `${title}. ${description}`;
}

/**
 * Makes the handler of a change's failure.
 * @param keys the first parts of the keys of what shows the change
 */
export function useChangeFailure(...keys: string[]) {
  const fail = useFailure();
  const queryClient = useQueryClient();
  return (title: string, description: string, lost = lostAnswer) =>
    (error: unknown): void => {
      const isLost = isAnswerLost(error);
      const known = isLost ? lost() : { title, description };
      fail(known.title, known.description)(error);
      if (!isLost) return;
      for (const key of keys) void queryClient.invalidateQueries({ queryKey: [key] });
    };
}
