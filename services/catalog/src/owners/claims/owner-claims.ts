import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import {
  type ClaimSubmission,
  type OwnerClaim,
  openClaimsPerOwner,
  type ProvenBy,
} from '@town/contracts/owners/claims';
import type { OwnerIdentity } from '@town/contracts/owners/session';
import { RecordEntity } from '@town/managed-records/records/record-entity';
import { DataSource, type EntityManager, In } from 'typeorm';
import { ListingEdits } from '../listings/listing-edits.js';
import { BusinessMemberEntity } from '../people/business-member-entity.js';
import { holdAccount } from '../people/deleted-accounts.js';
import { OwnerRequestEntity } from '../requests/owner-request-entity.js';
import { OwnerRequests, type RequestedBusiness } from '../requests/owner-requests.js';

/** The claims of an owner, as the owner sees them. */
@Injectable()
export class OwnerClaims {
  constructor(
    private readonly dataSource: DataSource,
    private readonly requests: OwnerRequests,
    private readonly edits: ListingEdits,
  ) {}

  /** Newest first. */
  async list({ email }: OwnerIdentity): Promise<OwnerClaim[]> {
    const { manager } = this.dataSource;
    const claims = await manager.find(OwnerRequestEntity, {
      where: { email, kind: 'claim' },
      order: { submittedAt: 'DESC', id: 'ASC' },
    });
    const ids = claims.map(({ businessId }) => businessId);
    const records = await manager.findBy(RecordEntity, { id: In(ids) });
    const names = new Map(records.map(({ id, title }) => [id, title]));
    const memberships = await manager.findBy(BusinessMemberEntity, { email });
    const managed = new Set(memberships.map(({ businessId }) => businessId));
    return claims.map((claim) => ({
      ...toOwnerClaim(claim, names.get(claim.businessId) ?? ''),
      manages: managed.has(claim.businessId),
    }));
  }

  /** @throws NotFoundException for an unknown business, or ConflictException when it cannot be claimed */
  submit(owner: OwnerIdentity, { businessId, evidence }: ClaimSubmission): Promise<OwnerClaim> {
    const { email, ownerId } = owner;
    return this.dataSource.transaction(async (manager) => {
      // A simultaneous proof of the same claim locks the business first, too.
      await this.edits.begin(manager, businessId);
      await holdAccount(manager, owner);
      const business = await publicBusiness(manager, businessId);
      await refuseMore(manager, businessId, email);
      const asked = { kind: 'claim', email, ownerId, evidence, proof: null, fields: {} } as const;
      const claim = await this.requests.submit(manager, business, asked);
      return toOwnerClaim(claim, business.title);
    });
  }

  /**
   * Stores a proven claim: it updates the claimant's pending claim, or creates one.
   * @param forStaff whether the staff have to decide on it
   */
  async proven(
    manager: EntityManager,
    business: RequestedBusiness,
    { email, ownerId }: OwnerIdentity,
    proof: ProvenBy,
    forStaff: boolean,
  ): Promise<OwnerRequestEntity> {
    const open = await manager.findOneBy(OwnerRequestEntity, {
      businessId: business.id,
      email,
      kind: 'claim',
      status: 'pending',
    });
    if (open) return manager.save(Object.assign(open, { ownerId, proof }));
    const asked = { kind: 'claim', email, ownerId, evidence: null, proof, fields: {} } as const;
    return forStaff
      ? this.requests.submit(manager, business, asked)
      : this.requests.store(manager, business, asked);
  }
}

/** @throws NotFoundException when the business is not public */
export async function publicBusiness(manager: EntityManager, id: string): Promise<RecordEntity> {
  const found = await manager.findOneBy(RecordEntity, {
    id,
    kind: 'businesses',
    state: 'published',
  });
  if (!found) throw new NotFoundException('No such business');
  return found;
}

/** @throws ConflictException when the person manages the business already */
export async function refuseMember(
  manager: EntityManager,
  businessId: string,
  email: string,
): Promise<void> {
  if (await manager.existsBy(BusinessMemberEntity, { businessId, email })) {
    throw new ConflictException('You manage this business already');
  }
}

/** The caller must hold the account's lock, so that simultaneous claims are all counted. */
async function refuseMore(
  manager: EntityManager,
  businessId: string,
  email: string,
): Promise<void> {
  await refuseMember(manager, businessId, email);
  const open = await manager.findBy(OwnerRequestEntity, {
    email,
    kind: 'claim',
    status: 'pending',
  });
  if (open.some((claim) => claim.businessId === businessId)) {
    throw new ConflictException('You have claimed this business already; we are checking it');
  }
  if (open.length >= openClaimsPerOwner) {
    throw new ConflictException(
      `We are still checking ${openClaimsPerOwner} claims of yours. Please wait for our answer.`,
    );
  }
}

export function toOwnerClaim(
  { id, businessId, evidence, status, submittedAt, decidedAt, reason }: OwnerRequestEntity,
  businessName: string,
): OwnerClaim {
  return {
    id,
    businessId,
    businessName,
    evidence: evidence ?? '',
    status,
    submittedAt: submittedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    reason,
  };
}
