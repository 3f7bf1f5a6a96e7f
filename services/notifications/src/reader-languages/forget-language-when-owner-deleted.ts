import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@town/contracts/messaging/cloud-event';
import { ownerDeleted } from '@town/contracts/owners/events';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';

/**
 * Forgets the language of a deleted account, not that of a new account with the same address. The end of the
 * owner's plan is confirmed after the deletion, in this language, so an hourly job deletes the row when those
 * mails are gone, too.
 */
@Injectable()
@HandlesEvent({ contract: ownerDeleted, name: 'forget-language-when-owner-deleted' })
export class ForgetLanguageWhenOwnerDeleted implements EventHandler<typeof ownerDeleted> {
  async handle(
    manager: EntityManager,
    { email }: z.output<typeof ownerDeleted.data>,
    { time }: CloudEvent,
  ): Promise<void> {
    await manager.query(
      `insert into reader_deletions as d (email_hash, deleted_at) values (email_hash($1), $2)
       on conflict (email_hash) do update set deleted_at = greatest(d.deleted_at, excluded.deleted_at)`,
      [email, time],
    );
  }
}
