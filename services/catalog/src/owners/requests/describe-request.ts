import type { OwnerRequest } from '@town/contracts/owners/owner-requests';
import type { RecordEntity } from '@town/managed-records/records/record-entity';
import type { BusinessEntity } from '../../businesses/business-entity.js';
import type { BusinessMemberEntity } from '../people/business-member-entity.js';
import type { OwnerRequestEntity } from './owner-request-entity.js';

interface Surroundings {
  record: RecordEntity;
  /** What the public sees of the business; undefined when it is not public. */
  shown: BusinessEntity | undefined;
  members: BusinessMemberEntity[];
}

/** Describes a request together with the current values that staff compare it with. */
export function describeRequest(
  request: OwnerRequestEntity,
  { record, shown, members }: Surroundings,
): OwnerRequest {
  const { content } = record;
  const text = (name: string) => {
    const value = content[name];
    return typeof value === 'string' ? value : null;
  };
  const current: Record<string, unknown> = { ...content, ...shown };
  return {
    id: request.id,
    kind: request.kind,
    businessId: request.businessId,
    businessName: shown?.name ?? record.title,
    slug: record.slug,
    email: request.email,
    evidence: request.evidence,
    proof: request.proof,
    onRecord: {
      phone: text('phone'),
      email: text('contactEmail'),
      website: text('website'),
      address: text('address'),
      members: members.map(({ email }) => email).sort(),
      owner: members.find(({ role }) => role === 'owner')?.email ?? null,
    },
    changes: Object.entries(request.fields).map(([field, after]) => ({
      field,
      before: current[field] ?? null,
      after,
    })),
    status: request.status,
    submittedAt: request.submittedAt.toISOString(),
    decidedAt: request.decidedAt?.toISOString() ?? null,
    decidedBy: request.decidedBy,
    reason: request.reason,
  };
}
