import { expect } from '@playwright/test';
import { runningStack } from './staff';

/**
 * Returns the path of the link in the newest mail to an address that has such a link.
 * @param pattern matches the path with its token
 */
export async function mailedLink(
  email: string,
  pattern = /\/admin\/\S+token=\S+/,
): Promise<string> {
  const inbox = `${runningStack().mail.inbox}/email`;
  let path: string | undefined;
  await expect(async () => {
    const mails: { to: { address: string }[]; text: string }[] = await (await fetch(inbox)).json();
    const mail = mails.findLast(({ to, text }) => to[0]?.address === email && pattern.test(text));
    path = mail?.text.match(pattern)?.[0];
    expect(path).toBeTruthy();
  }).toPass();
  return path ?? '';
}
