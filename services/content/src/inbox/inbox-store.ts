import { Injectable } from '@nestjs/common';
import { Audit } from '@town/service-kit/audit/audit';
import { OpenSubmissions } from '@town/service-kit/limits/open-submissions';
import type { EntityManager } from 'typeorm';
import type { InboxItemEntity } from './inbox-item-entity.js';

/** Stores what staff change in items of the inbox, each with its entry in the audit log. */
@Injectable()
export class InboxStore {
  constructor(
    private readonly audit: Audit,
    private readonly open: OpenSubmissions,
  ) {}

  /** @param before the item's work before the change */
  async save(
    manager: EntityManager,
    item: InboxItemEntity,
    before: ReturnType<typeof workOn>,
    by: string,
  ): Promise<void> {
    item.version += 1;
    await manager.save(item);
    if (item.state === 'done') await this.open.close(manager, [item.submissionId]);
    const after = workOn(item);
    const entry = { actor: by, action: 'change', kind: 'inbox', id: item.id, before, after };
    await this.audit.record(manager, entry);
  }
}

/** An item for the audit log, which is never erased. A note may contain personal data. */
export const workOn = ({ state, assignee, dueOn, note }: InboxItemEntity) => ({
  state,
  assignee,
  dueOn,
  hasNote: note !== null,
});
