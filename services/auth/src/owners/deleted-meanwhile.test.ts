import { ownerDeleted } from '@town/contracts/owners/events';
import {
  passkeyCreationSchema,
  passkeyRequestSchema,
} from '@town/contracts/passkeys/passkey-messages';
import { eventually } from '@town/service-kit/testing/eventually';
import { useService } from '@town/service-kit/testing/service-harness';
import { DataSource, type QueryRunner } from 'typeorm';
import { authService } from '../auth-service.js';
import { outboxEvents } from '../testing/outbox-events.js';
import { OwnerBrowser } from '../testing/owner-client.js';
import { SoftwarePasskey } from '../testing/software-passkey.js';

const harness = useService(authService);
const { database } = harness;
const newBrowser = () => new OwnerBrowser(harness);

/** A simultaneous transaction of another request. */
let other: QueryRunner;
beforeEach(async () => {
  other = harness.service().app.get(DataSource).createQueryRunner();
  await other.startTransaction();
});
afterEach(() => other.release());

/** Sends a request that waits for the other transaction, which then commits. */
async function whileItWaits(call: () => Promise<Response>, goOn: () => Promise<unknown>) {
  const answer = call();
  await eventually(async () => {
    const waiting = await database().query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect(waiting).not.toEqual([]);
  });
  await goOn();
  await other.commitTransaction();
  return (await answer).status;
}

const lockOwner = (email: string) =>
  other.query('select 1 from owners where email = $1 for update', [email]);
const deleteOwner = (email: string) => other.query('delete from owners where email = $1', [email]);

async function begin(browser: OwnerBrowser) {
  const answer = await browser.send('POST', 'passkeys/options');
  return passkeyCreationSchema.parse(await answer.json());
}

test('starting to add a passkey while the account is deleted is answered with 401', async () => {
  const email = 'begins@example.com';
  const browser = await newBrowser().signIn(email);
  await deleteOwner(email);
  const status = await whileItWaits(
    () => browser.send('POST', 'passkeys/options'),
    async () => {},
  );
  expect(status).toBe(401);
});

test('adding a passkey while the account is deleted is answered with 401', async () => {
  const email = 'adds@example.com';
  const browser = await newBrowser().signIn(email);
  const { challenge } = await begin(browser);
  const credential = new SoftwarePasskey().attestation(challenge);
  await lockOwner(email);
  const status = await whileItWaits(
    () => browser.send('POST', 'passkeys', { challenge, name: 'Phone', credential }),
    () => deleteOwner(email),
  );
  expect(status).toBe(401);
});

test('a sign-in with a passkey while the account is deleted is refused', async () => {
  const email = 'enters@example.com';
  const browser = await newBrowser().signIn(email);
  const { challenge, user } = await begin(browser);
  const passkey = new SoftwarePasskey();
  const credential = passkey.attestation(challenge);
  await browser.send('POST', 'passkeys', { challenge, name: 'Phone', credential });
  const visitor = newBrowser();
  const options = await visitor.send('POST', 'sign-in/passkey/options');
  const { challenge: asked } = passkeyRequestSchema.parse(await options.json());
  await lockOwner(email);
  const status = await whileItWaits(
    () =>
      visitor.send('POST', 'sign-in/passkey', {
        challenge: asked,
        passkey: passkey.assertion(asked, user.id),
      }),
    () => deleteOwner(email),
  );
  expect(status).toBe(401);
});

test('an account that is deleted while its link is used is deleted afterwards', async () => {
  const email = 'both@example.com';
  const browser = await newBrowser().signIn(email);
  await newBrowser().askForLink(email);
  await other.query('select 1 from owner_links where email = $1 for update', [email]);
  const status = await whileItWaits(
    () => browser.send('DELETE', 'account'),
    () => lockOwner(email),
  );
  expect(status).toBe(204);
  expect((await outboxEvents(database(), ownerDeleted)).map((event) => event.email)).toEqual([
    email,
  ]);
});
