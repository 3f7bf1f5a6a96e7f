import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { portOf } from '@town/process-kit/port-of';
import type { SMTPServer } from 'smtp-server';
import { inboxServer } from './inbox-server.js';
import { Mailbox } from './mailbox.js';
import { smtpInbox } from './smtp-inbox.js';
import type { StoredMessage } from './stored-message.js';

const folder = mkdtempSync(join(tmpdir(), 'town-inbox-'));
let smtp: SMTPServer;
let web: Server = createServer();
let url = '';

async function open(): Promise<void> {
  const mailbox = new Mailbox(folder);
  smtp = smtpInbox(mailbox);
  await once(smtp.listen(0, '127.0.0.1'), 'listening');
  web = inboxServer(mailbox).listen(0, '127.0.0.1');
  await once(web, 'listening');
  url = `http://127.0.0.1:${portOf(web)}`;
}

async function close(): Promise<void> {
  web.closeAllConnections();
  web.close();
  await new Promise<void>((resolve) => smtp.close(resolve));
}

beforeEach(open);

afterEach(async () => {
  await fetch(`${url}/email/all`, { method: 'DELETE' });
  await close();
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Sends a message by SMTP, line by line, and returns the server's replies. */
async function send(message: string[], to = 'ann@example.com'): Promise<string> {
  const socket = connect(portOf(smtp.server), '127.0.0.1');
  const answers = socket.setEncoding('utf8')[Symbol.asyncIterator]();
  const answer = async () => String((await answers.next()).value);
  await answer();
  for (const line of ['EHLO test', 'MAIL FROM:<guide@example.com>', `RCPT TO:<${to}>`, 'DATA']) {
    socket.write(`${line}\r\n`);
    await answer();
  }
  socket.write(`${message.join('\r\n')}\r\n.\r\n`);
  const last = await answer();
  socket.end('QUIT\r\n');
  return last;
}

const message = (id: string, ...more: string[]) => [
  'From: "Guide, the" <guide@example.com>',
  'To: Ann <ann@example.com>',
  'Reply-To: bea@example.com',
  'Subject: =?utf-8?q?H=C3=A9llo?=',
  `Message-ID: <${id}@example.com>`,
  'Date: Sat, 12 Jun 2027 23:05:00 +0000',
  'X-Kind: one',
  ...more,
  'Content-Type: multipart/alternative; boundary=b',
  '',
  '--b',
  'Content-Type: text/plain; charset=utf-8',
  '',
  'Good day',
  '--b',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<p>Good day<script>alert(1)</script></p>',
  '--b--',
];

const list = async (): Promise<StoredMessage[]> =>
  JSON.parse(await (await fetch(`${url}/email`)).text());

test('a message sent by SMTP is listed with the fields of maildev', async () => {
  expect(await send(message('1'))).toMatch(/^250 .*Kept/m);
  const [mail, ...others] = await list();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    subject: 'Héllo',
    from: [{ address: 'guide@example.com', name: 'Guide, the' }],
    to: [{ address: 'ann@example.com', name: 'Ann' }],
    replyTo: [{ address: 'bea@example.com', name: '' }],
    date: '2027-06-12T23:05:00.000Z',
    messageId: '<1@example.com>',
    headers: { 'x-kind': 'one', 'message-id': '<1@example.com>' },
    envelope: { from: 'guide@example.com', to: ['ann@example.com'] },
    deliveries: 1,
  });
  expect(mail?.text.trim()).toBe('Good day');
  expect(mail?.html).toContain('<p>Good day');
  expect(await (await fetch(`${url}/email/${mail?.id}`)).json()).toEqual(mail);
  const source = await (await fetch(`${url}/email/${mail?.id}/source`)).text();
  expect(source).toContain('=?utf-8?q?H=C3=A9llo?=');
});

test('a message that is delivered twice is stored once and counted', async () => {
  await send(message('1'));
  await send(message('1'));
  await send(message('1'), 'other@example.com');
  await send(message('2'));
  expect((await list()).map(({ deliveries }) => deliveries)).toEqual([2, 1, 1]);
});

test('messages outlive the process, and a file that a crash left half written is ignored', async () => {
  await send(message('1'));
  const before = await list();
  await close();
  writeFileSync(join(folder, 'half.json'), '{"id":');
  await open();
  expect(await list()).toEqual(before);
});

test('messages can be removed, one or all', async () => {
  for (const id of ['1', '2', '3']) await send(message(id));
  const [first] = await list();
  await fetch(`${url}/email/${first?.id}`, { method: 'DELETE' });
  expect(await list()).toHaveLength(2);
  await fetch(`${url}/email/all`, { method: 'DELETE' });
  expect(await list()).toEqual([]);
  expect((await fetch(`${url}/email/${first?.id}`)).status).toBe(404);
});

test('the page shows a message without running its content', async () => {
  await send(message('1'));
  const [mail] = await list();
  const page = await (await fetch(url)).text();
  expect(page).toContain(`<a href="/email/${mail?.id}/page">Héllo</a>`);
  const own = await (await fetch(`${url}/email/${mail?.id}/page`)).text();
  expect(own).toContain('Good day');
  expect(own).not.toContain('<script>');
  const html = await fetch(`${url}/email/${mail?.id}/html`);
  expect(html.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
});
