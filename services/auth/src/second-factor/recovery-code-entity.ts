import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An unused recovery code. */
@Entity('staff_recovery_codes')
export class RecoveryCodeEntity {
  /** SHA-256 of the code, which has 80 random bits. */
  @PrimaryColumn('text', { name: 'code_hash' })
  codeHash: string;

  @Column('uuid', { name: 'account_id' })
  accountId: string;
}
