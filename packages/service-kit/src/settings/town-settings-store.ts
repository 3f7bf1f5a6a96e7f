import { Injectable } from '@nestjs/common';
import {
  defaultSettings,
  readSettings,
  type TownSettings,
} from '@town/contracts/settings/town-settings';
import { SharedRead } from '@town/process-kit/shared-read';
import { DataSource, type EntityManager } from 'typeorm';
import { KnownSettingsEntity } from './known-settings-entity.js';

/** This service's copy of the town's settings. */
@Injectable()
export class TownSettingsStore {
  private readonly shared = new SharedRead(() => this.read(this.dataSource.manager));
  private parsed: { stored: string; settings: TownSettings } | undefined;

  constructor(private readonly dataSource: DataSource) {}

  /**
   * The newest settings received, or the defaults before the first event. They may be slightly stale.
   * @param manager to read within a transaction
   */
  current(manager?: EntityManager): Promise<TownSettings> {
    return manager ? this.read(manager) : this.shared.read();
  }

  private async read(manager: EntityManager): Promise<TownSettings> {
    const known = await manager.findOneBy(KnownSettingsEntity, { id: 'town' });
    return known ? this.parse(known.settings) : defaultSettings;
  }

  /**
   * Caches the parsed settings: parsing takes longer than reading the row, and the settings rarely
   * change.
   */
  private parse(settings: object): TownSettings {
    const stored = JSON.stringify(settings);
    if (this.parsed?.stored !== stored) this.parsed = { stored, settings: readSettings(settings) };
    return this.parsed.settings;
  }
}
