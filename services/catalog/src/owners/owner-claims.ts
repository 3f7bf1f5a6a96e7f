import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import {
  type ClaimSubmission,
  type OwnerClaim,
  openClaimsPerOwner,
} from '@town/contracts/owners/claims';
import type { OwnerIdentity } from '@town/contracts/owners/session';
import { RecordEntity } from '@town/managed-records/record-entity';
import { DataSource, type EntityManager, In } from 'typeorm';
import { BusinessMemberEntity } from './business-member-entity.js';
import { OwnerRequestEntity } from './owner-request-entity.js';
import { OwnerRequests } from './owner-requests.js';

/** The claims of owners, as they see them. */
@Injectable()
export class OwnerClaims {
  constructor(
    private readonly dataSource: DataSource,
    private readonly requests: OwnerRequests,
  ) {}

  /** The newest first. */
  async list({ email }: OwnerIdentity): Promise<OwnerClaim[]> {
    const { manager } = this.dataSource;
    const claims = await manager.find(OwnerRequestEntity, {
      where: { email, kind: 'claim' },
      order: { submittedAt: 'DESC', id: 'ASC' },
    });
    const ids = claims.map(({ businessId }) => businessId);
    const records = await manager.findBy(RecordEntity, { id: In(ids) });
    const names = new Map(records.map(({ id, title }) => [id, title]));
    return claims.map((claim) => toOwnerClaim(claim, names.get(claim.businessId) ?? ''));
  }

  /** @throws NotFoundException, or ConflictException where there is nothing to claim */
  submit({ email }: OwnerIdentity, { businessId, evidence }: ClaimSubmission): Promise<OwnerClaim> {
    return this.dataSource.transaction(async (manager) => {
      const business = await manager.findOneBy(RecordEntity, {
        id: businessId,
        kind: 'businesses',
        state: 'published',
      });
      if (!business) throw new NotFoundException('No such business');
      await refuseMore(manager, businessId, email);
      const asked = { kind: 'claim', email, evidence, fields: {} } as const;
      const claim = await this.requests.submit(manager, business, asked);
      return toOwnerClaim(claim, business.title);
    });
  }
}

/** Claims of one owner wait in line, so that simultaneous ones all count. */
async function refuseMore(
  manager: EntityManager,
  businessId: string,
  email: string,
): Promise<void> {
  await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 727012))', [email]);
  if (await manager.existsBy(BusinessMemberEntity, { businessId, email })) {
    throw new ConflictException('You manage this business already');
  }
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

function toOwnerClaim(
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
