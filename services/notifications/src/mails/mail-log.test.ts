import { Logger } from '@nestjs/common';
import { listingSubmitted } from '@town/contracts/listings/events';
import { requestFields } from '@town/service-kit/http/request-context';
import { useNotifications } from '../testing/notifications-harness.js';
import { listing } from '../testing/sample-events.js';

const stack = useNotifications();

/** The request that the log would name in each line about a mail, by the message of the line. */
let requests: { message: unknown; requestId: string | undefined }[];

beforeEach(() => {
  requests = [];
  for (const level of ['log', 'warn', 'error'] as const) {
    jest
      .spyOn(Logger.prototype, level)
      .mockImplementation((message: unknown, ..._fields: unknown[]) => {
        requests.push({ message, requestId: requestFields()['requestId'] });
      });
  }
});

afterEach(() => jest.restoreAllMocks());

const requestsOf = (line: string) =>
  requests.filter(({ message }) => message === line).map(({ requestId }) => requestId);

test('each line about a mail, and the event about its failure, name the request that caused it', async () => {
  stack.mail.refused.set('ben@example.com', 550);
  const first = await stack.publish(listingSubmitted, listing({ email: 'ada@example.com' }));
  const second = await stack.publish(listingSubmitted, listing({ email: 'ben@example.com' }));
  await stack.settled();
  // The staff have a mail about each, and Ada has one. An event without a request is named itself.
  expect(requestsOf('A mail was sent').sort()).toEqual([first, first, second].sort());
  expect(requestsOf('A mail was rejected')).toEqual([second]);
  const events = await stack.database.query(
    `select event ->> 'requestid' as "requestId" from outbox where event ->> 'type' like '%mail-failed%'`,
  );
  expect(events).toEqual([{ requestId: second }]);
});
