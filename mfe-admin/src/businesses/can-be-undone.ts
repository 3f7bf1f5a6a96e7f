/** Whether the time limit for an undo has not passed yet. */
export function canBeUndone(until: string | null): boolean {
  return until !== null && Date.parse(until) > Date.now();
}
