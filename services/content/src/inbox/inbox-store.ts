import { Injectable } from '@nestjs/common';
import { inboxAssigned } from '@town/contracts/inbox/events';
import { Audit } from '@town/service-kit/audit/audit';
import { Outbox } from '@town/service-kit/events/outbox';
import { OpenSubmissions } from '@town/service-kit/limits/open-submissions';
import type { EntityManager } from 'typeorm';
import type { InboxItemEntity } from './inbox-item-entity.js';

/** The work on an item before a change. */
type Work = ReturnType<typeof workOn>;

/** Stores what staff change in items of the inbox, each with its entry in the audit log. */
@Injectable()
export class InboxStore {
  constructor(
    private readonly audit: Audit,
    private readonly open: OpenSubmissions,
    private readonly outbox: Outbox,
  ) {}

  /** @param work the item's work before the change */
  async save(manager: EntityManager, item: InboxItemEntity, work: Work, by: string): Promise<void> {
    item.version += 1;
    await manager.save(item);
    if (item.state === 'done') await this.open.close(manager, [item.submissionId]);
    const [before, after] = [audited(work), audited(workOn(item))];
    const entry = { actor: by, action: 'change', kind: 'inbox', id: item.id, before, after };
    await this.audit.record(manager, entry);
    await this.reportAssignee(manager, item, work, by);
  }

  /** So that the colleague gets a mail. It says nothing of what was sent: an erasure would not find that. */
  private async reportAssignee(
    manager: EntityManager,
    { id, kind, state, assignee: email, dueOn }: InboxItemEntity,
    work: Work,
    by: string,
  ): Promise<void> {
    if (!email || email.toLowerCase() === by.toLowerCase() || state === 'done') return;
    const isNew = email !== work.assignee;
    // Whoever opens what they have marked as done takes that back: for the colleague, nothing has changed.
    const isOpenedAgain = work.state === 'done' && work.doneBy !== by;
    if (!isNew && !isOpenedAgain) return;
    const assigned = { id, kind, email, by, dueOn, ...(!isNew && { isOpenedAgain }) };
    await this.outbox.enqueue(manager, inboxAssigned, assigned);
  }
}

/** The work of staff on an item, without what a visitor has sent. */
export const workOn = ({ state, assignee, dueOn, note, doneBy }: InboxItemEntity) => ({
  state,
  assignee,
  dueOn,
  // The audit log is never erased, and a note may contain personal data.
  hasNote: note !== null,
  doneBy,
});

/** The audit log says who has done an item in the entry of that change. */
const audited = ({ doneBy: _, ...work }: Work) => work;
