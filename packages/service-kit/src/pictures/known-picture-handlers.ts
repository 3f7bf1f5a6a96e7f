/**
 * Keeps what events say of the library's pictures. Each kind of event has a consumer of its own, and each
 * consumer several processes, so events may arrive in another order: an earlier one changes nothing.
 */
import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@town/contracts/messaging/cloud-event';
import { pictureAdded, pictureChanged, pictureRemoved } from '@town/contracts/pictures/events';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { type EventHandler, HandlesEvent } from '../events/event-handler.js';

type KnownPicture = z.output<typeof pictureAdded.data>;

const isEarlier = (time: string) => `(known.as_of is null or known.as_of <= ${time})`;

@Injectable()
@HandlesEvent({ contract: pictureAdded, name: 'keep-picture-when-picture-added' })
export class KeepPictureWhenPictureAdded implements EventHandler<typeof pictureAdded> {
  async handle(
    manager: EntityManager,
    { hash, width, height, alt, focalX, focalY }: KnownPicture,
    { time }: CloudEvent,
  ): Promise<void> {
    await manager.query(
      `insert into known_pictures as known (hash, width, height, alt, focal_x, focal_y, as_of)
       values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (hash) do update set width = excluded.width, height = excluded.height,
         alt = excluded.alt, focal_x = excluded.focal_x, focal_y = excluded.focal_y,
         as_of = excluded.as_of
       where ${isEarlier('excluded.as_of')}`,
      [hash, width, height, alt, focalX, focalY, time],
    );
  }
}

@Injectable()
@HandlesEvent({ contract: pictureChanged, name: 'keep-picture-when-picture-changed' })
export class KeepPictureWhenPictureChanged implements EventHandler<typeof pictureChanged> {
  /** A change that arrives after the removal must not bring the picture back. */
  async handle(
    manager: EntityManager,
    { hash, alt, focalX, focalY }: KnownPicture,
    { time }: CloudEvent,
  ): Promise<void> {
    await manager.query(
      `update known_pictures known set alt = $2, focal_x = $3, focal_y = $4, as_of = $5
       where hash = $1 and ${isEarlier('$5')}`,
      [hash, alt, focalX, focalY, time],
    );
  }
}

@Injectable()
@HandlesEvent({ contract: pictureRemoved, name: 'forget-picture-when-picture-removed' })
export class ForgetPictureWhenPictureRemoved implements EventHandler<typeof pictureRemoved> {
  async handle(
    manager: EntityManager,
    { hash }: z.output<typeof pictureRemoved.data>,
    { time }: CloudEvent,
  ): Promise<void> {
    await manager.query(`delete from known_pictures known where hash = $1 and ${isEarlier('$2')}`, [
      hash,
      time,
    ]);
  }
}
