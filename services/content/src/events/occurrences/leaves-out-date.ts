import type { RecordContent } from '@town/contracts/managed-records/record-kind';
import * as z from 'zod/mini';

const leftOutSchema = z.object({ date: z.iso.date(), change: z.literal('out') });

/** Whether a recurring event excludes a date, so that the address of the date is not found. */
export function leavesOutDate({ exceptions }: RecordContent, date: string): boolean {
  if (!Array.isArray(exceptions)) return false;
  return exceptions.some((each: unknown) => leftOutSchema.safeParse(each).data?.date === date);
}
