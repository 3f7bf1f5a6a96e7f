import type { LostAnswer } from '../../session/use-change-failure';

/**
 * What is said after a lost answer where the typed text stays: a repeat names the version that it changes
 * or the new record, so the server recognises it.
 */
export const lostSave = (): LostAnswer => ({
  title: 'No answer: it may be saved or not',
  description: 'What you typed is still here. It does no harm to save it again.',
});
