import { ownerApi } from '@town/contracts/api/paths';
import { failureReason } from '@town/slice-kit/failure-reason';
import { statusOf } from '@town/slice-kit/http-error';
import { useMutation, useQueryClient } from '@town/slice-kit/query';
import { useToasts } from '@town/slice-kit/toasts';

interface OwnerActionOptions<Given, Answer> {
  call(given: Given): Promise<Answer>;
  /** What the toast says afterwards; none without it. */
  done?: string | ((given: Given) => string);
  /** The toast's title after a failure. A text is not said of a call without an answer. */
  failed: string | ((status: number | undefined) => string);
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
  changes = [],
  onDone,
}: OwnerActionOptions<Given, Answer>) {
  const queryClient = useQueryClient();
  const showToast = useToasts((state) => state.show);
  const reread = () =>
    Promise.all(changes.map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
  return useMutation({
    mutationFn: call,
    // What is begun without a connection does not reach the server.
    onMutate: () => navigator.onLine,
    async onSuccess(answer, given) {
      await reread();
      const title = typeof done === 'function' ? done(given) : done;
      if (title) showToast({ tone: 'success', title });
      onDone?.(answer);
    },
    async onError(error, _, wasOnline) {
      const status = statusOf(error);
      if (status === 401) void queryClient.resetQueries({ queryKey: [ownerApi.session] });
      else await reread();
      const unknown = status === undefined && wasOnline && 'We do not know whether it is done';
      showToast({
        tone: 'error',
        title: typeof failed === 'string' ? unknown || failed : failed(status),
        description: failureReason(error),
      });
    },
  });
}
