import type { LinkPurpose } from '@town/contracts/staff/passwords';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A mailed link with which a person sets a password, once. */
@Entity('staff_links')
export class LinkEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'account_id' })
  accountId: string;

  @Column('text')
  purpose: LinkPurpose;

  /** SHA-256 of the token; the token itself is only in the mail. */
  @Column('text', { name: 'token_hash' })
  tokenHash: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;

  /** When it was used, or replaced by another link or a password. */
  @Column('timestamptz', { name: 'ended_at', nullable: true })
  endedAt: Date | null;
}
