import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@town/contracts/messaging/cloud-event';
import { ownerDeleted } from '@town/contracts/owners/events';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { codeMinutes } from '../claims/claim-codes.js';
import { noteDeletedAccount } from './deleted-accounts.js';
import { ListingPeople } from './listing-people.js';
import { lockPeople } from './members.js';

/**
 * Removes a deleted account's access, and its address from all tables. Its businesses stay in the
 * directory; the oldest manager of each becomes the owner. The event may arrive late, so data that a new
 * account with the same address has created since is kept.
 */
@Injectable()
@HandlesEvent({ contract: ownerDeleted, name: 'remove-owner-when-owner-deleted' })
export class RemoveOwnerWhenOwnerDeleted implements EventHandler<typeof ownerDeleted> {
  constructor(private readonly people: ListingPeople) {}

  async handle(
    manager: EntityManager,
    { id, email }: z.output<typeof ownerDeleted.data>,
    { time }: CloudEvent,
  ): Promise<void> {
    await noteDeletedAccount(manager, id, email);
    // The same lock order as for a decision on a claim: the claim, all people, one person.
    await manager.query(
      `delete from owner_requests where email = $1 and (submitted_at <= $2 or owner_id = $3)`,
      [email, time, id],
    );
    const businesses = await this.leave(manager, email, time, id);
    await manager.query(
      'update applicants set applicant = null where applicant = $1 and joined_at <= $2',
      [email, time],
    );
    await manager.query(
      `delete from claim_codes
       where email = $1 and expires_at <= $2::timestamptz + make_interval(mins => $3)`,
      [email, time, codeMinutes],
    );
    await manager.query(
      `delete from mail_preferences where email = $1 and (saved_at is null or saved_at <= $2)`,
      [email, time],
    );
    // The rows are kept, because they prevent sending a mail twice.
    await manager.query(
      `update owner_mails set email = null
       where email = $1 and (due_at <= $2 or business_id = any($3))`,
      [email, time, businesses],
    );
  }

  /** @returns the businesses that the account managed */
  private async leave(
    manager: EntityManager,
    email: string,
    time: string,
    id: string,
  ): Promise<string[]> {
    // Staff may have approved a claim of the account after its deletion.
    const own = `email = $1 and (created_at <= $2 or owner_id = $3)`;
    const managed = await manager.query<{ business: string }[]>(
      `select business_id as business from business_members where ${own} order by 1`,
      [email, time, id],
    );
    const businesses = managed.map(({ business }) => business);
    for (const business of businesses) await lockPeople(manager, business);
    await manager.query(`delete from business_members where ${own}`, [email, time, id]);
    for (const business of businesses) await this.people.succeed(manager, business);
    return businesses;
  }
}
