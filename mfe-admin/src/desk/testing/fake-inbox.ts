import { visitDesk } from './fake-desk';

/** An item of the inbox, as the service answers it. */
export const anItem = (id: string, given: object = {}) => ({
  id,
  kind: 'message',
  recordId: `record-of-${id}`,
  recordKind: null,
  subject: `Subject of ${id}`,
  senderName: 'Ann Example',
  senderEmail: 'ann@example.com',
  senderPhone: '830-555-0100',
  details: [{ label: 'Message', value: 'When are you open?' }],
  state: 'open',
  assignee: null,
  dueOn: null,
  note: null,
  answers: [],
  receivedAt: '2027-03-09T20:05:00.000Z',
  doneBy: null,
  ...given,
});

export const session = { email: 'ada@example.com', role: 'editor', idleMinutes: 30 };
export const inboxPath = '/api/admin/inbox';

/** Visits a page of the inbox, which has a message and something of an unknown kind. */
export const visitInbox = (address: string, answers: Record<string, object> = {}) =>
  visitDesk(address, {
    'GET /api/admin/session': session,
    [`GET ${inboxPath}/counts`]: { all: 2, message: 1, event: 1 },
    [`GET ${inboxPath}`]: [
      anItem('one'),
      anItem('two', { kind: 'rumour', senderName: null }),
      { odd: 1 },
    ],
    [`GET ${inboxPath}/one`]: { ...anItem('one'), fromSameSender: [anItem('two')] },
    ...answers,
  });

/** Loads the pages, so that the first test does not wait for their compilation. */
export const loadInbox = () =>
  Promise.all([
    import('../desk-layout'),
    import('../inbox/inbox-page'),
    import('../inbox/item-page'),
  ]);
