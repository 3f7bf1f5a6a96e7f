/**
 * Codes that go to the e-mail address which a business has on record. A code has six digits, counts for
 * 15 minutes, and ends with five wrong ones or the next code. Whether anything was sent shows in no
 * answer: a code that went nowhere is stored like any other.
 */
import { createHash, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { claimCodeRequested } from '@town/contracts/owners/events';
import { Outbox } from '@town/service-kit/events/outbox';
import { TooManyRequests } from '@town/service-kit/http/retry-later';
import { ValidationProblem } from '@town/service-kit/http/validation-problem';
import { RequestLimit } from '@town/service-kit/limits/request-limit';
import { emailHash } from '@town/service-kit/privacy/email-hash';
import { DataSource, type EntityManager } from 'typeorm';
import { ClaimCodeEntity } from './claim-code-entity.js';
import { maskEmail } from './mask-email.js';

/** How long a code counts. */
export const codeMinutes = 15;
const attempts = 5;
/** Codes for a business, of a claimant, and to a mailbox. */
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
   * @throws TooManyRequests when the business or the claimant has had enough for a day
   */
  async send(business: Recorded, email: string): Promise<void> {
    // The claimant first: a refused one uses up nothing of the business.
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
      const event = { id, businessName: business.name, email: mailbox, claimant, code };
      await this.outbox.enqueue(manager, claimCodeRequested, event);
    });
  }

  /**
   * Counts a try. It stays counted, however the claim ends.
   * @returns the id of the code
   * @throws ValidationProblem, the same for a code that is wrong, late or used, or was never sent
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
   * Uses a right code up, in the transaction of its effect.
   * @throws ValidationProblem where somebody was faster, or another address is on record now
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

  /** The mailbox on record; null also where it has had enough mail, which must not show. */
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
