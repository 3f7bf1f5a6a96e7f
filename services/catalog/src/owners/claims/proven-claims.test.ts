import { problemSchema } from '@town/contracts/api/problem';
import { type ClaimWays, claimWaysSchema, type OwnerClaim } from '@town/contracts/owners/claims';
import { claimCodeRequested, claimDecided, claimSubmitted } from '@town/contracts/owners/events';
import type { OwnerRequest } from '@town/contracts/owners/owner-requests';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { readJson } from '@town/service-kit/testing/read-json';
import { useService } from '@town/service-kit/testing/service-harness';
import { catalogService } from '../../catalog-service.js';
import { OwnerSite } from '../../testing/owner-site.js';

const { auth, settings } = useFakeAuth();
const harness = useService(catalogService, settings);
const { database } = harness;
const site = new OwnerSite(harness, auth);

afterEach(() => {
  site.language = undefined;
});

let made = 0;
/** Every test uses its own mailbox and claimant, because both have a daily limit. */
const mailbox = () => `jane${++made}@pieshop.example`;
const claimant = () => `bea${++made}@example.com`;

const shop = (contactEmail: string | null = mailbox()) => site.business({ contactEmail });
const ways = (email: string | null, id: string) =>
  site.owner(email, 'GET', `claims/ways?businessId=${id}`);
const askForCode = (email: string | null, businessId: string) =>
  site.owner(email, 'POST', 'claims/code', { businessId });
const prove = (email: string | null, businessId: string, code: string) =>
  site.owner(email, 'POST', 'claims/proof', { businessId, code });
const proveByAddress = (email: string | null, businessId: string) =>
  site.owner(email, 'POST', 'claims/address', { businessId });
const decided = () => readJson<OwnerRequest[]>(site.staff('GET', 'claims?status=decided'));

async function events(subject: string, key: string, value: string) {
  const rows = await database().query<{ data: Record<string, string> }>(
    `select event -> 'data' as data from outbox
     where subject = $1 and event -> 'data' ->> $2 = $3 order by event ->> 'time'`,
    [subject, key, value],
  );
  return rows.map(({ data }) => data);
}

/** The code of the newest mail to an address. */
async function mailedCode(email: string): Promise<string> {
  const mails = await events(claimCodeRequested.subject, 'email', email);
  return mails.at(-1)!['code']!;
}

/** A code that is certainly wrong. */
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

test('the correct code makes an owner at once, and stores a decided claim', async () => {
  const [email, to] = [claimant(), mailbox()];
  const { id } = await shop(to);
  const shown = claimWaysSchema.parse(await readJson(ways(email, id)));
  expect(shown).toEqual({ email: 'j•••@pieshop.example', yours: false });
  const sent = await askForCode(email, id);
  expect([sent.status, await sent.text()]).toEqual([202, '']);
  const [mail] = await events(claimCodeRequested.subject, 'email', to);
  expect(mail).toMatchObject({
    claimant: 'b•••@example.com',
    code: expect.stringMatching(/^\d{6}$/),
  });
  const code = mail!['code']!;
  const claim = await readJson<OwnerClaim>(
    prove(email, id, ` ${code.slice(0, 3)} ${code.slice(3)} `),
  );
  expect(claim).toMatchObject({ businessId: id, status: 'approved' });
  expect((await site.listing(email, id)).role).toBe('owner');
  expect((await decided()).find((each) => each.id === claim.id)).toMatchObject({
    proof: 'code',
    evidence: null,
    decidedBy: 'system',
    onRecord: { email: to, members: [email] },
  });
  expect(await events(claimSubmitted.subject, 'id', claim.id)).toEqual([]);
  expect(await events(claimDecided.subject, 'id', claim.id)).toMatchObject([{ email }]);
  expect(await events('catalog.audited.v1', 'id', claim.id)).toMatchObject([
    { actor: 'system', action: 'approve', kind: 'claims', after: { proof: 'code' } },
  ]);
});

test('a code is valid once, only for its claimant and its business', async () => {
  const [email, to] = [claimant(), mailbox()];
  const [first, second] = [await shop(to), await shop(to)];
  await askForCode(email, first.id);
  const code = await mailedCode(to);
  expect((await prove(claimant(), first.id, code)).status).toBe(400);
  expect((await prove(email, second.id, code)).status).toBe(400);
  const both = await Promise.all([prove(email, first.id, code), prove(email, first.id, code)]);
  expect(both.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  expect((await prove(email, first.id, code)).status).toBe(400);
});

test('five wrong attempts invalidate a code, also five at once, and a new code is valid', async () => {
  const [email, to] = [claimant(), mailbox()];
  const { id } = await shop(to);
  await askForCode(email, id);
  const code = await mailedCode(to);
  const tries = Array.from({ length: 5 }, () => prove(email, id, wrong(code)));
  const answers = await Promise.all(tries);
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
  expect((await prove(email, id, code)).status).toBe(400);
  await askForCode(email, id);
  expect((await prove(email, id, await mailedCode(to))).status).toBe(200);
});

test('an expired code, a replaced one and one for a previous address are invalid', async () => {
  const [email, to] = [claimant(), mailbox()];
  const business = await shop(to);
  await askForCode(email, business.id);
  const replaced = await mailedCode(to);
  await askForCode(email, business.id);
  const late = await mailedCode(to);
  if (replaced !== late) expect((await prove(email, business.id, replaced)).status).toBe(400);
  await database().query(
    `update claim_codes set expires_at = now() - interval '1 second' where email = $1`,
    [email],
  );
  expect((await prove(email, business.id, late)).status).toBe(400);
  await askForCode(email, business.id);
  await readJson(
    site.staff('PUT', `businesses/${business.id}`, { contactEmail: mailbox() }, business.version),
  );
  expect((await prove(email, business.id, await mailedCode(to))).status).toBe(400);
});

test('without an address on record every response is the same', async () => {
  const { id } = await shop(null);
  const email = claimant();
  expect(await readJson<ClaimWays>(ways(email, id))).toEqual({ email: null, yours: false });
  const to = mailbox();
  const other = await shop(to);
  const [unsent, sent] = [await askForCode(email, id), await askForCode(email, other.id)];
  expect([unsent.status, await unsent.text()]).toEqual([sent.status, await sent.text()]);
  const code = await mailedCode(to);
  const refused = async (business: string) => {
    const answer = await prove(email, business, wrong(code));
    return [answer.status, problemSchema.parse(await answer.json()).errors];
  };
  expect(await refused(id)).toEqual(await refused(other.id));
});

test('for a business with an owner a correct code is only evidence, and the staff decide', async () => {
  const [email, to] = [claimant(), mailbox()];
  const { id } = await site.ownedBusiness(claimant(), { contactEmail: to });
  await askForCode(email, id);
  const claim = await readJson<OwnerClaim>(prove(email, id, await mailedCode(to)));
  expect(claim.status).toBe('pending');
  expect((await site.owner(email, 'GET', `listings/${id}`)).status).toBe(404);
  const waiting = await readJson<OwnerRequest[]>(site.staff('GET', 'claims?status=pending'));
  expect(waiting.find((each) => each.id === claim.id)).toMatchObject({ proof: 'code' });
  expect(await events(claimSubmitted.subject, 'id', claim.id)).toHaveLength(1);
  await readJson(site.staff('POST', `claims/${claim.id}/decision`, { decision: 'approved' }));
  expect((await site.listing(email, id)).role).toBe('manager');
});

test('a code approves a pending claim, and a manager of the business cannot request a code', async () => {
  const [email, to] = [claimant(), mailbox()];
  const { id } = await shop(to);
  const evidence = 'Please call the number on record';
  const waits = await readJson<OwnerClaim>(
    site.owner(email, 'POST', 'claims', { businessId: id, evidence }),
  );
  await askForCode(email, id);
  const claim = await readJson<OwnerClaim>(prove(email, id, await mailedCode(to)));
  expect(claim).toMatchObject({ id: waits.id, status: 'approved', evidence });
  expect((await askForCode(email, id)).status).toBe(409);
});

test('a person who signed in with the address on record needs no code, even when the limit is used up', async () => {
  const to = mailbox();
  const { id } = await shop(to.toUpperCase());
  for (let i = 0; i < 5; i += 1) await askForCode(claimant(), id);
  expect((await askForCode(claimant(), id)).status).toBe(429);
  expect(await readJson<ClaimWays>(ways(to, id))).toMatchObject({ yours: true });
  const both = await Promise.all([proveByAddress(to, id), proveByAddress(to, id)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await site.listing(to, id)).role).toBe('owner');
  const claim = (await decided()).find(({ businessId }) => businessId === id);
  expect(claim).toMatchObject({ proof: 'address', decidedBy: 'system' });
});

test('signing in with a different address than the one on record proves nothing', async () => {
  const [known, unknown] = [await shop(), await shop(null)];
  const email = claimant();
  for (const { id } of [known, unknown]) {
    expect((await proveByAddress(email, id)).status).toBe(403);
    expect((await site.owner(email, 'GET', `listings/${id}`)).status).toBe(404);
  }
});

test('for a business with an owner the address on record is only evidence, and the staff decide', async () => {
  const to = mailbox();
  const { id } = await site.ownedBusiness(claimant(), { contactEmail: to });
  const claim = await readJson<OwnerClaim>(proveByAddress(to, id));
  expect(claim.status).toBe('pending');
  const waiting = await readJson<OwnerRequest[]>(site.staff('GET', 'claims?status=pending'));
  expect(waiting.find((each) => each.id === claim.id)).toMatchObject({ proof: 'address' });
});

test('a business, a claimant and a mailbox each have a limit of five codes a day', async () => {
  const business = await shop();
  const statuses: number[] = [];
  for (let i = 0; i < 6; i += 1) statuses.push((await askForCode(claimant(), business.id)).status);
  expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);

  const email = claimant();
  const shops = await Promise.all(Array.from({ length: 6 }, () => shop()));
  const answers = await Promise.all(shops.map(({ id }) => askForCode(email, id)));
  expect(answers.map(({ status }) => status).sort()).toEqual([202, 202, 202, 202, 202, 429]);

  const to = mailbox();
  const chain = await Promise.all(Array.from({ length: 6 }, () => shop(to)));
  const sent = await Promise.all(chain.map(({ id }) => askForCode(claimant(), id)));
  // The last response does not reveal that no mail was sent.
  expect(sent.every(({ status }) => status === 202)).toBe(true);
  expect(await events(claimCodeRequested.subject, 'email', to)).toHaveLength(5);
});

test('a business cannot be proven when it is not public, does not exist, or nobody is signed in', async () => {
  const { id } = await shop();
  const draft = await site.business({ state: 'draft', contactEmail: mailbox() });
  const missing = '00000000-0000-4000-8000-000000000000';
  for (const forged of [draft.id, missing]) {
    const email = claimant();
    const calls = [
      ways(email, forged),
      askForCode(email, forged),
      prove(email, forged, '123456'),
      proveByAddress(email, forged),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  }
  const signedOut = [
    ways(null, id),
    askForCode(null, id),
    prove(null, id, '123456'),
    proveByAddress(null, id),
  ];
  expect((await Promise.all(signedOut)).map(({ status }) => status)).toEqual([401, 401, 401, 401]);
  const email = claimant();
  const wrongForm = [askForCode(email, 'x'), prove(email, id, '12345'), prove(email, id, '12345x')];
  expect((await Promise.all(wrongForm)).map(({ status }) => status)).toEqual([400, 400, 400]);
  const foreign = await fetch(harness.address('/api/owner/claims/code'), {
    method: 'POST',
    headers: {
      ...auth().ownerHeaders(email),
      Origin: 'https://evil.example',
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ businessId: id }),
  });
  expect(foreign.status).toBe(403);
});

test.each([
  ['es', 'es'],
  ['xx', 'en'],
  [undefined, undefined],
])('a code that is asked for on a page in %s is to be mailed in %s', async (named, expected) => {
  const to = mailbox();
  const { id } = await shop(to);
  site.language = named;
  expect((await askForCode(claimant(), id)).status).toBe(202);
  const mails = await events(claimCodeRequested.subject, 'email', to);
  expect(mails.map((mail) => mail['language'])).toEqual([expected]);
});
