import * as z from 'zod/mini';

const mailsSchema = z.array(z.object({ messageId: z.string(), subject: z.string() }));

/**
 * How many mails have a subject, and how many different subjects they have. A mailbox shows a mail with the
 * same Message-ID once, however often it was delivered.
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
