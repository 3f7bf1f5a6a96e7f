import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A mailed link that signs an owner in, once. */
@Entity('owner_links')
export class OwnerLinkEntity {
  @PrimaryColumn('uuid')
  id: string;

  /** The recipient, in lower case. */
  @Column('text')
  email: string;

  /** SHA-256 of the token; the token itself is only in the mail. */
  @Column('text', { name: 'token_hash' })
  tokenHash: string;

  /** SHA-256 of the cookie of the browser that requested it. */
  @Column('text', { name: 'browser_hash' })
  browserHash: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;

  @Column('timestamptz', { name: 'used_at', nullable: true })
  usedAt: Date | null;

  /** Whether it is still valid. */
  counts(now: Date): boolean {
    return this.usedAt === null && this.expiresAt > now;
  }
}
