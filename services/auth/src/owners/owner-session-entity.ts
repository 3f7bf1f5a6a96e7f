import type { OwnerDevice } from '@town/contracts/owners/session';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An owner's session in one browser. It is deleted when it ends. */
@Entity('owner_sessions')
export class OwnerSessionEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'owner_id' })
  ownerId: string;

  /** SHA-256 of the cookie's value. */
  @Column('text', { name: 'secret_hash' })
  secretHash: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'last_used_at' })
  lastUsedAt: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;

  /** @param currentHash the hash of the secret of whoever asks */
  toDevice(currentHash: string): OwnerDevice {
    return {
      id: this.id,
      createdAt: this.createdAt.toISOString(),
      lastUsedAt: this.lastUsedAt.toISOString(),
      current: this.secretHash === currentHash,
    };
  }
}
