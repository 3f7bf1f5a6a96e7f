import { capitalize } from '../text/capitalize.js';

/** The error for a submitted event without title, date or category. */
export const eventRequiredMessage =
  'Please fill in all required fields (Title, Date, and Category).';

/** What a form says at a field: the API has one message for all required fields. */
export const eventFieldMessage = (field: string, message: string) =>
  message === eventRequiredMessage ? `${capitalize(field)} is required` : message;
