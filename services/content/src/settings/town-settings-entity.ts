import { readSettings, type TownSettings } from '@town/contracts/settings/town-settings';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The town's settings. There is one row, whose id is `town`. */
@Entity('town_settings')
export class TownSettingsEntity {
  @PrimaryColumn('text')
  id: 'town';

  /** Counts the changes. */
  @Column('integer')
  version: number;

  /** As an earlier release may have stored them; `current` completes them. */
  @Column('jsonb')
  settings: object;

  /** Null as long as they are the defaults or those of a sample town. */
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
