/**
 * Owners' requests to the staff: claims of businesses, and changes of fields that staff check. The staff
 * decide on both in one list. The evidence in a claim alone approves nothing.
 */
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { RecordContent } from '@town/contracts/managed-records/record-kind';
import { claimSubmitted, listingClaimed } from '@town/contracts/owners/events';
import { RecordEntity } from '@town/managed-records/records/record-entity';
import { Outbox } from '@town/service-kit/events/outbox';
import type { EntityManager } from 'typeorm';
import { ownerOf } from '../people/members.js';
import { OwnerRequestEntity } from './owner-request-entity.js';

type Asked = Pick<
  OwnerRequestEntity,
  'kind' | 'email' | 'ownerId' | 'evidence' | 'proof' | 'fields'
>;

/** The business that a request is about. */
export type RequestedBusiness = Pick<RecordEntity, 'id' | 'title'>;

@Injectable()
export class OwnerRequests {
  constructor(private readonly outbox: Outbox) {}

  /** Stores a request and publishes the event for the staff. A claim also informs the current owner. */
  async submit(
    manager: EntityManager,
    business: RequestedBusiness,
    asked: Asked,
  ): Promise<OwnerRequestEntity> {
    const request = await this.store(manager, business, asked);
    const { id, kind, businessId, email } = request;
    const event = { id, businessId, businessName: business.title };
    await this.outbox.enqueue(manager, claimSubmitted, { ...event, kind, email });
    const owner = kind === 'claim' && (await ownerOf(manager, businessId));
    if (owner) {
      await this.outbox.enqueue(manager, listingClaimed, { ...event, email: owner.email });
    }
    return request;
  }

  /** Stores a request without publishing an event. */
  store(
    manager: EntityManager,
    { id: businessId }: Pick<RequestedBusiness, 'id'>,
    asked: Asked,
  ): Promise<OwnerRequestEntity> {
    const request = manager.create(OwnerRequestEntity, {
      ...asked,
      id: randomUUID(),
      businessId,
      status: 'pending',
      submittedAt: new Date(),
      decidedAt: null,
      decidedBy: null,
      reason: null,
    });
    return manager.save(request);
  }

  /** The pending values of a business's fields. */
  async waitingFor(manager: EntityManager, businessId: string): Promise<RecordContent> {
    return (await openChange(manager, businessId))?.fields ?? {};
  }

  /**
   * Replaces the pending values of a business. The staff get one mail for a change, however often its owner
   * corrects it before they decide. The record must be locked.
   */
  async replaceChange(
    manager: EntityManager,
    business: RequestedBusiness,
    fields: RecordContent,
    email: string,
  ): Promise<void> {
    const open = await openChange(manager, business.id);
    const isEmpty = Object.keys(fields).length === 0;
    if (open && isEmpty) await manager.remove(open);
    else if (open) await manager.save(Object.assign(open, { fields, email }));
    else if (!isEmpty) {
      await this.submit(manager, business, {
        kind: 'change',
        email,
        ownerId: null,
        evidence: null,
        proof: null,
        fields,
      });
    }
  }
}

function openChange(
  manager: EntityManager,
  businessId: string,
): Promise<OwnerRequestEntity | null> {
  return manager.findOneBy(OwnerRequestEntity, { businessId, kind: 'change', status: 'pending' });
}
