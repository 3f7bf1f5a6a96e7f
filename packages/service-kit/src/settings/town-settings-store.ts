import { Injectable } from '@nestjs/common';
import {
  defaultSettings,
  readSettings,
  type TownSettings,
} from '@town/contracts/settings/town-settings';
import { DataSource, type EntityManager } from 'typeorm';
import { KnownSettingsEntity } from './known-settings-entity.js';

/** The town's settings, as far as this service has heard of them. */
@Injectable()
export class TownSettingsStore {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * The newest settings known, or the defaults before the first event. They may be a moment old.
   * @param manager of the transaction that needs them
   */
  async current(manager: EntityManager = this.dataSource.manager): Promise<TownSettings> {
    const known = await manager.findOneBy(KnownSettingsEntity, { id: 'town' });
    return known ? readSettings(known.settings) : defaultSettings;
  }
}
