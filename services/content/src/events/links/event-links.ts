/**
 * Private links with which the sender of an event changes or cancels it, without an account. A link is for
 * one event and valid until that event is over. The database stores only a hash of its secret.
 */
import { randomUUID } from 'node:crypto';
import { GoneException, Injectable } from '@nestjs/common';
import { eventLinkRequested } from '@town/contracts/calendar/events';
import type { EventChange } from '@town/contracts/calendar/form';
import type { OwnEvent } from '@town/contracts/calendar/private-link';
import type { RecordContent } from '@town/contracts/managed-records/record-kind';
import { writtenIn } from '@town/contracts/messaging/writer-language';
import type { Language } from '@town/contracts/pages/languages';
import type { RecordEntity } from '@town/managed-records/records/record-entity';
import { visitor } from '@town/managed-records/records/record-store';
import { Outbox } from '@town/service-kit/events/outbox';
import { hashToken, makeToken } from '@town/service-kit/secret-token';
import { DataSource, type EntityManager } from 'typeorm';
import { EventChanges } from '../event-changes.js';
import { SentEvents } from '../sent-events.js';
import { EventLinkEntity } from './event-link-entity.js';

@Injectable()
export class EventLinks {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly changes: EventChanges,
    private readonly sent: SentEvents,
  ) {}

  /** Creates a link and requests its mail, in the transaction that stores the event. */
  async create(
    manager: EntityManager,
    { id: eventId, date }: { id: string; date: string },
    email: string,
    language: Language,
  ): Promise<void> {
    const [id, token] = [randomUUID(), makeToken()];
    await manager.insert(EventLinkEntity, {
      id,
      eventId,
      email,
      tokenHash: hashToken(token),
      createdAt: new Date(),
    });
    const request = { id, email, token, date, ...writtenIn(language) };
    await this.outbox.enqueue(manager, eventLinkRequested, request);
  }

  /** @throws GoneException when the link is not valid */
  read(token: string): Promise<OwnEvent> {
    return this.dataSource.transaction(async (manager) =>
      this.sent.own(manager, await this.record(manager, token)),
    );
  }

  /**
   * Changes the event.
   * @param version the version of what the sender has seen
   * @throws GoneException when the link is not valid
   * @throws ConflictException when the event changed after that version
   */
  change(token: string, change: EventChange, version?: string): Promise<OwnEvent> {
    return this.save(token, { ...change }, version);
  }

  /** Cancels the event, which stays on the calendar as cancelled. */
  cancel(token: string): Promise<OwnEvent> {
    return this.save(token, { status: 'cancelled' });
  }

  private save(token: string, fields: RecordContent, version?: string): Promise<OwnEvent> {
    return this.dataSource.transaction(async (manager) => {
      const { id } = await this.record(manager, token);
      const saved = await this.changes.save(manager, id, visitor, { fields, version });
      return this.sent.own(manager, saved);
    });
  }

  /** The record of a link, which is locked until the transaction ends. */
  private async record(manager: EntityManager, token: string): Promise<RecordEntity> {
    const tokenHash = hashToken(token);
    const link = await manager.findOneBy(EventLinkEntity, { tokenHash });
    const record = link && (await this.changes.lock(manager, link.eventId));
    if (!record) {
      throw new GoneException(
        'This link does not count any more: the event is over or was removed.',
      );
    }
    return record;
  }
}
