/**
 * Whom an approval makes the owner of a business. Several applications may be approved for one business, and
 * undone in any order: the applicant of the oldest that remains becomes the owner when there is none. A
 * trigger of the database forgets an applicant who is removed from the people of the business, so that nobody
 * who has sold it or left becomes the owner again. Its people must be locked for all calls.
 */
import type { EntityManager } from 'typeorm';
import { BusinessMemberEntity } from '../owners/people/business-member-entity.js';
import { addMember } from '../owners/people/members.js';

/**
 * The approved applications of the business $1, except $2. An approved application without a link is for the
 * business that was created from it.
 */
const otherApplications = `
  select application_id from linked_applications
    where business_id = $1::uuid and application_id <> $2::uuid
  union all
  select (r.content ->> 'applicationId')::uuid from records r
  left join application_approvals a on a.application_id::text = r.content ->> 'applicationId'
  left join linked_applications l on l.application_id::text = r.content ->> 'applicationId'
    where r.id = $1::uuid and r.kind = 'businesses' and l.application_id is null
      and r.content ->> 'applicationId' not in (r.id::text, $2::text)
      and (a.application_id is null or a.approved > a.taken_back)`;

/** Whether an approved application other than this one is for the business. */
export async function hasOther(
  manager: EntityManager,
  businessId: string,
  applicationId: string,
): Promise<boolean> {
  const others = await manager.query<unknown[]>(otherApplications, [businessId, applicationId]);
  return others.length > 0;
}

/** Whether the applicant of an application is stored, also without an address. */
export async function isKnown(manager: EntityManager, applicationId: string): Promise<boolean> {
  const rows = await manager.query<unknown[]>(
    'select 1 from applicants where application_id = $1',
    [applicationId],
  );
  return rows.length > 0;
}

/**
 * Stores the applicant of an approval, and makes them the owner of a business without one.
 * @param applicant null for somebody whose data was erased
 * @returns the membership that the approval added; null when it added none
 */
export async function admit(
  manager: EntityManager,
  businessId: string,
  applicationId: string,
  applicant: string | null,
): Promise<string | null> {
  const email = applicant?.trim().toLowerCase() ?? null;
  const added = email && (await addOwner(manager, businessId, applicationId, email));
  // Otherwise an earlier approval of this application, or another application, may have added them.
  const [row] = await manager.query<{ added: string | null }[]>(
    `insert into applicants as p (application_id, business_id, applicant, added_member_id)
     values ($1, $2, $3::text, coalesce($4::uuid, (
       select m.id from business_members m where m.business_id = $2 and m.email = $3
         and (m.added_by_application = $1 or exists (
           select from applicants o where o.added_member_id = m.id
           union all select from linked_applications o where o.added_member_id = m.id
         ))
     )))
     on conflict (application_id) do update set business_id = excluded.business_id,
       applicant = excluded.applicant, added_member_id = excluded.added_member_id,
       joined_at = excluded.joined_at
     returning added_member_id as added`,
    [applicationId, businessId, email, added],
  );
  await giveOwner(manager, businessId, applicationId);
  return row?.added ?? null;
}

/**
 * Makes the applicant of another approved application the owner of a business that has none.
 * @param applicationId the application that is approved or undone
 */
export async function giveOwner(
  manager: EntityManager,
  businessId: string,
  applicationId: string,
): Promise<void> {
  if (await manager.existsBy(BusinessMemberEntity, { businessId, role: 'owner' })) return;
  const [next] = await manager.query<{ id: string; applicant: string }[]>(
    `select application_id as id, applicant from applicants
     where business_id = $1 and applicant is not null and application_id in (${otherApplications})
     order by joined_at limit 1`,
    [businessId, applicationId],
  );
  const added = next && (await addOwner(manager, businessId, next.id, next.applicant));
  if (!added) return;
  // A process of the release before, which may undo the approval during an upgrade, knows only the link.
  for (const table of ['applicants', 'linked_applications']) {
    await manager.query(`update ${table} set added_member_id = $2 where application_id = $1`, [
      next.id,
      added,
    ]);
  }
}

/**
 * Removes an applicant and whoever they may have invited; not people whose claim was approved since, and
 * nobody while another approved application of the same person is for the business. Somebody who was invited
 * and whose own application is approved stays, because of that application.
 * @returns whether somebody was removed
 */
export async function removePeople(
  manager: EntityManager,
  businessId: string,
  applicationId: string,
  addedMemberId: string,
): Promise<boolean> {
  const stay = `
    select m.id from applicants p
    join business_members m on m.business_id = p.business_id and m.email = p.applicant
    where p.business_id = $1 and p.application_id in (${otherApplications})
    -- A process of the release before stores no applicant.
    union select l.added_member_id from linked_applications l
    where l.business_id = $1 and l.application_id <> $2 and l.added_member_id is not null`;
  const invited = `
    m.business_id = $1 and added.id = $3 and m.created_at >= added.created_at
    and not exists (
      select from owner_requests r where r.kind = 'claim' and r.status = 'approved'
        and r.business_id = m.business_id and r.email = m.email
        and r.decided_at >= added.created_at
    )`;
  const values = [businessId, applicationId, addedMemberId];
  // The people before the applicants, as an erasure and the trigger do.
  await manager.query(
    'select 1 from business_members where business_id = $1 order by id for update',
    [businessId],
  );
  await manager.query(
    `update applicants p set added_member_id = m.id from business_members m, business_members added
     where ${invited} and p.business_id = m.business_id and p.applicant = m.email
       and p.application_id in (${otherApplications})
       and (m.id = added.id or added.id not in (${stay}))`,
    values,
  );
  const [, removed] = await manager.query<[rows: unknown[], count: number]>(
    `delete from business_members m using business_members added
     where ${invited} and m.id not in (${stay}) and added.id not in (${stay})`,
    values,
  );
  return removed > 0;
}

/** @returns the new membership; null when there is an owner, or the address is that of a member already */
async function addOwner(
  manager: EntityManager,
  businessId: string,
  applicationId: string,
  email: string,
): Promise<string | null> {
  if (await manager.existsBy(BusinessMemberEntity, { businessId, role: 'owner' })) return null;
  const self = { businessId, email };
  if (await manager.existsBy(BusinessMemberEntity, self)) {
    await manager.update(BusinessMemberEntity, self, { role: 'owner' });
    return null;
  }
  await addMember(manager, businessId, email);
  const { id } = await manager.findOneByOrFail(BusinessMemberEntity, self);
  await manager.update(BusinessMemberEntity, { id }, { addedByApplication: applicationId });
  return id;
}
