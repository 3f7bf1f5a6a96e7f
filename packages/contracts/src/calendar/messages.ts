/** The error for a submitted event without title, date or category. */
export const eventRequiredMessage =
  'Please fill in all required fields (Title, Date, and Category).';
