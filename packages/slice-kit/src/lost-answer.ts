/**
 * What pages of staff and owners say when a change gets no answer: the network may have dropped before the
 * server had the call, or after it was carried out. Nobody can tell, so nothing is said to have failed,
 * and what the page shows is fetched again.
 * @module
 */
import { statusOf } from './http-error';

/** Whether nobody knows if a call was carried out. */
export const isAnswerLost = (error: unknown): boolean => statusOf(error) === undefined;

/** What is known after a lost answer, and what to do next. */
export interface LostAnswer {
  title: string;
  description: string;
}

/** What is said where the page shows whether the change was made. */
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
 * What is said after a lost answer where the typed text stays: a repeat names the version that it changes
 * or the new record, so it is recognised.
 */
export const lostSave = (): LostAnswer => ({
  title: 'No answer: it may be saved or not',
  description: 'What you typed is still here. It does no harm to save it again.',
});
