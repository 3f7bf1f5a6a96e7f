import { failureReason } from '@town/slice-kit/failure-reason';
import { HttpError } from '@town/slice-kit/http-error';
import type { LostAnswer } from '@town/slice-kit/lost-answer';
import { messageOf } from '@town/slice-kit/send-json';
import { useChangeFailure } from '../../session/use-change-failure';
import { useFailure } from '../../session/use-failure';
import { deskKey } from './use-staff-query';

/** Returns the error handler of a change: it shows what failed and why, if that is known. */
export function useDeskFailure() {
  const fail = useChangeFailure(deskKey);
  return (title: string, lost?: () => LostAnswer) => (error: unknown) =>
    fail(title, reasonOf(error), lost)(error);
}

/** Returns the error handler of a download. Unlike a change, a download without a response has failed. */
export function useDownloadFailure(): (title: string) => (error: unknown) => void {
  const fail = useFailure();
  return (title) => (error) => fail(title, reasonOf(error))(error);
}

/** Why a call has failed, in words. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof HttpError)) return failureReason(error);
  return messageOf(error) ?? 'The site had a problem. Please try again.';
}
