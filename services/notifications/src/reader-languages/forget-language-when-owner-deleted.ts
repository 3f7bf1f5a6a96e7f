import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@town/contracts/messaging/cloud-event';
import { ownerDeleted } from '@town/contracts/owners/events';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';

/**
 * Forgets the language of a deleted account, not that of a new account with the same address. The end of the
 * owner's plan is confirmed after the deletion, in this language, so the row stays as long as those mails.
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
      `update reader_languages set forget_at = $2::timestamptz + interval '30 days'
       where email = lower($1) and noted_at <= $2`,
      [email, time],
    );
  }
}
