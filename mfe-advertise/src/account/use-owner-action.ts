import { ownerApi } from '@town/contracts/api/paths';
import { statusOf } from '@town/slice-kit/http-error';
import { useMutation, useQueryClient } from '@town/slice-kit/query';
import { messageOf } from '@town/slice-kit/send-json';
import { useToasts } from '@town/slice-kit/toasts';

interface OwnerActionOptions<Given, Answer> {
  call(given: Given): Promise<Answer>;
  /** What the toast says afterwards; none without it. */
  done?: string;
  /** The toast's title after a failure. */
  failed: string;
  /** The paths whose answers the action changes. */
  changes?: readonly string[];
  onDone?(answer: Answer): void;
}

/**
 * A change that an owner makes. What it changes is asked for again, before its button is free. A
 * session that has ended leads back to the form for a link.
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
  return useMutation({
    mutationFn: call,
    async onSuccess(answer) {
      await Promise.all(changes.map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
      if (done) showToast({ tone: 'success', title: done });
      onDone?.(answer);
    },
    onError(error) {
      if (statusOf(error) === 401) {
        void queryClient.resetQueries({ queryKey: [ownerApi.session] });
      }
      showToast({
        tone: 'error',
        title: failed,
        description: messageOf(error) ?? 'The site cannot be reached. Please try again.',
      });
    },
  });
}
