import { Injectable } from '@nestjs/common';
import { pictureAdded, pictureChanged, pictureRemoved } from '@town/contracts/pictures/events';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { type EventHandler, HandlesEvent } from '../events/event-handler.js';
import { KnownPictureEntity } from './known-picture-entity.js';

type KnownPicture = z.output<typeof pictureAdded.data>;

async function keep(manager: EntityManager, { id: _, ...picture }: KnownPicture): Promise<void> {
  await manager.upsert(KnownPictureEntity, picture, ['hash']);
}

@Injectable()
@HandlesEvent({ contract: pictureAdded, name: 'keep-picture-when-picture-added' })
export class KeepPictureWhenPictureAdded implements EventHandler<typeof pictureAdded> {
  handle(manager: EntityManager, picture: KnownPicture): Promise<void> {
    return keep(manager, picture);
  }
}

@Injectable()
@HandlesEvent({ contract: pictureChanged, name: 'keep-picture-when-picture-changed' })
export class KeepPictureWhenPictureChanged implements EventHandler<typeof pictureChanged> {
  /** A change that arrives after the removal must not bring the picture back. */
  async handle(manager: EntityManager, { hash, alt, focalX, focalY }: KnownPicture): Promise<void> {
    await manager.update(KnownPictureEntity, { hash }, { alt, focalX, focalY });
  }
}

@Injectable()
@HandlesEvent({ contract: pictureRemoved, name: 'forget-picture-when-picture-removed' })
export class ForgetPictureWhenPictureRemoved implements EventHandler<typeof pictureRemoved> {
  async handle(
    manager: EntityManager,
    { hash }: z.output<typeof pictureRemoved.data>,
  ): Promise<void> {
    await manager.delete(KnownPictureEntity, { hash });
  }
}
