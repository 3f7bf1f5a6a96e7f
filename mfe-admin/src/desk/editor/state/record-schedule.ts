/** When a record is published and withdrawn. A null `at` means at once; a null `withdrawAt` means never. */
export interface Schedule {
  at: string | null;
  withdrawAt: string | null;
}

/** The toast's text about a schedule. */
export function scheduled({ at, withdrawAt }: Schedule): string {
  if (at) return 'Scheduled';
  return withdrawAt ? 'Published until the chosen time' : 'Published';
}
