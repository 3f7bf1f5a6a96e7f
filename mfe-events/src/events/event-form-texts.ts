/** The form's name, here and where it is posted without scripts. */
export const eventFormName = 'event';

/** @param waits whether a member of the staff looks at the event before it appears */
export const eventSubmitted = (waits: boolean) => ({
  title: 'Event Submitted Successfully!',
  description: waits
    ? 'Your event will appear on the calendar after a look by our staff.'
    : 'Your event has been added to the calendar.',
});

export const eventFailed = {
  title: 'Error',
  description: 'Failed to submit event. Please try again.',
};
