import type { RecordContent } from '@town/contracts/managed-records/record-kind';
import { exceptionsIn } from './exceptions.js';

/** Whether a recurring event excludes a date, so that the address of the date is not found. */
export const leavesOutDate = (content: RecordContent, date: string): boolean =>
  exceptionsIn(content).some((each) => each.change === 'out' && each.date === date);
