import { Injectable } from '@nestjs/common';
import { pictureRemoved } from '@town/contracts/pictures/events';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { type EventHandler, HandlesEvent } from '../events/event-handler.js';
import { KnownPictureEntity } from './known-picture-entity.js';

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
