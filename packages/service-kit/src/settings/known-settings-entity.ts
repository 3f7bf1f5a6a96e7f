import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The newest settings of the town that a service knows. There is one row, whose id is `town`. */
@Entity('town_settings')
export class KnownSettingsEntity {
  @PrimaryColumn('text')
  id: 'town';

  /** Increases with every change. */
  @Column('integer')
  version: number;

  /** The settings as received, possibly from an earlier release; `readSettings` parses them. */
  @Column('jsonb')
  settings: object;
}
