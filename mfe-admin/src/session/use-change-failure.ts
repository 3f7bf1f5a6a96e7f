import { isAnswerLost, lostAnswer } from '@town/slice-kit/lost-answer';
import { useQueryClient } from '@town/slice-kit/query';
import { useFailure } from './use-failure';

/**
 * Makes the handler of a change's failure. After a lost answer it says so, and what shows the change is
 * fetched again.
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
