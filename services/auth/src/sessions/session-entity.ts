import type { StaffSession } from '@town/contracts/staff/sessions';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { SessionTimes } from '../session-times.js';

/** A sign-in that continues until it expires, is not used, or is ended. */
@Entity('staff_sessions')
export class SessionEntity extends SessionTimes {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'account_id' })
  accountId: string;

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
