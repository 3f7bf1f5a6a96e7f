import { eventOverMessage } from '@town/contracts/calendar/messages';
import type { RecordContent } from '@town/contracts/managed-records/record-kind';
import { ValidationProblem } from '@town/service-kit/http/validation-problem';
import { isOver } from './own-event.js';

/**
 * Refuses an event that is over on a day: nobody would see it on the calendar. Visitors are told in the
 * form only, because the public call promises 201 for any date.
 */
export function refuseOver(content: RecordContent, today: string): void {
  if (isOver(content, today)) {
    throw new ValidationProblem([{ path: 'date', message: eventOverMessage }]);
  }
}
