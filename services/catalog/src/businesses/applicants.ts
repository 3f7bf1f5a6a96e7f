/**
 * Whom an approval makes the owner of a business. Several applications may be approved for one business, and
 * undone in any order: the applicant of the oldest that remains becomes the owner when there is none.
 */
import type { EntityManager } from 'typeorm';
import { BusinessMemberEntity } from '../owners/business-member-entity.js';
import { addMember, lockPeople } from '../owners/members.js';

/** Makes an applicant the owner of a business that has none. Its people must be locked. */
export async function giveOwner(manager: EntityManager, businessId: string): Promise<void> {
  if (await manager.existsBy(BusinessMemberEntity, { businessId, role: 'owner' })) return;
  const [next] = await manager.query<{ applicant: string }[]>(
    `select applicant from linked_applications
     where business_id = $1 and applicant is not null order by linked_at limit 1`,
    [businessId],
  );
  if (!next) return;
  const self = { businessId, email: next.applicant };
  if (await manager.existsBy(BusinessMemberEntity, self)) {
    await manager.update(BusinessMemberEntity, self, { role: 'owner' });
    return;
  }
  await addMember(manager, businessId, next.applicant);
  const { id } = await manager.findOneByOrFail(BusinessMemberEntity, self);
  await manager.query(
    'update linked_applications set added_member_id = $1 where business_id = $2 and applicant = $3',
    [id, businessId, next.applicant],
  );
}

/**
 * Removes an applicant and whoever they may have invited; not people whose claim was approved since, and
 * nobody while another approved application of the same person is for the business.
 */
export async function removePeople(
  manager: EntityManager,
  businessId: string,
  addedMemberId: string,
): Promise<void> {
  await lockPeople(manager, businessId);
  await manager.query(
    `delete from business_members m using business_members added
     where added.id = $1 and m.business_id = added.business_id
       and m.created_at >= added.created_at
       and not exists (select from linked_applications l where l.added_member_id = added.id)
       and not exists (
         select from owner_requests r where r.kind = 'claim' and r.status = 'approved'
           and r.business_id = m.business_id and r.email = m.email
           and r.decided_at >= added.created_at
       )`,
    [addedMemberId],
  );
}
