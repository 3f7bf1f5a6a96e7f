import { randomUUID } from 'node:crypto';
import { createEvent } from '@town/contracts/messaging/cloud-event';
import { claimCodeRequested, ownerDeleted } from '@town/contracts/owners/events';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { readJson } from '@town/service-kit/testing/read-json';
import { useService } from '@town/service-kit/testing/service-harness';
import { DataSource } from 'typeorm';
import { catalogService } from '../../catalog-service.js';
import { hashMailToken, newMailToken } from '../../owner-mails/mail-tokens.js';
import { OwnerSite } from '../../testing/owner-site.js';
import { AcceptInvitationWhenOwnerSignedIn } from './accept-invitation-when-owner-signed-in.js';
import { RemoveOwnerWhenOwnerDeleted } from './remove-owner-when-owner-deleted.js';

const { auth, settings } = useFakeAuth();
const harness = useService(catalogService, settings);
const { database, service } = harness;
const site = new OwnerSite(harness, auth);
const all = { statistics: true, hours: true };
const none = { statistics: false, hours: false };

/** Handles the deletion of an account, dated `minutes` from now (negative: in the past). */
async function deleteAccount(
  email: string,
  minutes: number,
  id: string = randomUUID(),
): Promise<void> {
  const data = { id, email };
  const time = new Date(Date.now() + minutes * 60_000).toISOString();
  const event = { ...createEvent('auth', ownerDeleted, data), time };
  const handler = service().app.get(RemoveOwnerWhenOwnerDeleted, { strict: false });
  await service()
    .app.get(DataSource)
    .transaction((manager) => handler.handle(manager, data, event));
}

/** Stores a mail about a listing, and returns the secret of its links. */
async function sendMail(businessId: string, email: string, period: string): Promise<string> {
  const token = newMailToken();
  await database().query(
    `insert into owner_mails (business_id, kind, period, email, token_hash, due_at)
     values ($1, 'hours', $2, $3, $4, now())`,
    [businessId, period, email, hashMailToken(token)],
  );
  return token;
}
const mailsOf = (businessId: string) =>
  database().query('select email, period from owner_mails where business_id = $1', [businessId]);

test('the mail preferences of an account are deleted with it', async () => {
  const email = 'ann@example.com';
  await readJson(site.owner(email, 'PUT', 'mails', none));
  await deleteAccount(email, 1);
  expect(await readJson(site.owner(email, 'GET', 'mails'))).toEqual(all);
});

test('the preferences of a new account with the same address are kept when the deletion arrives late', async () => {
  const email = 'bea@example.com';
  await readJson(site.owner(email, 'PUT', 'mails', none));
  await deleteAccount(email, -1);
  expect(await readJson(site.owner(email, 'GET', 'mails'))).toEqual(none);
});

test('a code that a new account has requested stays valid when the deletion arrives late', async () => {
  const email = 'cleo@example.com';
  const mailbox = 'shop@example.com';
  const { id: businessId } = await site.business({ contactEmail: mailbox });
  await site.owner(email, 'POST', 'claims/code', { businessId });
  await deleteAccount(email, -1);
  const [mail] = await database().query<{ code: string }>(
    `select event -> 'data' ->> 'code' as code from outbox
     where subject = $1 and event -> 'data' ->> 'email' = $2`,
    [claimCodeRequested.subject, mailbox],
  );
  const proof = { businessId, code: mail!.code };
  expect((await site.owner(email, 'POST', 'claims/proof', proof)).status).toBe(200);
  await deleteAccount(email, 1);
  expect(await database().query('select 1 from claim_codes where email = $1', [email])).toEqual([]);
});

test('the address is removed from the mails of a deleted account, which are not sent again', async () => {
  const email = 'dora@example.com';
  const { id } = await site.ownedBusiness(email);
  await sendMail(id, email, '2031-Q1');
  await deleteAccount(email, 1);
  expect(await mailsOf(id)).toEqual([{ email: null, period: '2031-Q1' }]);
});

test('a mail that became due during the deletion of its account loses the address, too', async () => {
  const email = 'eve@example.com';
  const { id } = await site.ownedBusiness(email);
  await database().query(
    `update business_members set created_at = now() - interval '1 hour' where email = $1`,
    [email],
  );
  await sendMail(id, email, '2031-Q1');
  await deleteAccount(email, -1);
  expect(await mailsOf(id)).toEqual([{ email: null, period: '2031-Q1' }]);
});

test('the links of a mail to a new account still work when the deletion arrives late', async () => {
  const email = 'fay@example.com';
  const { id } = await site.ownedBusiness(email);
  const token = await sendMail(id, email, '2031-Q1');
  await deleteAccount(email, -1);
  const answer = await fetch(
    harness.address(`/api/mail-links/hours?${new URLSearchParams({ token })}`),
  );
  expect(answer.status).toBe(200);
});

test('a claim that is approved before the deletion arrives gives the account nothing', async () => {
  const email = 'gus@example.com';
  const { id } = await site.ownedBusiness(email);
  const [claim] = await database().query<{ account: string }>(
    'select owner_id as account from owner_requests where email = $1',
    [email],
  );
  await deleteAccount(email, -1, claim!.account);
  const left = await database().query(
    `select email from business_members where business_id = $1
     union all select email from owner_requests where business_id = $1`,
    [id],
  );
  expect(left).toEqual([]);
});

test('a late sign-in and deletion of the old account do not affect the new account', async () => {
  const email = 'hal@example.com';
  const { id } = await site.ownedBusiness(email);
  const old = randomUUID();
  const handler = service().app.get(AcceptInvitationWhenOwnerSignedIn, { strict: false });
  await handler.handle(service().app.get(DataSource).manager, { id: old, email });
  await deleteAccount(email, -1, old);
  expect((await site.listing(email, id)).role).toBe('owner');
});
