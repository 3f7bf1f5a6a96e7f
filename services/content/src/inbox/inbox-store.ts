import { Injectable } from '@nestjs/common';
import { inboxAssigned } from '@town/contracts/inbox/events';
import { Audit } from '@town/service-kit/audit/audit';
import { Outbox } from '@town/service-kit/events/outbox';
import { OpenSubmissions } from '@town/service-kit/limits/open-submissions';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import type { InboxItemEntity } from './inbox-item-entity.js';

/** What a colleague has to be told about an item. */
export type Assignment = z.output<typeof inboxAssigned.data>;

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

  /**
   * @param work the item's work before the change
   * @param untold collects what colleagues have to be told about several items at once, for `report`
   */
  async save(
    manager: EntityManager,
    item: InboxItemEntity,
    work: Work,
    by: string,
    untold?: Assignment[],
  ): Promise<void> {
    const assignment = assignmentOf(item, work, by);
    item.assigneeUntold = isUntold(item, work, by);
    item.version += 1;
    await manager.save(item);
    if (item.state === 'done') await this.open.close(manager, [item.submissionId]);
    const [before, after] = [audited(work), audited(workOn(item))];
    const entry = { actor: by, action: 'change', kind: 'inbox', id: item.id, before, after };
    await this.audit.record(manager, entry);
    if (!assignment) return;
    if (untold) untold.push(assignment);
    else await this.report(manager, [assignment]);
  }

  /** So that each colleague gets one mail. It says nothing of what was sent: an erasure would not find that. */
  async report(manager: EntityManager, assignments: readonly Assignment[]): Promise<void> {
    for (const email of new Set(assignments.map((each) => each.email))) {
      const [first, ...others] = assignments.filter((each) => each.email === email);
      if (!first) continue;
      const { isOpenedAgain, ...assigned } = first;
      const areOpenedAgain = isOpenedAgain && others.every((each) => each.isOpenedAgain);
      await this.outbox.enqueue(manager, inboxAssigned, {
        ...assigned,
        ...(areOpenedAgain && { isOpenedAgain }),
        ...(others.length > 0 && { count: 1 + others.length }),
      });
    }
  }
}

/** What the colleague has to be told about a change of an item; undefined if it is nothing new. */
function assignmentOf(
  { id, kind, state, assignee: email, assigneeUntold, dueOn }: InboxItemEntity,
  work: Work,
  by: string,
): Assignment | undefined {
  if (!email || isSame(email, by) || state === 'done') return undefined;
  const isNew = email !== work.assignee || assigneeUntold;
  // Whoever opens what they have marked as done takes that back: for the colleague, nothing has changed.
  const isOpenedAgain = work.state === 'done' && work.doneBy !== by;
  if (!isNew && !isOpenedAgain) return undefined;
  return { id, kind, email, by, dueOn, ...(!isNew && { isOpenedAgain }) };
}

/** Whether the assignee does not know of the item after a change. */
function isUntold({ state, assignee, assigneeUntold }: InboxItemEntity, work: Work, by: string) {
  if (state === 'open') return false;
  return assignee === work.assignee ? assigneeUntold : assignee !== null && !isSame(assignee, by);
}

const isSame = (email: string, other: string) => email.toLowerCase() === other.toLowerCase();

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
