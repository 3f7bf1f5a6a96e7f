import { BadRequestException, ConflictException, Injectable } from '@nestjs/common';
import type { InboxAnswerCall, InboxChange } from '@town/contracts/inbox/calls';
import { inboxAnswered } from '@town/contracts/inbox/events';
import type { InboxItem } from '@town/contracts/inbox/record';
import { mailRetryRequested } from '@town/contracts/mails/events';
import { Audit } from '@town/service-kit/audit/audit';
import { Outbox } from '@town/service-kit/events/outbox';
import { ProblemException } from '@town/service-kit/http/problem-exception';
import { ValidationProblem } from '@town/service-kit/http/validation-problem';
import { DataSource } from 'typeorm';
import { Assignees } from './assignees.js';
import { InboxEvents, wasArchivedWith } from './inbox-events.js';
import type { InboxItemEntity } from './inbox-item-entity.js';
import { InboxStore, workOn } from './inbox-store.js';
import { findItem, shownItem } from './shown-item.js';

/** The actions of staff on inbox items. Each action is recorded in the audit log. */
@Injectable()
export class InboxActions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly store: InboxStore,
    private readonly assignees: Assignees,
    private readonly events: InboxEvents,
  ) {}

  /**
   * Changes an item. Opening one that was closed by archiving its event restores the event: the item alone would
   * ask for a decision about an event that is deleted soon.
   * @param seenVersion the version that the caller has seen, or any
   * @throws 412 with the current item when it has been changed since
   */
  async change(
    id: string,
    change: InboxChange,
    by: string,
    seenVersion?: number,
  ): Promise<InboxItem> {
    const { assignee: wanted } = change;
    const account = wanted ? await this.assignees.find(wanted) : undefined;
    return this.dataSource.transaction(async (manager) => {
      const events = change.state === 'open' ? await this.events.lock(manager, [id]) : undefined;
      let item = await findItem(manager, id, true);
      refuseUnlessSeen(item, seenVersion, 'Somebody else has changed this item meanwhile');
      const before = workOn(item);
      const event = events?.get(item.recordId);
      const restoredEvent = event && wasArchivedWith(item, event);
      if (restoredEvent) {
        item = await this.events.act(manager, item, event, 'unarchive', by);
      }
      if (change.state) item.setState(change.state, by, new Date());
      if (wanted !== undefined && wanted !== item.assignee) {
        if (wanted && !account) throw noAccount(wanted);
        item.assignee = account ?? null;
      }
      if (change.dueOn !== undefined) item.dueOn = change.dueOn;
      if (change.note !== undefined) item.note = change.note;
      await this.store.save(manager, item, before, by);
      return { ...shownItem(item), ...(restoredEvent && { restoredEvent }) };
    });
  }

  /**
   * Sends an answer by mail and stores it with the item.
   * @param key a repeated call with the same idempotency key sends nothing
   * @param seenVersion the version that the caller has seen, or any
   * @throws 412 with the current item when it has been changed since
   */
  answer(
    id: string,
    { subject, text, template = null }: InboxAnswerCall,
    by: string,
    { key, seenVersion }: { key?: string | undefined; seenVersion?: number | undefined },
  ): Promise<InboxItem> {
    return this.dataSource.transaction(async (manager) => {
      const item = await findItem(manager, id, true);
      const earlier = key && item.answers.find((answer) => answer.key === key);
      if (earlier) {
        if (earlier.subject === subject && earlier.text === text) return shownItem(item);
        throw new ConflictException('This Idempotency-Key was used for another answer');
      }
      refuseUnlessSeen(
        item,
        seenVersion,
        'Somebody else has answered or changed this item meanwhile. Nothing was sent.',
      );
      if (!item.senderEmail) {
        throw new BadRequestException('The sender has left no e-mail address');
      }
      const answer = { at: new Date().toISOString(), by, subject, text, template };
      item.answers = [...item.answers, { ...answer, ...(key && { key }) }];
      item.version += 1;
      await manager.save(item);
      const email = item.senderEmail;
      await this.outbox.enqueue(manager, inboxAnswered, { id, email, subject, text });
      await this.audit.record(manager, {
        actor: by,
        action: 'answer',
        kind: 'inbox',
        id,
        before: null,
        after: null,
      });
      return shownItem(item);
    });
  }

  /**
   * Requests another attempt for a failed mail. The item is closed; it opens again if the mail fails once
   * more.
   * @throws ConflictException for any other item, and when the mail cannot be sent again
   */
  retry(id: string, by: string): Promise<InboxItem> {
    return this.dataSource.transaction(async (manager) => {
      const item = await findItem(manager, id, true);
      const now = new Date();
      item.retryMail(by, now);
      await manager.save(item);
      await this.outbox.enqueue(manager, mailRetryRequested, { id: item.recordId });
      const entry = { actor: by, action: 'retry', kind: 'inbox', id, before: null, after: null };
      await this.audit.record(manager, entry);
      return shownItem(item);
    });
  }
}

/** Refuses a call whose caller has not seen the newest version. */
function refuseUnlessSeen(
  item: InboxItemEntity,
  seenVersion: number | undefined,
  message: string,
): void {
  if (seenVersion === undefined || seenVersion === item.version) return;
  throw new ProblemException(412, message, { current: shownItem(item) });
}

const noAccount = (email: string) =>
  new ValidationProblem([
    { path: 'assignee', message: `${email} has no account that can do this` },
  ]);
