import { addressOf, type Stack } from './stack.js';

/** The server that the notifications service sends mail to. It may contain a password. */
export function smtpUrl(stack: Stack): string {
  return stack.settings.mail.smtpUrl ?? `smtp://${addressOf(stack, 'mail-smtp')}`;
}

/** What stack.json shows about mail: the server, without a password, and the inbox. */
export function mailAddresses(stack: Stack): { smtp: string; inbox?: string } {
  const given = stack.settings.mail.smtpUrl;
  if (!given) return { smtp: smtpUrl(stack), inbox: `http://${addressOf(stack, 'mail')}` };
  const { protocol, host } = new URL(given);
  return { smtp: `${protocol}//${host}` };
}
