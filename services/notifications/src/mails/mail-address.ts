import * as z from 'zod/mini';

/** Who a mail is from or where its answer goes. */
export interface MailAddress {
  name: string;
  address: string;
}

const addressSchema = z.email();

/** Whether mail can go there: an address and nothing else, no list, no comment, no quotes. */
export function isMailAddress(text: string): boolean {
  return text.length <= 254 && addressSchema.safeParse(text).success;
}

/** Reads `Name <address>` or `address`; undefined where it is neither. */
export function readMailAddress(text: string): MailAddress | undefined {
  const [, name = '', inside] = /^([^<>\p{Cc}]*)<([^<>]+)>$/u.exec(text.trim()) ?? [];
  const address = (inside ?? text).trim();
  if (!isMailAddress(address)) return undefined;
  return { name: name.trim().replace(/^"(.*)"$/, '$1'), address };
}
