import { isAnswerLost, lostAnswer } from '@town/slice-kit/lost-answer';
import { useQueryClient } from '@town/slice-kit/query';
import { useFailure } from './use-failure';

/**
 * Returns the error handler of a change. After a lost response it says so, and fetches the affected data
 * again.
 * @param keys the first parts of the query keys of that data
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
