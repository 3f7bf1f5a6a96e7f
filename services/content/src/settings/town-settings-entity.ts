import { readSettings, type TownSettings } from '@town/contracts/settings/town-settings';
import { KnownSettingsEntity } from '@town/service-kit/settings/known-settings-entity';
import { Column, Entity } from 'typeorm';

/** The town's settings, of which this service has the original. `current` adds missing fields. */
@Entity('town_settings')
export class TownSettingsEntity extends KnownSettingsEntity {
  /** Null while they are the defaults or those of a sample town. */
  @Column('text', { name: 'changed_by', nullable: true })
  changedBy: string | null;

  current(): TownSettings {
    return readSettings(this.settings);
  }

  /** Replaces the settings. */
  change(settings: TownSettings, by: string): void {
    this.settings = settings;
    this.changedBy = by;
    this.version += 1;
  }
}
