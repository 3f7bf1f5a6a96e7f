import { expect } from '@playwright/test';
import { runningStack } from './staff';

/**
 * The path of the link in the newest mail to somebody.
 * @param area the pages that it leads to: of staff, or of owners
 */
export async function mailedLink(
  email: string,
  area: 'admin' | 'account' = 'admin',
): Promise<string> {
  const link = new RegExp(`/${area}/\\S+token=\\S+`);
  const inbox = `${runningStack().mail.inbox}/email`;
  let path: string | undefined;
  await expect(async () => {
    const mails: { to: { address: string }[]; text: string }[] = await (await fetch(inbox)).json();
    const mail = mails.findLast(({ to, text }) => to[0]?.address === email && link.test(text));
    path = mail?.text.match(link)?.[0];
    expect(path).toBeTruthy();
  }).toPass();
  return path ?? '';
}
