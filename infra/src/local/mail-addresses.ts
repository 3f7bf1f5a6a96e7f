import { addressOf, type Stack } from './stack.js';

/** Where the notifications service hands in its mail; it may hold a password. */
export function smtpUrl(stack: Stack): string {
  return stack.settings.mail.smtpUrl ?? `smtp://${addressOf(stack, 'mail-smtp')}`;
}

/** What stack.json tells of mail: where it goes, without a password, and where it can be read. */
export function mailAddresses(stack: Stack): { smtp: string; inbox?: string } {
  const given = stack.settings.mail.smtpUrl;
  if (!given) return { smtp: smtpUrl(stack), inbox: `http://${addressOf(stack, 'mail')}` };
  const { protocol, host } = new URL(given);
  return { smtp: `${protocol}//${host}` };
}
