import { type PersonalTable, townOffice } from '@town/service-kit/privacy/personal-table';

const sent = {
  table: 'inbox_items',
  email: 'sender_email',
  // Its words repeat what its other columns hold.
  secret: ['words'],
  others: { assignee: townOffice, done_by: townOffice, 'answers.by': townOffice },
};
/**
 * What leaves the item of an event without what it says of its sender. It is another version: a page that
 * was opened before must not save the note again.
 */
export const withoutSender = `version = version + 1, sender_email = null, sender_name = null, sender_phone = null, note = null, answers = '[]'`;
const isEvent = `kind = 'event'`;

/**
 * What people have sent. An erasure leaves the item of an event, which stays in the calendar or still
 * waits for the staff, without what it says of its sender.
 */
export const inboxSenders: PersonalTable[] = [
  {
    ...sent,
    shown: `select * from inbox_items where not ${isEvent}`,
    erasable: `not ${isEvent}`,
  },
  {
    ...sent,
    shown: `select * from inbox_items where ${isEvent}`,
    erasable: isEvent,
    without: withoutSender,
  },
];
