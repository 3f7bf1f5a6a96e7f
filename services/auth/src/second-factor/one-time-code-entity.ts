import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The secret that an account shares with an app which makes one-time codes. */
@Entity('staff_one_time_codes')
export class OneTimeCodeEntity {
  @PrimaryColumn('uuid', { name: 'account_id' })
  accountId: string;

  /** Encrypted: the service must read it to check a code. */
  @Column('text', { name: 'sealed_secret' })
  sealedSecret: string;

  /** When a first code proved that the app has it; null while it does not count. */
  @Column('timestamptz', { name: 'confirmed_at', nullable: true })
  confirmedAt: Date | null;

  /** The time step of the last code that was used; a code of it or of an earlier one is refused. */
  @Column('bigint', {
    name: 'last_step',
    nullable: true,
    transformer: {
      to: (step: number | null) => step,
      from: (step: string | null) => step && Number(step),
    },
  })
  lastStep: number | null;
}
