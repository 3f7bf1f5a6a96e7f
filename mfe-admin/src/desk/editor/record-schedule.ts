/** When a record appears and goes; null for at once, and for never. */
export interface Schedule {
  at: string | null;
  withdrawAt: string | null;
}

/** What a toast says of it. */
export function scheduled({ at, withdrawAt }: Schedule): string {
  if (at) return 'Scheduled';
  return withdrawAt ? 'Published until the chosen time' : 'Published';
}
