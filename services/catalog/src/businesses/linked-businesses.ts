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
import { RecordEntity } from '@town/managed-records/record-entity';
import { RecordStore } from '@town/managed-records/record-store';
import type { EntityManager } from 'typeorm';
import { managedBusinesses } from '../managed-kinds.js';
import { ListingEdits } from '../owners/listing-edits.js';
import { lockPeople } from '../owners/members.js';
import { ListingTiers } from '../tiers/listing-tiers.js';
import { giveOwner, removePeople } from './applicants.js';
import { findCreatedBusiness } from './business-of-application.js';

interface Link {
  businessId: string;
  paysFor: string;
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
    await this.join(manager, { businessId, applicationId, paysFor, applicant });
    await this.tiers.showAgain(manager, businessId);
    return found;
  }

  /** Stores that a business was created from an application, and makes the applicant its owner. */
  async linkCreated(
    manager: EntityManager,
    businessId: string,
    applicationId: string,
    applicant: string | null,
  ): Promise<void> {
    await this.join(manager, { businessId, applicationId, paysFor: applicationId, applicant });
  }

  /**
   * Undoes a link. A business that was created from the application is archived, unless another approved
   * application is for it; it can be restored.
   * @param stayAt the business that the application is for now, whose link stays
   */
  async leave(manager: EntityManager, applicationId: string, stayAt?: string): Promise<void> {
    const link = await linkOf(manager, applicationId);
    if (!link || link.businessId === stayAt) return;
    const { businessId, paysFor, addedMemberId } = link;
    // The record before its people, as a decision on a claim does. It stays locked, so that no other link is
    // stored meanwhile.
    const { record } = await this.edits.begin(manager, businessId);
    await manager.query('delete from linked_applications where application_id = $1', [
      applicationId,
    ]);
    const isCreated = paysFor === applicationId;
    // The people of an archived business stay, and have access again if it is restored.
    if (isCreated && (await this.archiveUnlinked(manager, record))) return;
    await lockPeople(manager, businessId);
    if (addedMemberId) await removePeople(manager, businessId, addedMemberId);
    await giveOwner(manager, businessId);
    await this.tiers.showAgain(manager, businessId);
  }

  /** @returns whether the business is archived, because no other application is for it */
  private async archiveUnlinked(
    manager: EntityManager,
    { id, state }: RecordEntity,
  ): Promise<boolean> {
    const links = await manager.query<unknown[]>(
      'select 1 from linked_applications where business_id = $1',
      [id],
    );
    if (links.length > 0) return false;
    if (state === 'archived') return true;
    const change = { by: 'system', action: 'undo' } as const;
    await this.store.change(manager, managedBusinesses, id, change, (record) =>
      record.archive(new Date()),
    );
    return true;
  }

  private async join(
    manager: EntityManager,
    link: { businessId: string; applicationId: string; paysFor: string; applicant: string | null },
  ): Promise<void> {
    const { businessId, applicationId, paysFor, applicant } = link;
    await lockPeople(manager, businessId);
    // An earlier approval of this application, or another application, may have added the applicant.
    await manager.query(
      `insert into linked_applications
         (application_id, business_id, pays_for, applicant, added_member_id)
       values ($1::uuid, $2::uuid, $3::uuid, $4::text, (
         select m.id from business_members m where m.business_id = $2::uuid and m.email = $4::text
           and ($3::uuid = $1::uuid or exists (select from linked_applications l where l.added_member_id = m.id))
       )) on conflict (application_id) do update set applicant = excluded.applicant`,
      [applicationId, businessId, paysFor, applicant?.trim().toLowerCase() ?? null],
    );
    await giveOwner(manager, businessId);
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
 * The link of an application. During an upgrade a process of an earlier release may create a business without
 * a link. Such a business counts as linked with its application.
 */
async function linkOf(manager: EntityManager, applicationId: string): Promise<Link | undefined> {
  const [link] = await manager.query<Link[]>(
    `select business_id as "businessId", pays_for as "paysFor",
       added_member_id as "addedMemberId"
     from linked_applications where application_id = $1`,
    [applicationId],
  );
  if (link) return link;
  const created = await findCreatedBusiness(manager, applicationId);
  // A business that staff entered has its own id in this field.
  if (!created || created.id === applicationId) return undefined;
  return { businessId: created.id, paysFor: applicationId, addedMemberId: null };
}
