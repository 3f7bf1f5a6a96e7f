/** How staff list owners' requests and decide on them. */
import { Injectable, NotFoundException } from '@nestjs/common';
import { claimDecided } from '@town/contracts/owners/events';
import type {
  Decision,
  OwnerRequest,
  OwnerRequestQuery,
} from '@town/contracts/owners/owner-requests';
import { RecordEntity } from '@town/managed-records/records/record-entity';
import { type EditBase } from '@town/managed-records/records/write-beside-draft';
import { Audit } from '@town/service-kit/audit/audit';
import { Outbox } from '@town/service-kit/events/outbox';
import { type ListAnswer, uncachedAnswer } from '@town/service-kit/lists/list-answer';
import { DataSource, type EntityManager, In, Not } from 'typeorm';
import { BusinessEntity } from '../../businesses/business-entity.js';
import { ListingEdits } from '../listings/listing-edits.js';
import { BusinessMemberEntity } from '../people/business-member-entity.js';
import { ListingPeople } from '../people/listing-people.js';
import { describeRequest } from './describe-request.js';
import { OwnerRequestEntity } from './owner-request-entity.js';

@Injectable()
export class RequestDecisions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: Audit,
    private readonly edits: ListingEdits,
    private readonly outbox: Outbox,
    private readonly people: ListingPeople,
  ) {}

  /** Pending requests oldest first, or decided ones newest first. */
  async page({ status = 'pending', limit, offset }: OwnerRequestQuery): Promise<ListAnswer> {
    const isPending = status === 'pending';
    const { manager } = this.dataSource;
    const [requests, total] = await manager.findAndCount(OwnerRequestEntity, {
      where: { status: isPending ? 'pending' : Not('pending') },
      order: isPending ? { submittedAt: 'ASC', id: 'ASC' } : { decidedAt: 'DESC', id: 'ASC' },
      ...(limit !== undefined && { take: limit }),
      ...(offset !== undefined && { skip: offset }),
    });
    return uncachedAnswer(await this.describe(manager, requests), total);
  }

  /**
   * Approves or refuses. Approving a claim makes the claimant a member; approving a change publishes it as
   * a version by the owner. The owner gets a mail.
   * @param by the e-mail address of the staff member
   */
  decide(id: string, decision: Decision, by: string): Promise<OwnerRequest> {
    return this.dataSource.transaction(async (manager) => {
      const { businessId } = await requestOf(manager, id);
      // An owner's save locks the business first, too.
      const base = await this.edits.begin(manager, businessId);
      // The claimant's account may be deleted at the same moment.
      const request = await requestOf(manager, id, { mode: 'pessimistic_write' });
      await this.carryOut(manager, base, request, decision, by);
      const [described] = await this.describe(manager, [request]);
      return described!;
    });
  }

  /** Applies a decision, with all its effects. The business must be locked. */
  async carryOut(
    manager: EntityManager,
    base: EditBase,
    request: OwnerRequestEntity,
    decision: Decision,
    by: string,
  ): Promise<void> {
    const { id, kind, businessId, email, fields, proof } = request;
    request.decide(decision, by, new Date());
    await manager.save(request);
    const businessName = base.record.title;
    const isAdmitted = kind === 'claim' && decision.decision === 'approved';
    const isChangeOfHands = isAdmitted && decision.replacesOwner !== undefined;
    if (decision.decision === 'approved') {
      if (isAdmitted) await this.admit(manager, base, request, decision, by);
      else await this.edits.write(manager, base, fields, email);
    }
    await this.audit.record(manager, {
      actor: by,
      action: decision.decision === 'approved' ? 'approve' : 'refuse',
      kind: kind === 'claim' ? 'claims' : 'owner-changes',
      id,
      before: { status: 'pending' },
      after: {
        status: request.status,
        ...(proof && { proof }),
        ...(isChangeOfHands && { replacesOwner: true }),
      },
    });
    const { decision: decided, reason } = decision;
    const event = { id, kind, businessId, businessName, email, decision: decided, reason };
    await this.outbox.enqueue(manager, claimDecided, event);
  }

  private async admit(
    manager: EntityManager,
    base: EditBase,
    { businessId, email, ownerId }: OwnerRequestEntity,
    { replacesOwner: previous }: Decision,
    by: string,
  ): Promise<void> {
    if (!previous) return this.people.admit(manager, businessId, { email, ownerId });
    await this.people.replaceOwner(manager, businessId, previous, { email, ownerId });
    // The address on record proves a claim without the staff, so it must not stay the seller's.
    const { contactEmail } = base.current;
    const isSellers = typeof contactEmail === 'string' && contactEmail.toLowerCase() === previous;
    // Nobody can claim an archived business.
    if (isSellers && base.record.state !== 'archived')
      await this.edits.write(manager, base, { contactEmail: email }, by);
  }

  private async describe(
    manager: EntityManager,
    requests: OwnerRequestEntity[],
  ): Promise<OwnerRequest[]> {
    const ids = In(requests.map(({ businessId }) => businessId));
    const records = await manager.findBy(RecordEntity, { id: ids });
    const shown = await manager.findBy(BusinessEntity, { id: ids });
    const members = await manager.findBy(BusinessMemberEntity, { businessId: ids });
    return requests.map((request) => {
      const { businessId } = request;
      return describeRequest(request, {
        record: records.find(({ id }) => id === businessId)!,
        shown: shown.find(({ id }) => id === businessId),
        members: members.filter((member) => member.businessId === businessId),
      });
    });
  }
}

/** @throws NotFoundException, also when the claimant's account was deleted */
async function requestOf(
  manager: EntityManager,
  id: string,
  lock?: { mode: 'pessimistic_write' },
): Promise<OwnerRequestEntity> {
  const where = { id };
  const request = await manager.findOne(OwnerRequestEntity, { where, ...(lock && { lock }) });
  if (!request) throw new NotFoundException('No such claim or change');
  return request;
}
