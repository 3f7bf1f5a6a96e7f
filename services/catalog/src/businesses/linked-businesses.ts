/**
 * Approved applications for businesses that the directory has already: a business that staff entered or
 * imported, or one whose plan has ended. Without a link, the approval would create the business a second
 * time. The application's plan pays for the linked business; its content stays as it is.
 *
 * A link is a row of its own. Plans keep the application that they were bought for, and several may pay for
 * one business, so links can be made and undone in any order.
 */
import { Injectable } from '@nestjs/common';
import { RecordEntity } from '@town/managed-records/record-entity';
import { RecordStore } from '@town/managed-records/record-store';
import type { EntityManager } from 'typeorm';
import { managedBusinesses } from '../managed-kinds.js';
import { BusinessMemberEntity } from '../owners/business-member-entity.js';
import { ListingEdits } from '../owners/listing-edits.js';
import { addMember, lockPeople } from '../owners/members.js';
import { ListingTiers } from '../tiers/listing-tiers.js';

interface Link {
  businessId: string;
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
   * they claim it in their account.
   * @param applicant null for somebody whose data was erased
   * @returns the business; undefined when it is not public any more
   */
  async link(
    manager: EntityManager,
    businessId: string,
    applicationId: string,
    applicant: string | null,
  ): Promise<RecordEntity | undefined> {
    const where = { id: businessId, kind: managedBusinesses.kind.name };
    const lock = { mode: 'for_no_key_update' } as const;
    const found = await manager.findOne(RecordEntity, { where, lock });
    if (found?.state !== 'published') return undefined;
    const paysFor = await this.applicationOf(manager, businessId);
    const addedMemberId = applicant && (await addOwner(manager, businessId, applicant));
    await manager.query(
      `insert into linked_applications (application_id, business_id, pays_for, added_member_id)
       values ($1, $2, $3, $4)`,
      [applicationId, businessId, paysFor, addedMemberId],
    );
    await this.tiers.showAgain(manager, businessId);
    return found;
  }

  /**
   * Undoes `link`.
   * @returns whether the application was linked
   */
  async unlink(manager: EntityManager, applicationId: string): Promise<boolean> {
    const [link] = await manager.query<Link[]>(
      `select business_id as "businessId", added_member_id as "addedMemberId"
       from linked_applications where application_id = $1`,
      [applicationId],
    );
    if (!link) return false;
    const { businessId, addedMemberId } = link;
    // The record before its people, as a decision on a claim does.
    await this.edits.begin(manager, businessId);
    await manager.query('delete from linked_applications where application_id = $1', [
      applicationId,
    ]);
    if (addedMemberId) await removePeople(manager, businessId, addedMemberId);
    await this.tiers.showAgain(manager, businessId);
    return true;
  }

  /**
   * Archives a business that was created from an application whose approval was undone, unless another
   * approved application is for it. It can be restored.
   */
  async takeBack(manager: EntityManager, { id, state }: RecordEntity): Promise<void> {
    if (state === 'archived') return;
    // The business stays locked, so that no link is stored meanwhile.
    await this.edits.begin(manager, id);
    const links = await manager.query<unknown[]>(
      'select 1 from linked_applications where business_id = $1',
      [id],
    );
    if (links.length > 0) return;
    const change = { by: 'system', action: 'undo' } as const;
    await this.store.change(manager, managedBusinesses, id, change, (record) =>
      record.archive(new Date()),
    );
  }

  /** The application in the content of a business. One that was not created from any gets its own id. */
  private async applicationOf(manager: EntityManager, businessId: string): Promise<string> {
    const base = await this.edits.begin(manager, businessId);
    const { applicationId } = base.current;
    if (typeof applicationId === 'string') return applicationId;
    await this.edits.write(manager, base, { applicationId: businessId }, 'system');
    return businessId;
  }
}

/**
 * Makes the applicant the owner of a business that has none.
 * @returns the id of the membership that this or another link added; null when there is none
 */
async function addOwner(
  manager: EntityManager,
  businessId: string,
  applicant: string,
): Promise<string | null> {
  await lockPeople(manager, businessId);
  const email = applicant.trim().toLowerCase();
  const people = await manager.findBy(BusinessMemberEntity, { businessId });
  const self = people.find((person) => person.email === email);
  if (self) return (await isByLink(manager, self.id)) ? self.id : null;
  if (people.some(({ role }) => role === 'owner')) return null;
  await addMember(manager, businessId, email);
  const added = await manager.findOneByOrFail(BusinessMemberEntity, { businessId, email });
  return added.id;
}

async function isByLink(manager: EntityManager, memberId: string): Promise<boolean> {
  const links = await manager.query<unknown[]>(
    'select 1 from linked_applications where added_member_id = $1',
    [memberId],
  );
  return links.length > 0;
}

/**
 * Removes an applicant and whoever they may have invited; not people whose claim was approved since, and
 * nobody while another approved application of the same person is for the business.
 */
async function removePeople(
  manager: EntityManager,
  businessId: string,
  addedMemberId: string,
): Promise<void> {
  await lockPeople(manager, businessId);
  if (await isByLink(manager, addedMemberId)) return;
  await manager.query(
    `delete from business_members m using business_members added
     where added.id = $1 and m.business_id = added.business_id
       and m.created_at >= added.created_at
       and not exists (
         select from owner_requests r where r.kind = 'claim' and r.status = 'approved'
           and r.business_id = m.business_id and r.email = m.email
           and r.decided_at >= added.created_at
       )`,
    [addedMemberId],
  );
}
