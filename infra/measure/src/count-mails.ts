import * as z from 'zod/mini';

const mailsSchema = z.array(z.object({ messageId: z.string(), subject: z.string() }));

/**
 * The number of mails with a subject, and the number of different subjects. A mailbox shows mails with the
 * same Message-ID once, however often they were delivered.
 * @param inbox the address of the mail inbox
 */
export async function countMails(
  inbox: string,
  subject: RegExp,
): Promise<{ mails: number; about: number }> {
  const all = mailsSchema.parse(await (await fetch(`${inbox}/email`)).json());
  const found = all.filter((mail) => subject.test(mail.subject));
  return {
    mails: new Set(found.map(({ messageId }) => messageId)).size,
    about: new Set(found.map((mail) => mail.subject)).size,
  };
}
