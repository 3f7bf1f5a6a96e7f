/**
 * Codes that are mailed to the address which a business has on record. A code has six digits and is valid
 * for 15 minutes, until five wrong attempts, or until the next code. No response reveals whether a mail was
 * sent: a code without a recipient is stored like any other.
 */
import { createHash, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { claimCodeRequested } from '@town/contracts/owners/events';
import type { Language } from '@town/contracts/pages/languages';
import { Outbox } from '@town/service-kit/events/outbox';
import { TooManyRequests } from '@town/service-kit/http/retry-later';
import { ValidationProblem } from '@town/service-kit/http/validation-problem';
import { RequestLimit } from '@town/service-kit/limits/request-limit';
import { emailHash } from '@town/service-kit/privacy/email-hash';
import { DataSource, type EntityManager } from 'typeorm';
import { ClaimCodeEntity } from './claim-code-entity.js';
import { maskEmail } from './mask-email.js';

/** How long a code is valid. */
export const codeMinutes = 15;
const attempts = 5;
/** Limit per day for each business, each claimant and each mailbox. */
const codesPerDay = 5;
const daySeconds = 24 * 60 * 60;

/** A business with the address that it has on record. */
export interface Recorded {
  id: string;
  name: string;
  contactEmail: string | null;
}

@Injectable()
export class ClaimCodes {
  constructor(
    private readonly dataSource: DataSource,
    private readonly limit: RequestLimit,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Sends a code to the address on record, if there is one.
   * @param language that of the claimant's page
   * @throws TooManyRequests when the business or the claimant has reached the daily limit
   */
  async send(business: Recorded, email: string, language?: Language): Promise<void> {
    // The claimant first: a refused claimant must not use up the limit of the business.
    await this.count('claim-codes-of-claimant', email);
    await this.count('claim-codes-for-business', business.id);
    const mailbox = await this.mailboxOf(business);
    const id = randomUUID();
    const code = String(randomInt(10 ** 6)).padStart(6, '0');
    await this.dataSource.transaction(async (manager) => {
      await manager.upsert(
        ClaimCodeEntity,
        {
          id,
          businessId: business.id,
          email,
          codeHash: hashOf(id, code),
          sentToHash: mailbox && emailHash(mailbox),
          expiresAt: new Date(Date.now() + codeMinutes * 60_000),
          attempts: 0,
          usedAt: null,
        },
        ['businessId', 'email'],
      );
      if (!mailbox) return;
      const claimant = maskEmail(email);
      const { name: businessName } = business;
      const event = { id, businessName, email: mailbox, claimant, code, language };
      await this.outbox.enqueue(manager, claimCodeRequested, event);
    });
  }

  /**
   * Counts an attempt in a transaction of its own, so that it counts even when the claim fails.
   * @returns the id of the code
   * @throws ValidationProblem, the same whether the code is wrong, expired, used, or was never sent
   */
  async check(businessId: string, email: string, code: string): Promise<string> {
    const [rows] = await this.dataSource.query<[{ id: string; hash: string }[], number]>(
      `update claim_codes set attempts = attempts + 1
       where business_id = $1 and email = $2 and used_at is null and attempts < $3
         and expires_at > now()
       returning id, code_hash as hash`,
      [businessId, email, attempts],
    );
    const [counted] = rows;
    const isRight =
      counted && timingSafeEqual(Buffer.from(counted.hash), Buffer.from(hashOf(counted.id, code)));
    if (!isRight) throw wrongCode();
    return counted.id;
  }

  /**
   * Marks a correct code as used, in the transaction of the claim.
   * @throws ValidationProblem when the code is used already, or the address on record has changed
   */
  async take(manager: EntityManager, id: string, { contactEmail }: Recorded): Promise<void> {
    const { affected } = await manager
      .createQueryBuilder()
      .update(ClaimCodeEntity)
      .set({ usedAt: new Date() })
      .where('id = :id and used_at is null and sent_to_hash = :sentTo', {
        id,
        sentTo: contactEmail && emailHash(contactEmail),
      })
      .execute();
    if (affected !== 1) throw wrongCode();
  }

  private count(name: string, of: string): Promise<void> {
    return this.limit.count(of, { name, limit: codesPerDay, seconds: daySeconds });
  }

  /** The mailbox on record. Null also when its daily limit is reached, which must not be revealed. */
  private async mailboxOf({ contactEmail }: Recorded): Promise<string | null> {
    if (!contactEmail) return null;
    try {
      await this.count('claim-codes-to-mailbox', contactEmail);
      return contactEmail;
    } catch (error) {
      if (error instanceof TooManyRequests) return null;
      throw error;
    }
  }
}

const hashOf = (id: string, code: string) =>
  createHash('sha256').update(`${id} ${code}`).digest('hex');

function wrongCode(): ValidationProblem {
  const message =
    'This code is not right or counts no more. Please look again, or ask for another one.';
  return new ValidationProblem([{ path: 'code', message }]);
}
