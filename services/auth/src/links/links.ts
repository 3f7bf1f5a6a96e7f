/**
 * Mailed links: an invitation is valid for 72 hours, a link for a forgotten password for one hour. Each
 * works once, and a newer one invalidates the earlier ones. The database stores only hashes of their
 * tokens, so that nobody who reads it, or a backup, can use a link.
 */
import { randomUUID } from 'node:crypto';
import { type LinkPurpose, linkHours } from '@town/contracts/staff/passwords';
import { hashToken, makeToken } from '@town/service-kit/secret-token';
import { type EntityManager, IsNull, MoreThan } from 'typeorm';
import { AccountEntity } from '../accounts/account-entity.js';
import { endLinks } from './end-links.js';
import { LinkEntity } from './link-entity.js';

const hour = 60 * 60 * 1000;

/** Creates a link for an account, in the caller's transaction; returns the token for the mail. */
export async function makeLink(
  manager: EntityManager,
  accountId: string,
  purpose: LinkPurpose,
): Promise<string> {
  await endLinks(manager, accountId);
  const token = makeToken();
  const now = new Date();
  await manager.insert(LinkEntity, {
    id: randomUUID(),
    accountId,
    purpose,
    tokenHash: hashToken(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + linkHours[purpose] * hour),
  });
  return token;
}

/** How many links for a purpose an account has received within an hour. */
export function linksWithinHour(
  manager: EntityManager,
  accountId: string,
  purpose: LinkPurpose,
): Promise<number> {
  const createdAt = MoreThan(new Date(Date.now() - hour));
  return manager.countBy(LinkEntity, { accountId, purpose, createdAt });
}

/**
 * Finds the account of a valid link, and locks it until the transaction ends. Of two simultaneous requests
 * with one token, the second finds the link used.
 */
export async function findByLink(
  manager: EntityManager,
  token: string,
  purpose: LinkPurpose,
): Promise<AccountEntity | undefined> {
  const link = { tokenHash: hashToken(token), purpose };
  const found = await manager.findOneBy(LinkEntity, link);
  if (!found) return undefined;
  const account = await manager.findOne(AccountEntity, {
    where: { id: found.accountId, disabledAt: IsNull() },
    lock: { mode: 'pessimistic_write' },
  });
  const expiresAt = MoreThan(new Date());
  const counts = await manager.existsBy(LinkEntity, { ...link, endedAt: IsNull(), expiresAt });
  return account && counts ? account : undefined;
}
