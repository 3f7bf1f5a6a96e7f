import { fileURLToPath } from 'node:url';
import { contactMessageReceived } from '@town/contracts/contact-messages/events';
import { listingSubmitted } from '@town/contracts/listings/events';
import { eventually } from '@town/service-kit/testing/eventually';
import { NatsServer } from '@town/service-kit/testing/nats-server';
import { ServiceProcess } from '@town/service-kit/testing/service-process';
import { createTestDatabase, type TestDatabase } from '@town/service-kit/testing/test-database';
import { messaging } from '../messaging.js';
import { MailServer } from '../testing/mail-server.js';
import { mailEnvironment } from '../testing/notifications-harness.js';
import { publishEvent } from '../testing/publish-event.js';
import { contactMessage, listing } from '../testing/sample-events.js';

const program = fileURLToPath(new URL('../main.js', import.meta.url));

let nats: NatsServer;
let database: TestDatabase;
let mail: MailServer;
let service: ServiceProcess;

beforeEach(async () => {
  [nats, database, mail] = await Promise.all([
    NatsServer.start(messaging),
    createTestDatabase(),
    MailServer.planned(),
  ]);
});

afterEach(async () => {
  await service.kill();
  await mail.stop();
  await nats.remove();
  await database.drop();
});

function start(smtpUrl: string): void {
  service = new ServiceProcess(program, {
    DATABASE_URL: database.url,
    NATS_URL: nats.url,
    ...mailEnvironment(smtpUrl),
  });
  service.start();
}

/** Publishes an event, and retries until its stream exists. */
const publish: typeof publishEvent = (...publication) =>
  eventually(() => publishEvent(...publication));

const states = () => database.query('select state from mails');

test('if it is killed after the mail server has accepted a mail and before that is recorded, it sends the same mail again', async () => {
  await mail.resume();
  let killed: Promise<unknown> | undefined;
  mail.beforeAnswer = async () => {
    killed ??= service.kill();
    await killed;
  };
  start(mail.url);
  await publish(nats, contactMessageReceived, contactMessage());
  await eventually(() => killed !== undefined);
  await killed;
  expect(await states()).toEqual([{ state: 'waiting' }]);
  // Ends the lease of the killed process, without waiting for it.
  await database.query('update mails set due_at = now()');
  start(mail.url);
  await eventually(async () => expect(await states()).toEqual([{ state: 'sent' }]));
  expect(mail.received).toHaveLength(2);
  const [first, second] = mail.received;
  expect(first?.messageId).toMatch(/^<.+@town\.example>$/);
  expect(second?.messageId).toBe(first?.messageId);
  expect(second?.date).toBe(first?.date);
});

test('neither a password nor an address ever appears in the log', async () => {
  await mail.resume({
    disabledCommands: ['STARTTLS'],
    onAuth: (_auth, _session, done) => done(new Error('Wrong: pass-word-7')),
  });
  start(`smtp://postman:pass-word-7@127.0.0.1:${mail.port}`);
  await publish(nats, listingSubmitted, listing());
  await eventually(() => service.output.includes('The mail server cannot be reached'));
  await mail.stop();
  mail.refused.set('bea@example.com', 550);
  await mail.resume();
  await eventually(async () =>
    expect((await states()).sort()).toEqual(
      expect.arrayContaining([{ state: 'sent' }, { state: 'failed' }]),
    ),
  );
  await eventually(() => service.output.includes('A mail was rejected'));
  expect(service.output).toContain('"status":535');
  expect(service.output).toContain('"status":550');
  expect(service.output).not.toMatch(/pass-word-7|postman|bea@|Cypress Bakery/i);
});

test('without a valid mail server in its configuration it does not start, and the error shows no value', async () => {
  start('imap://postman:pass-word-7@mail.example');
  expect(await service.exited()).toBe(1);
  expect(service.output).toContain('SMTP_URL: must be an smtp:// or smtps:// address');
  expect(service.output).not.toContain('pass-word-7');
});
