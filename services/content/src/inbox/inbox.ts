import { Injectable } from '@nestjs/common';
import type { InboxKind } from '@town/contracts/inbox/record';
import type { RecordHappening, RecordReference } from '@town/contracts/managed-records/events';
import { OpenSubmissions } from '@town/service-kit/limits/open-submissions';
import { type EntityManager, LessThan } from 'typeorm';
import { lockItem, rememberDecision, takeDecision } from './inbox-decisions.js';
import { InboxItemEntity } from './inbox-item-entity.js';

/** The data for a new item. */
export interface Arrival {
  /** The item's id, if the item is the only stored copy. */
  id?: string;
  kind: InboxKind;
  recordId: string;
  recordKind?: string;
  subject: string;
  sender: { name?: string | null; email?: string | null; phone?: string | null };
  /** The sent values by label; empty ones are left out. */
  details: readonly (readonly [label: string, value: string | null])[];
  receivedAt: Date;
}

/** Adds items to the inbox of staff, in the transaction that stores their data. */
@Injectable()
export class Inbox {
  constructor(private readonly open: OpenSubmissions) {}

  /** Adds an item. A record gets only one item, except for reports. */
  async add(manager: EntityManager, arrival: Arrival): Promise<void> {
    const { sender, details, recordKind = null, ...item } = arrival;
    await lockItem(manager, arrival);
    await manager
      .createQueryBuilder()
      .insert()
      .into(InboxItemEntity)
      .values({
        ...item,
        recordKind,
        senderName: sender.name ?? null,
        senderEmail: sender.email ?? null,
        senderPhone: sender.phone ?? null,
        details: shownDetails(details),
      })
      .orIgnore()
      .execute();
    const decided = await takeDecision(manager, arrival);
    if (decided) await this.settle(manager, arrival, decided.state, decided.at);
  }

  /** Adds an item, or reopens the existing one with the newly sent data. */
  async addAgain(manager: EntityManager, arrival: Arrival): Promise<void> {
    const { kind, recordId, subject, details, receivedAt } = arrival;
    const item = await manager.findOne(InboxItemEntity, {
      where: { kind, recordId },
      lock: { mode: 'pessimistic_write' },
    });
    if (!item) return this.add(manager, arrival);
    item.subject = subject;
    item.details = shownDetails(details);
    item.receivedAt = receivedAt;
    item.setState('open', 'system', receivedAt);
    await manager.save(item);
  }

  /**
   * Closes the item of a record, because staff have handled the record elsewhere, or opens it again. The
   * latest event by time takes effect, whatever the order of arrival, even before the item itself.
   */
  async settle(
    manager: EntityManager,
    { kind, recordId }: Pick<InboxItemEntity, 'kind' | 'recordId'>,
    state: InboxItemEntity['state'],
    at: Date,
  ): Promise<void> {
    await lockItem(manager, { kind, recordId });
    const item = await manager.findOne(InboxItemEntity, {
      where: { kind, recordId },
      lock: { mode: 'pessimistic_write' },
    });
    if (!item) return rememberDecision(manager, { kind, recordId }, { state, at });
    if (item.settledAt && item.settledAt > at) return;
    item.settledAt = at;
    item.setState(state, 'system', at);
    await manager.save(item);
  }

  /**
   * Stores the latest change of a record in its open items. Items about a withdrawn record are closed, and
   * so is a visitor's event that staff have published or changed.
   */
  async noteRecord(
    manager: EntityManager,
    { id: recordId, kind: recordKind, version }: RecordReference,
    happening: RecordHappening,
    at: Date,
  ): Promise<void> {
    const items = await manager.find(InboxItemEntity, {
      where: { recordId, recordKind, state: 'open', receivedAt: LessThan(at) },
      lock: { mode: 'pessimistic_write' },
    });
    for (const item of items) {
      item.noteRecord(happening, at);
      // A sender's own version that is public at once is public before its item opens.
      const isReviewed = item.kind === 'event' && version > 1;
      const needsNoWork = happening === 'withdrawn' || isReviewed;
      if (needsNoWork) item.setState('done', 'system', at);
      await manager.save(item);
      if (needsNoWork) await this.open.close(manager, [item.submissionId]);
    }
  }
}

const shownDetails = (details: Arrival['details']) =>
  details.flatMap(([label, value]) => (value ? [{ label, value }] : []));
