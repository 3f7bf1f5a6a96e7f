import { capitalize } from '../text/capitalize.js';

/** The error for a submitted event without title, date or category. */
export const eventRequiredMessage =
  'Please fill in all required fields (Title, Date, and Category).';

/** The error for a submitted event whose last day was before today, by the town's clock. */
export const eventOverMessage = 'This day is over. Please enter today or a later day';

/** The error for a date that is too far ahead. */
export const eventTooLateMessage = 'Please enter a date within the next two years';

/** The error for a repeated event that would begin long ago. */
export const repetitionTooEarlyMessage =
  'The first date of a repeated event must be within the last two years';

/** The error for a repetition that would end before today. */
export const noDateLeftMessage =
  'No date would be left. Please enter a later day, or cancel the event';

/** The error for a repetition that would have no date. */
export const endsBeforeFirstMessage = 'It must not end before its first date';

/** What can be wrong with the end of a rule. A form may have a field for it; the API has only the rule. */
export const repetitionEndMessages: readonly string[] = [
  endsBeforeFirstMessage,
  eventTooLateMessage,
  noDateLeftMessage,
];

/** The messages that a form shows at a field. The API has one message for all required fields. */
export const eventFieldMessage = (field: string, message: string) =>
  message === eventRequiredMessage ? `${capitalize(field)} is required` : message;
