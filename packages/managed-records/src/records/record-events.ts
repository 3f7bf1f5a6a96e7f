/**
 * Emits an event when a change makes a record public, changes its public content or withdraws it.
 * `RecordStore` calls it in the transaction of every change, so that the schedule, imports and undos emit
 * events as well. Change and event are committed together or not at all.
 */
import { Injectable } from '@nestjs/common';
import { type RecordHappening, recordEvents } from '@town/contracts/managed-records/events';
import type { RecordContent } from '@town/contracts/managed-records/record-kind';
import { Outbox } from '@town/service-kit/events/outbox';
import type { EntityManager } from 'typeorm';
import type { ManagedKind } from '../managed-kind.js';
import type { RecordEntity } from './record-entity.js';

@Injectable()
export class RecordEvents {
  constructor(private readonly outbox: Outbox) {}

  /**
   * Emits the event for a version's effect on the public content, if it has one.
   * @param before the public content before the version; undefined if there was none
   */
  async publish(
    manager: EntityManager,
    { kind, period }: ManagedKind,
    record: RecordEntity,
    before: RecordContent | undefined,
  ): Promise<void> {
    const happening = happeningOf(record, before !== undefined);
    if (!happening) return;
    const { id, slug, version } = record;
    // A withdrawn record may have a draft's title.
    const title = happening === 'withdrawn' ? undefined : record.title;
    const event = recordEvents.find(
      (each) => each.kind.name === kind.name && each.happening === happening,
    );
    if (!event) throw new Error(`The kind ${kind.name} has no events`);
    await this.outbox.enqueue(manager, event.contract, {
      id,
      slug,
      kind: kind.name,
      version,
      title,
    });
    const moment =
      happening === 'published' ? period?.started : happening === 'withdrawn' && period?.ended;
    const content = before ?? record.content;
    if (moment) await this.outbox.enqueue(manager, moment, { ...content, id, slug });
  }
}

function happeningOf(
  { publishedVersion, version }: RecordEntity,
  wasPublic: boolean,
): RecordHappening | undefined {
  if (publishedVersion === null) return wasPublic ? 'withdrawn' : undefined;
  if (!wasPublic) return 'published';
  return publishedVersion === version ? 'changed' : undefined;
}
