/**
 * Which business an approved application is for: the one that was created from it, or one that the directory
 * had already, because staff entered or imported it, or because its plan has ended. Without a link, the
 * approval would create such a business a second time. The application's plan pays for the linked business;
 * its content stays as it is.
 *
 * A link is a row of its own. Plans keep the application that they were bought for, and several may pay for
 * one business, so links can be made and undone in any order.
 */
import { Injectable } from '@nestjs/common';
import { RecordEntity } from '@town/managed-records/records/record-entity';
import { RecordStore } from '@town/managed-records/records/record-store';
import type { EntityManager } from 'typeorm';
import { managedBusinesses } from '../managed-kinds.js';
import { ListingEdits } from '../owners/listings/listing-edits.js';
import { ListingPeople } from '../owners/people/listing-people.js';
import { lockPeople } from '../owners/people/members.js';
import { ListingTiers } from '../tiers/listing-tiers.js';
import { admit, giveOwner, hasOther, isKnown, removePeople } from './applicants.js';
import { findCreatedBusiness } from './business-of-application.js';

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
    private readonly people: ListingPeople,
  ) {}

  /**
   * Makes a business of the directory the one of an application. The applicant becomes its owner if it has
   * none; otherwise they claim it in their account.
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
    await lockPeople(manager, businessId);
    const addedMemberId = await admit(manager, businessId, applicationId, applicant);
    // A business that was created from the application needs no link.
    if (paysFor !== applicationId) {
      await manager.query(
        `insert into linked_applications (application_id, business_id, pays_for, added_member_id)
         values ($1, $2, $3, $4)
         on conflict (application_id) do update set business_id = excluded.business_id,
           pays_for = excluded.pays_for, added_member_id = excluded.added_member_id`,
        [applicationId, businessId, paysFor, addedMemberId],
      );
    }
    await this.tiers.showAgain(manager, businessId);
    return found;
  }

  /** Makes the applicant the owner of a business that was created from the application. */
  async linkCreated(
    manager: EntityManager,
    businessId: string,
    applicationId: string,
    applicant: string | null,
  ): Promise<void> {
    await lockPeople(manager, businessId);
    await admit(manager, businessId, applicationId, applicant);
  }

  /**
   * Takes its business from an application. A business that was created from this application, or stayed only
   * for it, is archived unless an approved application is for it; it can be restored.
   * @param stayAt the business that the application is for now, which it keeps
   */
  async leave(manager: EntityManager, applicationId: string, stayAt?: string): Promise<void> {
    const link = await linkOf(manager, applicationId);
    if (!link || link.businessId === stayAt) return;
    const { businessId, addedMemberId } = link;
    // The record before its people, as a decision on a claim does. It stays locked, so that no other link is
    // stored meanwhile.
    const { record } = await this.edits.begin(manager, businessId);
    await lockPeople(manager, businessId);
    await manager.query('delete from linked_applications where application_id = $1', [
      applicationId,
    ]);
    if (await isLeftOver(manager, record, applicationId)) {
      // The people of an archived business stay, and have access again if it is restored.
      await this.archive(manager, record);
      await manager.query('update applicants set applicant = null where application_id = $1', [
        applicationId,
      ]);
      return;
    }
    const isRemoved =
      addedMemberId && (await removePeople(manager, businessId, applicationId, addedMemberId));
    if (isRemoved) await this.people.tellOwner(manager, businessId, 'removed');
    await giveOwner(manager, businessId, applicationId);
    await manager.query('delete from applicants where application_id = $1', [applicationId]);
    await this.tiers.showAgain(manager, businessId);
  }

  private async archive(manager: EntityManager, { id, state }: RecordEntity): Promise<void> {
    if (state === 'archived') return;
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
 * Whether nothing keeps a business public when an application leaves it: it was created from an application,
 * and none is for it any more. A business that staff have restored since its creator was taken back stays.
 */
async function isLeftOver(
  manager: EntityManager,
  { id, content: { applicationId: creator } }: RecordEntity,
  applicationId: string,
): Promise<boolean> {
  // A business that staff entered has its own id in this field.
  if (typeof creator !== 'string' || creator === id) return false;
  if (await hasOther(manager, id, applicationId)) return false;
  // The creator's row is deleted when the business stays without it, and kept when it is archived.
  return creator === applicationId || !(await isKnown(manager, creator));
}

/**
 * Which business an application is for, and the membership that its approval added. A process of an earlier
 * release stores no applicant, and leaves one behind when it undoes an approval, so that row alone says nothing.
 */
async function linkOf(manager: EntityManager, applicationId: string): Promise<Link | undefined> {
  const [known] = await manager.query<Link[]>(
    `select business_id as "businessId", added_member_id as "addedMemberId"
     from linked_applications where application_id = $1`,
    [applicationId],
  );
  const created = known ? null : await findCreatedBusiness(manager, applicationId);
  const businessId = known?.businessId ?? created?.id;
  // A business that staff entered has its own id in this field.
  if (!businessId || businessId === applicationId) return undefined;
  const [joined] = await manager.query<Pick<Link, 'addedMemberId'>[]>(
    `select added_member_id as "addedMemberId" from applicants
     where application_id = $1 and business_id = $2`,
    [applicationId, businessId],
  );
  return { businessId, addedMemberId: joined?.addedMemberId ?? known?.addedMemberId ?? null };
}
