/** Whether a moment until which something can be undone is still to come. */
export function canBeUndone(until: string | null): boolean {
  return until !== null && Date.parse(until) > Date.now();
}
