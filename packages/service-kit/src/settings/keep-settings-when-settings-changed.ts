import { Injectable } from '@nestjs/common';
import { settingsChanged } from '@town/contracts/settings/town-settings';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { type EventHandler, HandlesEvent } from '../events/event-handler.js';
import { KnownSettingsEntity } from './known-settings-entity.js';

@Injectable()
@HandlesEvent({ contract: settingsChanged, name: 'keep-settings-when-settings-changed' })
export class KeepSettingsWhenSettingsChanged implements EventHandler<typeof settingsChanged> {
  /** Ignores settings older than the stored ones: events may be repeated or arrive out of order. */
  async handle(
    manager: EntityManager,
    changed: z.output<typeof settingsChanged.data>,
  ): Promise<void> {
    await manager
      .createQueryBuilder()
      .insert()
      .into(KnownSettingsEntity)
      .values(changed)
      .orUpdate(['version', 'settings'], ['id'], {
        overwriteCondition: {
          where: 'town_settings.version < excluded.version',
        },
      })
      .execute();
  }
}
