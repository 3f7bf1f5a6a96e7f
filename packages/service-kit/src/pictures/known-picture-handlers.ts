/**
 * Copies the picture library into the service's database by its events. Each event type has its own
 * consumer, and each consumer runs in several processes, so events may arrive out of order: an event
 * older than the stored row is ignored.
 */
import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@town/contracts/messaging/cloud-event';
import { pictureAdded, pictureChanged, pictureRemoved } from '@town/contracts/pictures/events';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { type EventHandler, HandlesEvent } from '../events/event-handler.js';

type KnownPicture = z.output<typeof pictureAdded.data>;

const forgotten = { width: 0, height: 0, alt: '', focalX: 50, focalY: 50 };

/**
 * Upserts, because a change event has all fields and may arrive before the event that added the picture.
 */
function keep(
  manager: EntityManager,
  { hash, width, height, alt, focalX, focalY }: KnownPicture,
  time: string,
  removed = false,
): Promise<unknown> {
  return manager.query(
    `insert into known_pictures as known
       (hash, width, height, alt, focal_x, focal_y, as_of, removed)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (hash) do update set width = excluded.width, height = excluded.height,
       alt = excluded.alt, focal_x = excluded.focal_x, focal_y = excluded.focal_y,
       as_of = excluded.as_of, removed = excluded.removed
     where known.as_of is null or known.as_of <= excluded.as_of`,
    [hash, width, height, alt, focalX, focalY, time, removed],
  );
}

@Injectable()
@HandlesEvent({ contract: pictureAdded, name: 'keep-picture-when-picture-added' })
export class KeepPictureWhenPictureAdded implements EventHandler<typeof pictureAdded> {
  async handle(manager: EntityManager, picture: KnownPicture, { time }: CloudEvent): Promise<void> {
    await keep(manager, picture, time);
  }
}

@Injectable()
@HandlesEvent({ contract: pictureChanged, name: 'keep-picture-when-picture-changed' })
export class KeepPictureWhenPictureChanged implements EventHandler<typeof pictureChanged> {
  async handle(manager: EntityManager, picture: KnownPicture, { time }: CloudEvent): Promise<void> {
    await keep(manager, picture, time);
  }
}

@Injectable()
@HandlesEvent({ contract: pictureRemoved, name: 'forget-picture-when-picture-removed' })
export class ForgetPictureWhenPictureRemoved implements EventHandler<typeof pictureRemoved> {
  /** The row stays, so that an older event that arrives late does not restore the picture. */
  async handle(
    manager: EntityManager,
    { id, hash }: z.output<typeof pictureRemoved.data>,
    { time }: CloudEvent,
  ): Promise<void> {
    await keep(manager, { id, hash, ...forgotten }, time, true);
  }
}
