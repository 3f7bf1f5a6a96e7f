/** Said where title, date or category are missing from a submitted event. */
export const eventRequiredMessage =
  'Please fill in all required fields (Title, Date, and Category).';
