import { repetitionRefusal } from '@town/contracts/calendar/business-event-form';
import { eventOverMessage, noDateLeftMessage } from '@town/contracts/calendar/messages';
import type { RecordContent } from '@town/contracts/managed-records/record-kind';
import { ValidationProblem } from '@town/service-kit/http/validation-problem';
import { isOver } from './own-event.js';

/**
 * Refuses an event that is over, because it would not be visible. The public route does not call this,
 * because it promises 201 for any date; visitors get the message from the form.
 */
export function refuseOver(content: RecordContent, today: string): void {
  if (isOver(content, today)) {
    throw new ValidationProblem([{ path: 'date', message: eventOverMessage }]);
  }
}

/** The same for an event whose rule has changed. */
export function refuseNoDateLeft(content: RecordContent, today: string): void {
  if (isOver(content, today)) {
    throw new ValidationProblem([{ path: 'recurrence', message: noDateLeftMessage }]);
  }
}

/** Refuses a rule and a first date that an owner may not choose. */
export function refuseRepetition({ date, recurrence }: RecordContent): void {
  if (typeof recurrence !== 'string' || typeof date !== 'string') return;
  const refusal = repetitionRefusal(recurrence, date, new Date());
  if (refusal) throw new ValidationProblem([refusal]);
}
