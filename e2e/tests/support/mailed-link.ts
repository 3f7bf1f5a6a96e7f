import { expect } from '@playwright/test';
import { runningStack } from './staff';

/** The path of the link in the newest mail to somebody. */
export async function mailedLink(email: string): Promise<string> {
  const inbox = `${runningStack().mail.inbox}/email`;
  let path: string | undefined;
  await expect(async () => {
    const mails: { to: { address: string }[]; text: string }[] = await (await fetch(inbox)).json();
    const mail = mails.findLast(({ to }) => to[0]?.address === email);
    path = mail?.text.match(/\/admin\/\S+token=\S+/)?.[0];
    expect(path).toBeTruthy();
  }).toPass();
  return path ?? '';
}
