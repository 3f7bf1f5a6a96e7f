import { randomUUID } from 'node:crypto';
import { NotFoundException } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BusinessMemberEntity } from './business-member-entity.js';

/**
 * Makes an address a member of a business: its owner, or a manager when it has an owner already. An
 * existing member stays unchanged.
 * @param email in any case
 * @param ownerId the account, when the address is known to have signed in
 */
export async function addMember(
  manager: EntityManager,
  businessId: string,
  email: string,
  ownerId: string | null = null,
): Promise<void> {
  await lockPeople(manager, businessId);
  const hasOwner = await manager.existsBy(BusinessMemberEntity, { businessId, role: 'owner' });
  await manager
    .createQueryBuilder()
    .insert()
    .into(BusinessMemberEntity)
    .values({
      id: randomUUID(),
      businessId,
      email: email.trim().toLowerCase(),
      ownerId,
      role: hasOwner ? 'manager' : 'owner',
      createdAt: new Date(),
    })
    .orIgnore()
    .execute();
}

/** Serializes changes of the people of one business by an advisory lock. */
export async function lockPeople(manager: EntityManager, businessId: string): Promise<void> {
  await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 727053))', [businessId]);
}

/** @throws NotFoundException when the owner does not manage the business, or it does not exist */
export async function memberOf(
  manager: EntityManager,
  businessId: string,
  email: string,
): Promise<BusinessMemberEntity> {
  const member = await manager.findOneBy(BusinessMemberEntity, { businessId, email });
  if (!member) throw new NotFoundException('Listing not found');
  return member;
}

/** The owner of a business; null if it has none. */
export const ownerOf = (manager: EntityManager, businessId: string) =>
  manager.findOneBy(BusinessMemberEntity, { businessId, role: 'owner' });
