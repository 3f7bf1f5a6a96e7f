import { randomUUID } from 'node:crypto';
import {
  advertiserApprovalUndone,
  advertiserApproved,
  advertiserStatusChanged,
  advertiserSubmitted,
} from '@town/contracts/advertisers/events';
import type { InboxItem } from '@town/contracts/inbox/record';
import { listingSubmitted } from '@town/contracts/listings/events';
import { mailFailed } from '@town/contracts/mails/events';
import type { EventContract } from '@town/contracts/messaging/cloud-event';
import {
  paymentDisputed,
  paymentRefunded,
  paymentRefundFailed,
} from '@town/contracts/payments/events';
import { emailHash } from '@town/service-kit/privacy/email-hash';
import { eventually } from '@town/service-kit/testing/eventually';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { readJson } from '@town/service-kit/testing/read-json';
import { useServiceWithBroker } from '@town/service-kit/testing/service-harness';
import { contentService } from '../content-service.js';

const { auth, settings } = useFakeAuth();
const { address, database, nats } = useServiceWithBroker(contentService, settings);

const call = (method: string, path: string) =>
  fetch(address(`/api/admin/inbox${path}`), {
    method,
    headers: { Authorization: `Bearer ${auth().tokenOf('editor')}` },
  });

const items = (query: string) => readJson<InboxItem[]>(call('GET', `?state=all&${query}`));

async function publish(contract: EventContract, data: unknown, time = new Date()): Promise<void> {
  const connection = await nats().connect();
  const { stream, subject } = contract;
  const event = {
    specversion: '1.0',
    id: randomUUID(),
    source: `/services/${stream.toLowerCase()}`,
    type: subject,
    time: time.toISOString(),
    datacontenttype: 'application/json',
    data,
  };
  await connection.jetstream().publish(subject, JSON.stringify(event));
  await connection.close();
}

const failure = (id: string, failedAt: Date) => ({
  id,
  kind: 'person-answer',
  recipient: 'ann@example.com',
  subject: 'Re: Opening hours',
  about: 'ann@example.com',
  failedAt: failedAt.toISOString(),
});

test('a failed mail becomes an item, can be sent again by staff, and is reopened when it fails again', async () => {
  const id = randomUUID();
  await publish(mailFailed, failure(id, new Date()));
  await eventually(async () =>
    expect(await items('kind=mail')).toMatchObject([
      { recordId: id, subject: 'Re: Opening hours', senderEmail: 'ann@example.com', state: 'open' },
    ]),
  );
  const [item] = await items('kind=mail');
  const retried = await readJson<InboxItem>(call('POST', `/${item!.id}/retry`));
  expect(retried).toMatchObject({ state: 'done', doneBy: 'editor@example.com' });
  expect((await call('POST', `/${item!.id}/retry`)).status).toBe(409);
  const asked = await database().query(
    `select 1 from outbox where subject = 'content.mail-retry-requested.v1'
     and event -> 'data' ->> 'id' = $1`,
    [id],
  );
  expect(asked).toHaveLength(1);
  await publish(mailFailed, failure(id, new Date()));
  await eventually(async () =>
    expect(await items('kind=mail')).toMatchObject([{ recordId: id, state: 'open' }]),
  );
});

test('a mail whose text has been removed cannot be sent again, nor can any other item', async () => {
  const [mail] = await items('kind=mail');
  await database().query(
    `update inbox_items set settled_at = now() - interval '31 days', state = 'open' where id = $1`,
    [mail!.id],
  );
  const late = await call('POST', `/${mail!.id}/retry`);
  expect(await late.json()).toMatchObject({
    status: 409,
    message: 'The text of a mail is kept for 30 days only.',
  });
});

test('each refund of a payment is an item, and so is each refund that the bank has rejected', async () => {
  const payment = {
    id: 'pi_1',
    plan: 'annual',
    amount: 495,
    customerEmail: 'dan@example.com',
    customerName: 'Dan',
    paidAt: '2027-06-12T23:05:00.000Z',
  };
  await publish(paymentRefunded, { ...payment, refunded: 100.5 });
  await publish(paymentRefunded, { ...payment, refunded: 495 });
  await publish(paymentRefundFailed, { ...payment, failed: 394.5, refunded: 100.5 });
  await eventually(async () => {
    const refunds = await items('kind=refund');
    expect(refunds.map(({ subject }) => subject).toSorted()).toEqual([
      '$100.50 of $495 refunded',
      '$495 of $495 refunded',
      'Refund of $394.50 was rejected by the bank',
    ]);
  });
  const [refund] = await items('kind=refund');
  expect((await call('POST', `/${refund!.id}/retry`)).status).toBe(409);
});

test('a disputed payment is one item, which is done once the bank has decided', async () => {
  // Still the 21st in the town's time zone.
  const evidenceDueAt = '2027-06-22T03:05:00.000Z';
  const disputed = (state: string) => ({
    ...{ id: 'pi_2', plan: 'annual', amount: 495, paidAt: '2027-06-12T23:05:00.000Z' },
    ...{ customerEmail: 'eve@example.com', customerName: 'Eve', cardOf: 'former-payer' },
    dispute: { id: 'du_1', state, amountCents: 49_500, reason: 'fraudulent', evidenceDueAt },
  });
  const states = async () => (await items('kind=dispute')).map(({ state }) => state);
  const later = (seconds: number) => new Date(Date.now() + seconds * 1000);
  await publish(paymentDisputed, disputed('needs-response'));
  await eventually(async () => expect(await states()).toEqual(['open']));
  const [item] = await items('kind=dispute');
  expect(item).toMatchObject({
    recordId: 'du_1',
    subject: '$495 of $495 disputed',
    details: expect.arrayContaining([
      { label: 'Card', value: 'Of a former payer of the plan' },
      { label: 'Evidence due on', value: '2027-06-21' },
    ]),
  });
  await publish(paymentDisputed, disputed('lost'), later(2));
  await eventually(async () => expect(await states()).toEqual(['done']));
  // This event arrives late.
  await publish(paymentDisputed, disputed('under-review'), later(1));
  await publish(paymentDisputed, {
    ...disputed('won'),
    dispute: { ...disputed('won').dispute, id: 'du_2' },
  });
  await eventually(async () => expect(await states()).toEqual(['done', 'done']));
});

const applicationOf = (id: string) => ({
  ...{ id, firstName: 'Cleo', lastName: 'Example', email: 'cleo@example.com' },
  ...{ phone: '830-555-0132', businessName: 'River Outfitters', businessType: 'retail' },
  ...{ businessDescription: null, businessAddress: null, businessWebsite: null },
  ...{ businessSocialMedia: null, isLocalBusiness: true, serviceAreas: '[]' },
  ...{ yearsInBusiness: 3, advertisingGoals: '[]', targetAudience: null },
  ...{ preferredPlan: 'monthly', interestedCategories: '[]', hearAboutUs: null },
  ...{ additionalComments: null, emailMarketing: true, phoneMarketing: false },
  ...{ status: 'pending', submittedAt: '2027-06-12T23:05:00.000Z', monthlyBudget: null },
  ...{ paymentIntentId: null, businessId: null },
});

test('data sent before an erasure that arrives after it is not stored', async () => {
  await database().query(
    `insert into erasures (id, email_hash, record_ids) values (gen_random_uuid(), $1, '{}')`,
    [emailHash('gone@example.com')],
  );
  const before = new Date(Date.now() - 60_000);
  const listing = {
    ...{ id: randomUUID(), businessName: 'Gone Shop', contactName: 'Gone Person' },
    ...{
      email: 'gone@example.com',
      phone: '830-555-0133',
      category: 'Other',
      address: '1 Main St',
    },
    ...{ website: null, description: 'We sold gizmos', socialMedia: null },
    ...{
      selectedPlan: 'basic',
      agreement: true,
      status: 'pending',
      submittedAt: before.toISOString(),
    },
  };
  await publish(listingSubmitted, listing, before);
  await publish(
    advertiserSubmitted,
    { ...applicationOf(randomUUID()), email: 'Gone@example.com' },
    before,
  );
  const kept = { ...listing, id: randomUUID(), email: 'stays@example.com' };
  await publish(listingSubmitted, kept, before);
  await publish(advertiserSubmitted, applicationOf(randomUUID()), before);
  await eventually(async () => {
    expect((await items('kind=listing')).map(({ senderEmail }) => senderEmail)).toContain(
      'stays@example.com',
    );
    expect((await items('kind=application')).map(({ senderEmail }) => senderEmail)).toContain(
      'cleo@example.com',
    );
  });
  const senders = (await items('')).map(({ senderEmail }) => senderEmail?.toLowerCase());
  expect(senders).not.toContain('gone@example.com');
  await database().query(`delete from inbox_items where kind in ('listing', 'application')`);
});

test('a mail caused before an erasure that fails after it stores no personal data', async () => {
  await database().query(
    `insert into erasures (id, email_hash, record_ids) values (gen_random_uuid(), $1, '{}')`,
    [emailHash('left@example.com')],
  );
  const [before, after] = [new Date(Date.now() - 60_000), new Date(Date.now() + 1_000)];
  const about = (email: string, causedAt: Date) => ({
    ...failure(randomUUID(), after),
    causedAt: causedAt.toISOString(),
    about: email,
  });
  const handled = async () =>
    (await database().query(`select 1 from inbox where consumer ~ 'open-item-when-mail-failed'`))
      .length;
  const handledBefore = await handled();
  const theirs = about('left@example.com', before);
  await publish(mailFailed, theirs);
  const own = about('left@example.com', after);
  await publish(mailFailed, own);
  const other = about('stays@example.com', before);
  await publish(mailFailed, other);
  await eventually(async () => expect(await handled()).toBe(handledBefore + 3));
  const recordIds = (await items('kind=mail')).map(({ recordId }) => recordId);
  expect(recordIds).toEqual(expect.arrayContaining([own.id, other.id]));
  expect(recordIds).not.toContain(theirs.id);
});

const statusOf = (id: string, previousStatus: string, status: string) => ({
  ...{ id, previousStatus, status },
  ...{ businessName: 'River Outfitters', email: 'cleo@example.com' },
});

test('an application that was decided before it arrived opens no item', async () => {
  const ids = { approved: randomUUID(), undone: randomUUID(), refused: randomUUID() };
  const at = (seconds: number) => new Date(Date.now() + seconds * 1000);
  await publish(advertiserApproved, applicationOf(ids.approved), at(1));
  await publish(advertiserApproved, applicationOf(ids.undone), at(1));
  await publish(advertiserApprovalUndone, { id: ids.undone, approval: 1 }, at(2));
  await publish(advertiserStatusChanged, statusOf(ids.refused, 'pending', 'inactive'), at(1));
  await eventually(async () => {
    const handled = await database().query(
      `select 1 from inbox where consumer ~ '(advertiser-approved|approval-undone|status-changed)'`,
    );
    expect(handled).toHaveLength(4);
  });
  for (const id of Object.values(ids)) await publish(advertiserSubmitted, applicationOf(id));
  await eventually(async () => {
    const found = await items('kind=application');
    const states = Object.values(ids).map(
      (id) => found.find((each) => each.recordId === id)?.state,
    );
    expect(states).toEqual(['done', 'open', 'done']);
  });
  await database().query(`delete from inbox_items where kind = 'application'`);
});

test('an approval closes the item of its application, and undoing the approval reopens it', async () => {
  const id = randomUUID();
  const application = applicationOf(id);
  const state = async () => (await items('kind=application'))[0]?.state;
  const later = (seconds: number) => new Date(Date.now() + seconds * 1000);
  await publish(advertiserSubmitted, application);
  await eventually(async () => expect(await state()).toBe('open'));
  await publish(advertiserApproved, application, later(1));
  await eventually(async () => expect(await state()).toBe('done'));
  await publish(advertiserApprovalUndone, { id, approval: 1 }, later(2));
  await eventually(async () => expect(await state()).toBe('open'));
});

test.each([
  ['a refusal', 'inactive'],
  ['an approval that needs no new business', 'active'],
])('%s closes the item of its application, and taking it back reopens it', async (_, decided) => {
  const id = randomUUID();
  const state = async () =>
    (await items('kind=application')).find(({ recordId }) => recordId === id)?.state;
  const later = (seconds: number) => new Date(Date.now() + seconds * 1000);
  await publish(advertiserSubmitted, applicationOf(id));
  await eventually(async () => expect(await state()).toBe('open'));
  await publish(advertiserStatusChanged, statusOf(id, 'contacted', decided), later(1));
  await eventually(async () => expect(await state()).toBe('done'));
  await publish(advertiserStatusChanged, statusOf(id, decided, 'contacted'), later(2));
  await eventually(async () => expect(await state()).toBe('open'));
});
