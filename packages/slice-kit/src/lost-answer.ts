/**
 * Messages of staff and owner pages for a change without a response. The connection may have dropped
 * before the call reached the server or after the change was made. The page cannot tell, so it does not
 * say that the change failed, and fetches its data again.
 * @module
 */
import { statusOf } from './http-error';

/** Whether a call failed without a response, so that it may have been carried out. */
export const isAnswerLost = (error: unknown): boolean => statusOf(error) === undefined;

/** The message after a lost response: what is known, and what to do next. */
export interface LostAnswer {
  title: string;
  description: string;
}

/** The message on a page that shows whether the change was made. */
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
 * The message after a lost response to a form that keeps the typed text. Saving again is safe: a repeated
 * call names the version that it changes or the id of the new record, so the server recognises it.
 */
export const lostSave = (): LostAnswer => ({
  title: 'No answer: it may be saved or not',
  description: 'What you typed is still here. It does no harm to save it again.',
});
