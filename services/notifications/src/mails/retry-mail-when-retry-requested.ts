import { Injectable } from '@nestjs/common';
import { mailRetryRequested } from '@town/contracts/mails/events';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';

/** Puts a failed mail back into the queue. A mail whose text has been removed cannot be sent again. */
@Injectable()
@HandlesEvent({ contract: mailRetryRequested, name: 'retry-mail-when-retry-requested' })
export class RetryMailWhenRetryRequested implements EventHandler<typeof mailRetryRequested> {
  async handle(
    manager: EntityManager,
    { id }: z.output<typeof mailRetryRequested.data>,
  ): Promise<void> {
    await manager.query(
      `update mails
       set state = 'waiting', attempts = 0, deferrals = 0, due_at = clock_timestamp(),
         settled_at = null
       where id = $1 and state = 'failed' and text is not null`,
      [id],
    );
  }
}
