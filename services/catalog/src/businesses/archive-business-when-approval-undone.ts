import { Injectable } from '@nestjs/common';
import { advertiserApprovalUndone } from '@town/contracts/advertisers/events';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { noteApproval } from './application-approvals.js';
import { LinkedBusinesses } from './linked-businesses.js';

/**
 * Archives the business of an application whose approval was revoked. A business that the directory had before
 * stays.
 */
@Injectable()
@HandlesEvent({
  contract: advertiserApprovalUndone,
  name: 'archive-business-when-approval-undone',
})
export class ArchiveBusinessWhenApprovalUndone
  implements EventHandler<typeof advertiserApprovalUndone>
{
  constructor(private readonly linked: LinkedBusinesses) {}

  async handle(
    manager: EntityManager,
    { id, approval }: z.output<typeof advertiserApprovalUndone.data>,
  ): Promise<void> {
    const { approved } = await noteApproval(manager, id, 'taken_back', approval);
    // The application was approved again in the meantime.
    if (approved > approval) return;
    await this.linked.leave(manager, id);
  }
}
