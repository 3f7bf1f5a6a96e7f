import type { StaffAccount, StaffAccountState } from '@town/contracts/staff/accounts';
import type { StaffRole } from '@town/contracts/staff/roles';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Somebody of the staff. */
@Entity('staff_accounts')
export class AccountEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** What they sign in with; upper and lower case are the same. */
  @Column('text')
  email: string;

  /** Null until an invitation is accepted. */
  @Column('text', { name: 'password_hash', nullable: true })
  passwordHash: string | null;

  @Column('text', { default: 'administrator' })
  role: StaffRole;

  /** Since when the account cannot sign in. */
  @Column('timestamptz', { name: 'disabled_at', nullable: true })
  disabledAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;

  get state(): StaffAccountState {
    if (this.disabledAt) return 'disabled';
    return this.passwordHash === null ? 'invited' : 'active';
  }

  disable(at: Date): void {
    this.disabledAt ??= at;
  }

  /** Sets a new password; a disabled account may sign in again. */
  reset(passwordHash: string): void {
    this.passwordHash = passwordHash;
    this.disabledAt = null;
  }

  /** Waits for a password of its own, also when it was disabled before. */
  invite(role: StaffRole): void {
    this.role = role;
    this.passwordHash = null;
    this.disabledAt = null;
  }

  /** @param secondFactor whether the account has one */
  toRecord(secondFactor: boolean): StaffAccount {
    const { id, email, role, state, createdAt } = this;
    return { id, email, role, state, secondFactor, createdAt: createdAt.toISOString() };
  }
}
