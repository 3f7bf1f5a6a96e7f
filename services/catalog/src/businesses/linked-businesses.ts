/**
 * Approved applications for businesses that the directory has already: a business that staff entered or
 * imported, or one whose plan has ended. Without a link, the approval would create the business a second
 * time. The application's plan pays for the linked business; its content stays as it is.
 */
import { Injectable } from '@nestjs/common';
import type { RecordContent } from '@town/contracts/managed-records/record-kind';
import { RecordEntity } from '@town/managed-records/record-entity';
import { RecordStore } from '@town/managed-records/record-store';
import type { EntityManager } from 'typeorm';
import { managedBusinesses } from '../managed-kinds.js';
import { BusinessMemberEntity } from '../owners/business-member-entity.js';
import { ListingEdits } from '../owners/listing-edits.js';
import { addMember } from '../owners/members.js';
import { ListingTiers } from '../tiers/listing-tiers.js';
import { findBusinessOf } from './business-of-application.js';

interface Link {
  businessId: string;
  formerApplicationId: string | null;
  addedMemberId: string | null;
}

@Injectable()
export class LinkedBusinesses {
  constructor(
    private readonly store: RecordStore,
    private readonly edits: ListingEdits,
    private readonly tiers: ListingTiers,
  ) {}

  /**
   * Makes a business the one of an application. The applicant becomes its owner if it has none; otherwise
   * they claim it in their account. Running plans of its former application pay for it as before.
   * @param applicant null for somebody whose data was erased
   * @returns the business; undefined when it was archived or deleted meanwhile
   */
  async link(
    manager: EntityManager,
    businessId: string,
    applicationId: string,
    applicant: string | null,
  ): Promise<RecordEntity | undefined> {
    const where = { id: businessId, kind: managedBusinesses.kind.name };
    const found = await manager.findOneBy(RecordEntity, where);
    if (!found || found.state === 'archived') return undefined;
    const earlier = await findBusinessOf(manager, applicationId);
    if (earlier && earlier.id !== businessId) await this.assign(manager, earlier.id, null);
    const former = await this.assign(manager, businessId, applicationId);
    if (former) await this.tiers.moveRunning(manager, former, applicationId);
    const addedMemberId = applicant && (await addOwner(manager, businessId, applicant));
    await manager.query(
      `update application_approvals
       set linked_business_id = $2, former_application_id = $3, added_member_id = $4
       where application_id = $1`,
      [applicationId, businessId, former, addedMemberId],
    );
    return found;
  }

  /**
   * Undoes `link`.
   * @returns whether the application was linked
   */
  async unlink(manager: EntityManager, applicationId: string): Promise<boolean> {
    const [link] = await manager.query<Link[]>(
      `select linked_business_id as "businessId", former_application_id as "formerApplicationId",
         added_member_id as "addedMemberId"
       from application_approvals where application_id = $1 and linked_business_id is not null`,
      [applicationId],
    );
    if (!link) return false;
    const { businessId, formerApplicationId, addedMemberId } = link;
    const business = await findBusinessOf(manager, applicationId);
    if (business?.id === businessId) await this.assign(manager, businessId, formerApplicationId);
    if (addedMemberId) await manager.delete(BusinessMemberEntity, { id: addedMemberId });
    await manager.query(
      `update application_approvals
       set linked_business_id = null, former_application_id = null, added_member_id = null
       where application_id = $1`,
      [applicationId],
    );
    return true;
  }

  /**
   * Sets the application of a business.
   * @returns the one that it had before, if it is another one
   */
  private async assign(
    manager: EntityManager,
    businessId: string,
    applicationId: string | null,
  ): Promise<string | null> {
    const base = await this.edits.begin(manager, businessId);
    const former = applicationOf(base.current);
    if (former === applicationId) return null;
    if (base.record.state !== 'archived') {
      await this.edits.write(manager, base, { applicationId }, 'system');
      return former;
    }
    const change = { by: 'system', action: 'save' } as const;
    await this.store.change(manager, managedBusinesses, businessId, change, (record) => {
      record.content = { ...record.content, applicationId };
    });
    return former;
  }
}

const applicationOf = ({ applicationId }: RecordContent): string | null =>
  typeof applicationId === 'string' ? applicationId : null;

/**
 * Makes the applicant the owner of a business that has none.
 * @returns the id of the new membership; null when nobody was added
 */
async function addOwner(
  manager: EntityManager,
  businessId: string,
  applicant: string,
): Promise<string | null> {
  const email = applicant.trim().toLowerCase();
  const people = await manager.findBy(BusinessMemberEntity, { businessId });
  if (people.some((person) => person.role === 'owner' || person.email === email)) return null;
  await addMember(manager, businessId, email);
  const added = await manager.findOneByOrFail(BusinessMemberEntity, { businessId, email });
  return added.id;
}
