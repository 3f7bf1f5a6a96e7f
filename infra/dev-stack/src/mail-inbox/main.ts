import * as z from 'zod/mini';
import { inboxServer } from './inbox-server.js';
import { Mailbox } from './mailbox.js';
import { smtpInbox } from './smtp-inbox.js';

const port = z.pipe(z.coerce.number(), z.int().check(z.minimum(0), z.maximum(65_535)));

// The local inbox: an SMTP server that stores every mail and shows it to developers.
const { HOST, PORT, SMTP_PORT, MAIL_DIRECTORY } = z
  .object({ HOST: z.string(), PORT: port, SMTP_PORT: port, MAIL_DIRECTORY: z.string() })
  .parse(process.env);

const mailbox = new Mailbox(MAIL_DIRECTORY);
const smtp = smtpInbox(mailbox);
const web = inboxServer(mailbox);
smtp.on('error', (error) => console.error(error.message));
smtp.listen(SMTP_PORT, HOST, () => {
  web.listen(PORT, HOST, () => console.log(`Inbox: http://${HOST}:${PORT}`));
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    smtp.close(() => process.exit(0));
    web.close();
    web.closeAllConnections();
  });
}
