import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Somebody of the staff. */
@Entity('staff_accounts')
export class AccountEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** What they sign in with; upper and lower case are the same. */
  @Column('text')
  email: string;

  @Column('text', { name: 'password_hash' })
  passwordHash: string;

  /** Since when they may not sign in any more. */
  @Column('timestamptz', { name: 'disabled_at', nullable: true })
  disabledAt: Date | null;

  disable(at: Date): void {
    this.disabledAt ??= at;
  }

  /** A new password; whoever was disabled may sign in again. */
  reset(passwordHash: string): void {
    this.passwordHash = passwordHash;
    this.disabledAt = null;
  }
}
