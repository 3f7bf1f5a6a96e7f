import { failureReason } from '@town/slice-kit/failure-reason';
import { HttpError } from '@town/slice-kit/http-error';
import { messageOf } from '@town/slice-kit/send-json';
import { useFailure } from '../../session/use-failure';

/** Makes the handler of a call's failure: it says what did not happen, and why. */
export function useDeskFailure(): (title: string) => (error: unknown) => void {
  const fail = useFailure();
  return (title) => (error) => fail(title, reasonOf(error))(error);
}

/** Why a call has failed, in words. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof HttpError)) return failureReason(error);
  return messageOf(error) ?? 'The site had a problem. Please try again.';
}
