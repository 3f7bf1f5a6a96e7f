import type { StaffSession } from '@town/contracts/staff/sessions';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A sign-in that continues until it expires, is not used, or is ended. */
@Entity('staff_sessions')
export class SessionEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'account_id' })
  accountId: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  /** At most a minute before the last request. */
  @Column('timestamptz', { name: 'last_used_at' })
  lastUsedAt: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;

  @Column('timestamptz', { name: 'revoked_at', nullable: true })
  revokedAt: Date | null;

  /** @param current the session that asks */
  toRecord(current: string): StaffSession {
    return {
      id: this.id,
      createdAt: this.createdAt.toISOString(),
      lastUsedAt: this.lastUsedAt.toISOString(),
      current: this.id === current,
    };
  }
}
