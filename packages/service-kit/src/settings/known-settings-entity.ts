import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The newest settings of the town that a service knows. There is one row, whose id is `town`. */
@Entity('town_settings')
export class KnownSettingsEntity {
  @PrimaryColumn('text')
  id: 'town';

  /** Counts the changes. */
  @Column('integer')
  version: number;

  /** As they were published or stored, maybe by an earlier release. */
  @Column('jsonb')
  settings: object;
}
