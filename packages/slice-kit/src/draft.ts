import { forget, keep, readKept } from './kept';

const nameOf = (form: string) => `draft:${form}`;

/** The unsent contents of a form in this tab. */
export function readDraft(form: string): object | undefined {
  const values = readKept('tab', nameOf(form));
  return typeof values === 'object' && values !== null ? values : undefined;
}

/** Stores the draft. */
export function writeDraft(form: string, values: unknown): void {
  keep('tab', nameOf(form), values);
}

/** Removes the draft. */
export function clearDraft(form: string): void {
  forget('tab', nameOf(form));
}
