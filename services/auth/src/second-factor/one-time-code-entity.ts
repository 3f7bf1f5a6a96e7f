import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The secret that an account shares with an authenticator app. */
@Entity('staff_one_time_codes')
export class OneTimeCodeEntity {
  @PrimaryColumn('uuid', { name: 'account_id' })
  accountId: string;

  /** Encrypted and not hashed, because the service must read it to check a code. */
  @Column('text', { name: 'sealed_secret' })
  sealedSecret: string;

  /** When a first code confirmed it; null while the secret is not active. */
  @Column('timestamptz', { name: 'confirmed_at', nullable: true })
  confirmedAt: Date | null;

  /** The time step of the last used code. Codes of this or an earlier step are refused. */
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
