import type { OwnerDevice } from '@town/contracts/owners/session';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { SessionTimes } from '../session-times.js';

/** An owner's session in one browser. It is deleted when it ends. */
@Entity('owner_sessions')
export class OwnerSessionEntity extends SessionTimes {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'owner_id' })
  ownerId: string;

  /** SHA-256 of the cookie's value. */
  @Column('text', { name: 'secret_hash' })
  secretHash: string;

  /** @param currentHash the hash of the caller's secret */
  toDevice(currentHash: string): OwnerDevice {
    return {
      id: this.id,
      createdAt: this.createdAt.toISOString(),
      lastUsedAt: this.lastUsedAt.toISOString(),
      current: this.secretHash === currentHash,
    };
  }
}
