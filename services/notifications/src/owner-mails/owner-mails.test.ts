import { randomUUID } from 'node:crypto';
import { claimDecided } from '@town/contracts/owners/events';
import { listingHoursDue, listingStatisticsDue } from '@town/contracts/owners/mail-events';
import { useNotifications } from '../testing/notifications-harness.js';

const stack = useNotifications();

const listing = {
  id: randomUUID(),
  businessId: randomUUID(),
  businessName: 'Feed Store',
  email: 'ann@example.com',
  token: 'the-secret-of-this-mail',
};

const header = (name: string) =>
  stack.mail.to(listing.email)[0]?.headers.find(({ key }) => key === name)?.value;

function expectUnsubscribing(): void {
  const link = 'http://localhost:8080/account/mails?token=the-secret-of-this-mail';
  const [mail] = stack.mail.to(listing.email);
  expect(mail?.text).toContain(link);
  expect(mail?.html).toContain(`href="${link}"`);
  expect(header('list-unsubscribe')).toBe(
    '<http://localhost:8080/api/mail-links/unsubscribe?token=the-secret-of-this-mail>',
  );
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
}

test('an owner gets the statistics of a month and the month before once, and can unsubscribe', async () => {
  const counts = { seen: 1_200, opened: 34, called: 5, directions: 6, website: 7 };
  const before = { seen: 900, opened: 30, called: 0, directions: 1, website: 2 };
  const data = { ...listing, month: '2027-02', counts, before };
  await stack.publish(listingStatisticsDue, data, { times: 3 });
  await stack.settled();
  expect(stack.mail.received).toHaveLength(1);
  const [mail] = stack.mail.to(listing.email);
  expect(mail?.subject).toBe('Feed Store in February 2027');
  expect(mail?.text).toContain('Seen in lists: 1,200 (the month before: 900)');
  expect(mail?.text).toContain(`/account/listings/${listing.businessId}/statistics`);
  expectUnsubscribing();
});

test('an owner is asked to confirm the hours, with a link that needs no sign-in', async () => {
  await stack.publish(listingHoursDue, { ...listing, confirmedOn: '2027-01-05' }, { times: 3 });
  await stack.settled();
  expect(stack.mail.received).toHaveLength(1);
  const [mail] = stack.mail.to(listing.email);
  expect(mail?.subject).toBe('Are the hours of Feed Store still right?');
  expect(mail?.text).toContain('Last confirmed: January 5, 2027');
  expect(mail?.text).toContain('/account/hours?token=the-secret-of-this-mail');
  expectUnsubscribing();
});

test('a mail about access cannot be unsubscribed from', async () => {
  const { token: _, ...claim } = listing;
  const decided = { kind: 'claim', decision: 'approved', reason: null } as const;
  await stack.publish(claimDecided, { ...claim, ...decided });
  await stack.settled();
  expect(stack.mail.received).toHaveLength(1);
  expect(header('list-unsubscribe')).toBeUndefined();
});
