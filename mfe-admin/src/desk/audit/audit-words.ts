/** The labels of the audit log's codes at the desk, and the choices of its filters. */
import { auditActions, auditKinds } from '@town/contracts/audit/words';
import { codeWords } from '../../lists/code-words';
import { planName } from '../../lists/plan-name';

// A newer service may record a code that has no label here yet.
export const actionWords = (code: string) => auditActions[code] ?? codeWords(code);
export const kindWords = (code: string) => auditKinds[code] ?? codeWords(code);

const fieldWords: Record<string, (code: string) => string> = {
  action: actionWords,
  kind: kindWords,
  plan: planName,
  proof: codeWords,
  role: codeWords,
  secondFactor: codeWords,
  state: codeWords,
  status: codeWords,
};

/** The label of a value that is a code in every kind, such as a role; undefined for other values. */
export function codeText(field: string, value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? fieldWords[field]?.(value) : undefined;
}

const optionsOf = (words: Record<string, string>) => (chosen: string) => {
  const codes = Object.entries(words).map(([value, label]) => ({ value, label }));
  // A link may contain a code that this page does not know.
  if (chosen && !(chosen in words)) codes.push({ value: chosen, label: codeWords(chosen) });
  return codes.sort((a, b) => a.label.localeCompare(b.label, 'en'));
};

/** The choices of a filter, including the one that is already chosen. */
export const actionOptions = optionsOf(auditActions);
export const kindOptions = optionsOf(auditKinds);
