import { Column } from 'typeorm';

/** When a session began, was used and ends, of staff and of owners alike. */
export abstract class SessionTimes {
  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  /** At most a minute before the last request. */
  @Column('timestamptz', { name: 'last_used_at' })
  lastUsedAt: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;
}
