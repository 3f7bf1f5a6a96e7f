/**
 * What senders see of their events: the public version, or their own changes while the staff have not
 * decided. They must not see a draft of the staff. The record's newest version can contain both, so the
 * sender's version is stored separately.
 */
import { Injectable } from '@nestjs/common';
import type { OwnEvent } from '@town/contracts/calendar/private-link';
import type { RecordContent } from '@town/contracts/managed-records/record-kind';
import type { RecordEntity } from '@town/managed-records/records/record-entity';
import { RecordStore } from '@town/managed-records/records/record-store';
import { VersionEntity } from '@town/managed-records/records/version-entity';
import type { EntityManager } from 'typeorm';
import { type SeenEvent, toOwnEvent } from './own-event.js';
import { noteKnown } from './senders/note-known.js';
import { SentEventEntity } from './sent-event-entity.js';

@Injectable()
export class SentEvents {
  constructor(private readonly store: RecordStore) {}

  async seen(manager: EntityManager, record: RecordEntity): Promise<SeenEvent> {
    const shown = await this.store.publicContent(manager, record);
    const sent = await this.sent(manager, record.id);
    const isDecided = sent.version <= (record.publishedVersion ?? 0);
    if (shown && isDecided) return { content: shown, awaitsReview: false };
    return { content: sent.content, awaitsReview: true };
  }

  async own(manager: EntityManager, record: RecordEntity): Promise<OwnEvent> {
    return toOwnEvent(record, await this.seen(manager, record));
  }

  /** @param content the content that the sender sees from now on */
  async note(
    manager: EntityManager,
    eventId: string,
    version: number,
    content: RecordContent,
  ): Promise<void> {
    await manager.save(manager.create(SentEventEntity, { eventId, version, content }));
    await noteKnown(manager, eventId, content['status'] === 'cancelled');
  }

  /** The sender's content; without a row it is the first version. */
  private async sent(
    manager: EntityManager,
    eventId: string,
  ): Promise<Pick<SentEventEntity, 'version' | 'content'>> {
    const changed = await manager.findOneBy(SentEventEntity, { eventId });
    return changed ?? manager.findOneByOrFail(VersionEntity, { recordId: eventId, version: 1 });
  }
}
