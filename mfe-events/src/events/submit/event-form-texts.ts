import type { EventText } from '../../messages/use-text';
/** The form's name, here and on the server, which handles the form without scripts. */
export const eventFormName = 'event';

/** Where the form is on its page. Without scripts, the browser scrolls to it after each request. */
export const eventFormPlace = 'event-form';

/** @param waits whether staff review the event before it appears */
export const eventSubmitted = (waits: boolean, text: EventText) => ({
  title: text('Event Submitted Successfully!'),
  description: waits
    ? text('Your event will appear on the calendar after a look by our staff.')
    : text('Your event has been added to the calendar.'),
});

export const eventFailed = (text: EventText) => ({
  title: text('Error'),
  description: text('Failed to submit event. Please try again.'),
});
