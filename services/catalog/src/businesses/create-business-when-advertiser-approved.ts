import { Injectable } from '@nestjs/common';
import { businessOfApplication } from '@town/contracts/advertisers/business-of-application';
import { advertiserApproved } from '@town/contracts/advertisers/events';
import { businessCreated } from '@town/contracts/businesses/events';
import type { CloudEvent } from '@town/contracts/messaging/cloud-event';
import { parseContent } from '@town/managed-records/records/parse-content';
import type { RecordEntity } from '@town/managed-records/records/record-entity';
import { RecordStore } from '@town/managed-records/records/record-store';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import { Outbox } from '@town/service-kit/events/outbox';
import { wasErased } from '@town/service-kit/privacy/was-erased';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { managedBusinesses } from '../managed-kinds.js';
import { ListingTiers } from '../tiers/listing-tiers.js';
import { noteApproval } from './application-approvals.js';
import { findCreatedBusiness } from './business-of-application.js';
import { LinkedBusinesses } from './linked-businesses.js';

type BusinessContent = ReturnType<typeof businessOfApplication>;

/**
 * Creates one business for each approved application, however often it is approved, unless staff have named
 * a business that exists. A business that staff have withdrawn themselves stays withdrawn.
 */
@Injectable()
@HandlesEvent({
  contract: advertiserApproved,
  name: 'create-business-when-advertiser-approved',
})
export class CreateBusinessWhenAdvertiserApproved
  implements EventHandler<typeof advertiserApproved>
{
  constructor(
    private readonly store: RecordStore,
    private readonly outbox: Outbox,
    private readonly tiers: ListingTiers,
    private readonly linked: LinkedBusinesses,
  ) {}

  async handle(
    manager: EntityManager,
    application: z.output<typeof advertiserApproved.data>,
    { time }: CloudEvent,
  ): Promise<void> {
    const { id: applicationId, approval, subscriptionId: id, existingBusinessId } = application;
    // If the end of the subscription has arrived already, the subscription stays ended.
    if (id) await this.tiers.note(manager, { id, applicationId, ended: false });
    const { takenBack, isRepeated } = await noteApproval(
      manager,
      applicationId,
      'approved',
      approval,
    );
    if (takenBack >= approval || isRepeated) return;
    // The undo of an earlier approval may arrive after this one, and does nothing then.
    const isOpen = takenBack < approval - 1;
    const isErased =
      application.email !== null && (await wasErased(manager, application.email, time));
    const email = isErased ? null : application.email;
    if (existingBusinessId) {
      if (isOpen) await this.linked.leave(manager, applicationId, existingBusinessId);
      const existing = await this.linked.link(manager, existingBusinessId, applicationId, email);
      if (existing) return this.report(manager, existing, application);
    }
    const business = await findCreatedBusiness(manager, applicationId);
    if (isOpen) await this.linked.leave(manager, applicationId, business?.id);
    if (business) {
      const isTakenBack = takenBack > 0 && business.state === 'archived';
      const shown = isTakenBack ? await this.bringBack(manager, business.id) : business;
      await this.linked.linkCreated(manager, shown.id, applicationId, email);
      // Another business may have been reported meanwhile.
      if (shown.state === 'published') await this.report(manager, shown, application);
      return;
    }
    const content = {
      ...businessOfApplication(application),
      hours: null,
      applicationId,
      contactEmail: email?.toLowerCase() ?? null,
    };
    const record = await this.create(manager, content);
    // The first sign-in with this address needs a mailed link, so the address is confirmed by then.
    await this.linked.linkCreated(manager, record.id, applicationId, email);
    await this.report(manager, record, application);
  }

  private create(manager: EntityManager, content: BusinessContent): Promise<RecordEntity> {
    const { name } = content;
    // Without the defaults, the first change by staff would seem to change fields that the
    // application does not have.
    const usual = parseContent(managedBusinesses, { name }, false);
    return this.store.create(
      manager,
      managedBusinesses,
      { content: { ...usual, ...content }, begin: (draft) => draft.publish() },
      { by: 'system', action: 'create' },
    );
  }

  private report(
    manager: EntityManager,
    { id, title, content }: RecordEntity,
    { id: applicationId, approval }: z.output<typeof advertiserApproved.data>,
  ): Promise<void> {
    const category = String(content['category']);
    return this.outbox.enqueue(manager, businessCreated, {
      id,
      name: title,
      category,
      applicationId,
      approval,
      existed: existedBefore(id, content['applicationId'], applicationId),
    });
  }

  /**
   * The approval was revoked and then given again: the business is published as it was. The
   * application is unchanged, while staff or the owner may have edited the business.
   */
  private bringBack(manager: EntityManager, id: string): Promise<RecordEntity> {
    const change = { by: 'system', action: 'publish' } as const;
    return this.store.change(manager, managedBusinesses, id, change, (record) => {
      record.unarchive();
      record.publish();
    });
  }
}

/**
 * Whether a business was not created from an application. Undefined if it was created from another one: it may
 * be public only because of this application.
 */
function existedBefore(id: string, creator: unknown, applicationId: string): boolean | undefined {
  if (creator === applicationId) return false;
  // A business that staff entered has its own id in this field.
  return typeof creator !== 'string' || creator === id ? true : undefined;
}
