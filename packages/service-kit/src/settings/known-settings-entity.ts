import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The newest settings of the town that a service has heard of. */
@Entity('town_settings')
export class KnownSettingsEntity {
  @PrimaryColumn('text')
  id: 'town';

  @Column('integer')
  version: number;

  /** As they were published, maybe by an earlier release. */
  @Column('jsonb')
  settings: object;
}
