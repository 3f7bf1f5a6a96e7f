/**
 * The messages for a failed call: the server's message, or else whether the site or the visitor's
 * connection is down. The texts are English; `useAnyText` translates them.
 * @module
 */
import { fieldErrorsOf, messageOf } from './send-json';
import { unsentAdvice } from './unsent-advice';

/** Why a form was not sent. */
export function unsentReason(error: unknown): string {
  return fieldErrorsOf(error)[0]?.message ?? messageOf(error) ?? unsentAdvice(unreachable);
}

/** Why an action without typed text failed. */
export function failureReason(error: unknown): string {
  const silence = navigator.onLine
    ? unreachable
    : 'You are offline. Please try again when you have a connection.';
  return messageOf(error) ?? silence;
}

const unreachable = 'The site cannot be reached. Please try again.';
