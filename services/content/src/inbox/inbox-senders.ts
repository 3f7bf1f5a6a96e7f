import { type PersonalTable, townOffice } from '@town/service-kit/privacy/personal-table';

const sent = {
  table: 'inbox_items',
  email: 'sender_email',
  // The words repeat the content of its other columns.
  secret: ['words'],
  others: { assignee: townOffice, done_by: townOffice, 'answers.by': townOffice },
};
/**
 * The changes that remove the sender's data from an event's item. They increase the version, so that a page
 * opened before cannot save the old note again.
 */
export const withoutSender = `version = version + 1, sender_email = null, sender_name = null, sender_phone = null, note = null, answers = '[]'`;
const isEvent = `kind = 'event'`;

/**
 * The personal data of senders. An erasure keeps the item of an event, because the event stays in the
 * calendar or still awaits a decision, but removes the sender's data from it.
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
