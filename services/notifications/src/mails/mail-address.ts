import * as z from 'zod/mini';

/** The sender of a mail, or the address for replies to it. */
export interface MailAddress {
  name: string;
  address: string;
}

const addressSchema = z.email();

/** Whether this is a plain address to which mail can be sent: no list, no comment, no quotes. */
export function isMailAddress(text: string): boolean {
  return text.length <= 254 && addressSchema.safeParse(text).success;
}

/** Parses `Name <address>` or `address`; returns undefined for anything else. */
export function readMailAddress(text: string): MailAddress | undefined {
  const [, name = '', inside] = /^([^<>\p{Cc}]*)<([^<>]+)>$/u.exec(text.trim()) ?? [];
  const address = (inside ?? text).trim();
  if (!isMailAddress(address)) return undefined;
  return { name: name.trim().replace(/^"(.*)"$/, '$1'), address };
}
