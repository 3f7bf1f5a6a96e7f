import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { Mailbox } from './mailbox.js';
import { readMessage } from './read-message.js';

const maximumBytes = 10 * 1024 * 1024;

/** Accepts every message for any recipient and forwards none. */
export function smtpInbox(mailbox: Mailbox): SMTPServer {
  return new SMTPServer({
    name: 'mail-inbox',
    banner: 'Local inbox: mail is not forwarded',
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: maximumBytes,
    disableReverseLookup: true,
    logger: false,
    onData(stream, session, done) {
      take(mailbox, stream, session).then(
        () => done(null, 'Kept'),
        (error: Error) => done(error),
      );
    },
  });
}

async function take(
  mailbox: Mailbox,
  stream: SMTPServerDataStream,
  { envelope }: SMTPServerSession,
): Promise<void> {
  const source = await buffer(stream);
  if (stream.sizeExceeded) {
    throw Object.assign(new Error('The message is too long'), { responseCode: 552 });
  }
  const from = envelope.mailFrom ? envelope.mailFrom.address : '';
  const to = envelope.rcptTo.map(({ address }) => address);
  mailbox.add(await readMessage(source, { from, to }), source);
}
