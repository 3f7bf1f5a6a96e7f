import type { StaffSession } from '@town/contracts/staff/sessions';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { SessionTimes } from '../session-times.js';

/** A staff session, which ends when it expires, is unused for too long, or is revoked. */
@Entity('staff_sessions')
export class SessionEntity extends SessionTimes {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'account_id' })
  accountId: string;

  @Column('timestamptz', { name: 'revoked_at', nullable: true })
  revokedAt: Date | null;

  /** @param current the id of the caller's session */
  toRecord(current: string): StaffSession {
    return {
      id: this.id,
      createdAt: this.createdAt.toISOString(),
      lastUsedAt: this.lastUsedAt.toISOString(),
      current: this.id === current,
    };
  }
}
