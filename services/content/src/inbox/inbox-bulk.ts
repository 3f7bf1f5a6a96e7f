import { Injectable } from '@nestjs/common';
import type { InboxBulk, InboxBulkCall } from '@town/contracts/inbox/calls';
import { isDoneInBulk } from '@town/contracts/inbox/record';
import type { RecordEntity } from '@town/managed-records/records/record-entity';
import { DataSource, type EntityManager, In } from 'typeorm';
import { InboxEvents, wasArchivedWith } from './inbox-events.js';
import { InboxItemEntity } from './inbox-item-entity.js';
import { type Assignment, InboxStore, workOn } from './inbox-store.js';
import { waitingEvents } from './waiting-events.js';

/** The locked rows of a call, and who made it. */
interface Work {
  manager: EntityManager;
  call: InboxBulkCall;
  by: string;
  /** The records of its events, by id. */
  events: ReadonlyMap<string, RecordEntity>;
  /** The ids of items on whose event somebody has to decide. */
  waiting: ReadonlySet<string>;
  /** What colleagues have to be told about the items. */
  untold: Assignment[];
}

/**
 * Marks several items as done, or opens them again. Each is decided on its own: those that need a decision are
 * named in the answer, and the others change. An event that nobody has published can be archived with its item,
 * because an item that is only done would hide it; opening such an item restores the event.
 */
@Injectable()
export class InboxBulkActions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly store: InboxStore,
    private readonly events: InboxEvents,
  ) {}

  change(call: InboxBulkCall, by: string): Promise<InboxBulk> {
    return this.dataSource.transaction(async (manager) => {
      const events = await this.events.lock(manager, call.ids);
      // In one order, so that two calls cannot wait for each other's rows.
      const items = await manager.find(InboxItemEntity, {
        where: { id: In(call.ids) },
        order: { id: 'ASC' },
        lock: { mode: 'pessimistic_write' },
      });
      const waiting = await waitingEvents(manager, items);
      const work: Work = { manager, call, by, events, waiting, untold: [] };
      const known = new Set(items.map(({ id }) => id));
      const answer: InboxBulk = {
        changed: [],
        refused: [...new Set(call.ids)]
          .filter((id) => !known.has(id))
          .map((id) => ({ id, reason: 'An item does not exist any more.' })),
        restored: [],
      };
      for (const item of items) {
        const reason = await this.changeOne(work, item, answer);
        if (reason) answer.refused.push({ id: item.id, reason });
      }
      await this.store.report(manager, work.untold);
      return answer;
    });
  }

  /** @returns why the item was not changed; nothing if it has the state now */
  private async changeOne(
    { manager, call, by, events, waiting, untold }: Work,
    item: InboxItemEntity,
    { changed, restored }: InboxBulk,
  ): Promise<string | undefined> {
    if (!isDoneInBulk(item.kind)) return needsDecision(item);
    if (item.state === call.state) return undefined;
    if (call.state === 'done' && item.kind === 'application' && !call.finishesApplications)
      return needsDecision(item);
    const record = events.get(item.recordId);
    if (call.state === 'open' && record && wasArchivedWith(item, record)) {
      await this.events.actAndSave([manager, item, record, 'unarchive', by], untold);
      restored.push(item.id);
    } else if (call.state === 'done' && waiting.has(item.id)) {
      // Archiving would also take the public event of a change off the calendar.
      if (!call.archivesEvents || record?.state !== 'draft') return needsDecision(item);
      await this.events.actAndSave([manager, item, record, 'archive', by], untold);
    } else {
      const before = workOn(item);
      item.setState(call.state, by, new Date());
      await this.store.save(manager, item, before, by, untold);
    }
    changed.push(item.id);
    return undefined;
  }
}

const needsDecision = ({ subject }: InboxItemEntity) => `“${subject}” needs a decision of its own.`;
