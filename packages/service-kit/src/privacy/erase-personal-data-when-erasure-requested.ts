import { Injectable } from '@nestjs/common';
import { erasureRequested } from '@town/contracts/privacy/events';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { type EventHandler, HandlesEvent } from '../events/event-handler.js';
import { PersonalData } from './personal-data.js';

/** Erases this service's data about the address. */
@Injectable()
@HandlesEvent({
  contract: erasureRequested,
  name: 'erase-personal-data-when-erasure-requested',
})
export class ErasePersonalDataWhenErasureRequested
  implements EventHandler<typeof erasureRequested>
{
  constructor(private readonly personalData: PersonalData) {}

  async handle(
    manager: EntityManager,
    { id, emailHash }: z.output<typeof erasureRequested.data>,
  ): Promise<void> {
    await this.personalData.erase(manager, id, emailHash);
  }
}
