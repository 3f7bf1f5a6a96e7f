/**
 * Claims that are proved by the mail on record: by a code that was sent there, or by a sign-in with that
 * address. The claimant becomes the owner at once, unless the business has one. Then the staff decide, and
 * see the proof.
 */
import { ForbiddenException, Injectable } from '@nestjs/common';
import type { ClaimProof, ClaimWays, OwnerClaim, ProvenBy } from '@town/contracts/owners/claims';
import type { OwnerIdentity } from '@town/contracts/owners/session';
import type { Language } from '@town/contracts/pages/languages';
import { DataSource, type EntityManager } from 'typeorm';
import { ListingEdits } from '../listings/listing-edits.js';
import { BusinessMemberEntity } from '../people/business-member-entity.js';
import { holdAccount } from '../people/deleted-accounts.js';
import { RequestDecisions } from '../requests/request-decisions.js';
import { ClaimCodes, type Recorded } from './claim-codes.js';
import { maskEmail } from './mask-email.js';
import { OwnerClaims, publicBusiness, refuseMember, toOwnerClaim } from './owner-claims.js';

@Injectable()
export class ProvenClaims {
  constructor(
    private readonly dataSource: DataSource,
    private readonly codes: ClaimCodes,
    private readonly claims: OwnerClaims,
    private readonly edits: ListingEdits,
    private readonly decisions: RequestDecisions,
  ) {}

  /** @throws NotFoundException when there is no such public business */
  async ways({ email }: OwnerIdentity, businessId: string): Promise<ClaimWays> {
    const business = await recorded(this.dataSource.manager, businessId);
    const { contactEmail } = business;
    return { email: contactEmail && maskEmail(contactEmail), yours: isOf(business, email) };
  }

  /** @throws ConflictException when the person manages the business already */
  async sendCode({ email }: OwnerIdentity, businessId: string, language?: Language): Promise<void> {
    const { manager } = this.dataSource;
    const business = await recorded(manager, businessId);
    await refuseMember(manager, businessId, email);
    await this.codes.send(business, email, language);
  }

  /** @throws ValidationProblem when the code is not valid */
  async proveByCode(owner: OwnerIdentity, { businessId, code }: ClaimProof): Promise<OwnerClaim> {
    await recorded(this.dataSource.manager, businessId);
    const codeId = await this.codes.check(businessId, owner.email, code);
    return this.prove(businessId, owner, 'code', (manager, business) =>
      this.codes.take(manager, codeId, business),
    );
  }

  /**
   * Proves the claim of a person who has signed in with the address on record. This does not count towards
   * the limit of codes, so other claimants cannot block it.
   * @throws ForbiddenException when the person has signed in with any other address
   */
  proveByAddress(owner: OwnerIdentity, businessId: string): Promise<OwnerClaim> {
    return this.prove(businessId, owner, 'address', async (_, business) => {
      if (!isOf(business, owner.email)) {
        throw new ForbiddenException('You have not signed in with the address on record');
      }
    });
  }

  /** @param check throws when the proof is not valid for the current business */
  private prove(
    businessId: string,
    owner: OwnerIdentity,
    proof: ProvenBy,
    check: (manager: EntityManager, business: Recorded) => Promise<void>,
  ): Promise<OwnerClaim> {
    return this.dataSource.transaction(async (manager) => {
      // A decision of the staff locks the business first, too.
      const base = await this.edits.begin(manager, businessId);
      await holdAccount(manager, owner);
      const business = await recorded(manager, businessId);
      await refuseMember(manager, businessId, owner.email);
      await check(manager, business);
      const owned = await manager.existsBy(BusinessMemberEntity, { businessId, role: 'owner' });
      const claim = await this.claims.proven(manager, base.record, owner, proof, owned);
      if (!owned) {
        const approved = { decision: 'approved', reason: null } as const;
        await this.decisions.carryOut(manager, base, claim, approved, 'system');
      }
      return toOwnerClaim(claim, business.name);
    });
  }
}

/** Whether an address is the one that the business has on record. */
const isOf = ({ contactEmail }: Recorded, email: string) => contactEmail?.toLowerCase() === email;

async function recorded(manager: EntityManager, id: string): Promise<Recorded> {
  const { title, content } = await publicBusiness(manager, id);
  const { contactEmail } = content;
  const hasOne = typeof contactEmail === 'string' && contactEmail !== '';
  return { id, name: title, contactEmail: hasOne ? contactEmail : null };
}
