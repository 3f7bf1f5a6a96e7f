import { createHash, randomBytes } from 'node:crypto';
import { NotFoundException } from '@nestjs/common';
import type { OwnerMailKind } from '@town/contracts/owners/mails';
import type { EntityManager } from 'typeorm';

/** A mail that was sent to an owner. */
export interface SentMail {
  businessId: string;
  kind: OwnerMailKind;
  email: string;
}

/** Creates the secret for the links of a mail. */
export function newMailToken(): string {
  return randomBytes(24).toString('base64url');
}

/** The hash of the secret, which is all that the database stores. */
export function hashMailToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** @throws NotFoundException when no mail has this secret, or its address was removed */
export async function mailOf(manager: EntityManager, token: string): Promise<SentMail> {
  const [mail] = await manager.query<SentMail[]>(
    `select business_id as "businessId", kind, email from owner_mails
     where token_hash = $1 and email is not null`,
    [hashMailToken(token)],
  );
  if (!mail) throw new NotFoundException('This link no longer works');
  return mail;
}
