/**
 * Claims that the mail on record proves. Whoever enters the code becomes the owner at once. A business
 * that has an owner changes hands only by the staff's decision, which sees the proof.
 */
import { Injectable } from '@nestjs/common';
import type { ClaimProof, ClaimWays, OwnerClaim } from '@town/contracts/owners/claims';
import type { OwnerIdentity } from '@town/contracts/owners/session';
import { DataSource, type EntityManager } from 'typeorm';
import { BusinessMemberEntity } from './business-member-entity.js';
import { ClaimCodes, type Recorded } from './claim-codes.js';
import { ListingEdits } from './listing-edits.js';
import { maskEmail } from './mask-email.js';
import { OwnerClaims, publicBusiness, refuseMember, toOwnerClaim } from './owner-claims.js';
import { RequestDecisions } from './request-decisions.js';

@Injectable()
export class ProvenClaims {
  constructor(
    private readonly dataSource: DataSource,
    private readonly codes: ClaimCodes,
    private readonly claims: OwnerClaims,
    private readonly edits: ListingEdits,
    private readonly decisions: RequestDecisions,
  ) {}

  /** @throws NotFoundException where there is no such public business */
  async ways(businessId: string): Promise<ClaimWays> {
    const { contactEmail } = await recorded(this.dataSource.manager, businessId);
    return { email: contactEmail && maskEmail(contactEmail) };
  }

  /** @throws ConflictException for somebody who manages the business already */
  async sendCode({ email }: OwnerIdentity, businessId: string): Promise<void> {
    const { manager } = this.dataSource;
    const business = await recorded(manager, businessId);
    await refuseMember(manager, businessId, email);
    await this.codes.send(business, email);
  }

  /** @throws ValidationProblem for a code that does not count */
  async prove({ email }: OwnerIdentity, { businessId, code }: ClaimProof): Promise<OwnerClaim> {
    await recorded(this.dataSource.manager, businessId);
    const codeId = await this.codes.check(businessId, email, code);
    return this.dataSource.transaction(async (manager) => {
      // A decision of the staff locks the business first, too.
      const base = await this.edits.begin(manager, businessId);
      const business = await recorded(manager, businessId);
      await refuseMember(manager, businessId, email);
      await this.codes.take(manager, codeId, business);
      const owned = await manager.existsBy(BusinessMemberEntity, { businessId, role: 'owner' });
      const claim = await this.claims.proven(manager, base.record, email, owned);
      if (!owned) {
        const approved = { decision: 'approved', reason: null } as const;
        await this.decisions.carryOut(manager, base, claim, approved, 'system');
      }
      return toOwnerClaim(claim, business.name);
    });
  }
}

async function recorded(manager: EntityManager, id: string): Promise<Recorded> {
  const { title, content } = await publicBusiness(manager, id);
  const { contactEmail } = content;
  const hasOne = typeof contactEmail === 'string' && contactEmail !== '';
  return { id, name: title, contactEmail: hasOne ? contactEmail : null };
}
