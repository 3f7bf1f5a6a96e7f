import { failureReason } from '@town/slice-kit/failure-reason';
import { statusOf } from '@town/slice-kit/http-error';
import { isAnswerLost, type LostAnswer, lostAnswer } from '@town/slice-kit/lost-answer';
import { useMutation, useQueryClient } from '@town/slice-kit/query';
import { useToasts } from '@town/slice-kit/toasts';
import { useEndedSession } from './session/use-ended-session';

interface OwnerActionOptions<Given, Answer> {
  call(given: Given): Promise<Answer>;
  /** What the toast says afterwards; none without it. */
  done?: string | ((given: Given) => string);
  /** The toast's title after a failure. */
  failed: string | ((status: number | undefined) => string);
  /** What the toast says after a lost answer; without it to look at the page. */
  lost?(): LostAnswer;
  /** The paths whose answers the action changes. */
  changes?: readonly string[];
  onDone?(answer: Answer): void;
}

/**
 * A change that an owner makes. What it changes is asked for again, before its button is free, also
 * after a failure: a new card can be in use and yet be declined. A session that has ended leads back to
 * the form for a link.
 */
export function useOwnerAction<Given, Answer>({
  call,
  done,
  failed,
  lost = lostAnswer,
  changes = [],
  onDone,
}: OwnerActionOptions<Given, Answer>) {
  const queryClient = useQueryClient();
  const showToast = useToasts((state) => state.show);
  const endedSession = useEndedSession();
  const reread = () =>
    Promise.all(changes.map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
  return useMutation({
    mutationFn: call,
    async onSuccess(answer, given) {
      await reread();
      const title = typeof done === 'function' ? done(given) : done;
      if (title) showToast({ tone: 'success', title });
      onDone?.(answer);
    },
    async onError(error) {
      const status = statusOf(error);
      if (!endedSession(error)) await reread();
      const title = typeof failed === 'string' ? failed : failed(status);
      const known = isAnswerLost(error) ? lost() : { title, description: failureReason(error) };
      showToast({ tone: 'error', ...known });
    },
  });
}
