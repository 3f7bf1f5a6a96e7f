import { useAnyText } from '@town/language/text-of';
import { failureReason } from '@town/slice-kit/failure-reason';
import { statusOf } from '@town/slice-kit/http-error';
import { isAnswerLost, type LostAnswer, lostAnswer } from '@town/slice-kit/lost-answer';
import { useMutation, useQueryClient } from '@town/slice-kit/query';
import { useToasts } from '@town/slice-kit/toasts';
import { useEndedSession } from './session/use-ended-session';

interface OwnerActionOptions<Given, Answer> {
  call(given: Given): Promise<Answer>;
  /** The toast after a success; without this option no toast is shown. */
  done?: string | ((given: Given, answer: Answer) => string);
  /** The toast's title after a failure; undefined where the page itself says what failed. */
  failed: string | ((status: number | undefined, error: Error) => string | undefined);
  /** The toast after a lost response. The default tells the owner to check the page. */
  lost?(): LostAnswer;
  /** The API paths whose data the action changes. */
  changes?: readonly string[];
  onDone?(answer: Answer): void;
}

/**
 * Runs a change that an owner makes. The changed data is fetched again before the button is enabled,
 * also after a failure: a new card can be stored although its payment was declined. If the session has
 * ended, the owner gets the form for a sign-in link.
 */
export function useOwnerAction<Given, Answer>({
  call,
  done,
  failed,
  lost = lostAnswer,
  changes = [],
  onDone,
}: OwnerActionOptions<Given, Answer>) {
  const anyText = useAnyText();
  const queryClient = useQueryClient();
  const showToast = useToasts((state) => state.show);
  const endedSession = useEndedSession();
  const reread = () =>
    Promise.all(changes.map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
  return useMutation({
    mutationFn: call,
    async onSuccess(answer, given) {
      await reread();
      const title = typeof done === 'function' ? done(given, answer) : done;
      if (title) showToast({ tone: 'success', title });
      onDone?.(answer);
    },
    async onError(error) {
      const status = statusOf(error);
      const title = typeof failed === 'string' ? failed : failed(status, error);
      if (!endedSession(error, title && anyText(title))) await reread();
      const known = isAnswerLost(error)
        ? lost()
        : title && { title, description: failureReason(error) };
      if (!known) return;
      // The reasons of services and of a lost response are in English.
      showToast({
        tone: 'error',
        title: anyText(known.title),
        description: anyText(known.description),
      });
    },
  });
}
