import type { StaffAccount, StaffAccountState } from '@town/contracts/staff/accounts';
import type { StaffRole } from '@town/contracts/staff/roles';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A staff account. */
@Entity('staff_accounts')
export class AccountEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** The sign-in name; case is ignored. */
  @Column('text')
  email: string;

  /** Null until an invitation is accepted. */
  @Column('text', { name: 'password_hash', nullable: true })
  passwordHash: string | null;

  @Column('text', { default: 'administrator' })
  role: StaffRole;

  /** When the account was disabled; null while it can sign in. */
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

  /** Sets a new password, and enables a disabled account. */
  reset(passwordHash: string): void {
    this.passwordHash = passwordHash;
    this.disabledAt = null;
  }

  /** Resets the account to "invited": it needs a new password, also when it was disabled. */
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
