import { Column } from 'typeorm';

/** When a session began, was last used, and ends; for staff and owners. */
export abstract class SessionTimes {
  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  /** Up to a minute before the last request. */
  @Column('timestamptz', { name: 'last_used_at' })
  lastUsedAt: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;
}
