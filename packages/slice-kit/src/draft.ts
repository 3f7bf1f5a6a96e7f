import { forget, keep, readKept } from './kept';

const nameOf = (form: string) => `draft:${form}`;

/** What was typed into a form of this tab and is not sent yet. */
export function readDraft(form: string): object | undefined {
  const values = readKept('tab', nameOf(form));
  return typeof values === 'object' && values !== null ? values : undefined;
}

/** Keeps what was typed. */
export function writeDraft(form: string, values: unknown): void {
  keep('tab', nameOf(form), values);
}

/** Forgets what was typed. */
export function clearDraft(form: string): void {
  forget('tab', nameOf(form));
}
