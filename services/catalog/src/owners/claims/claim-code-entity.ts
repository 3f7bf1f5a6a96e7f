import { Column, Entity } from 'typeorm';
import { PersonOfBusiness } from '../people/person-of-business.js';

/** The newest code that a claimant can prove ownership of a business with. */
@Entity('claim_codes')
export class ClaimCodeEntity extends PersonOfBusiness {
  @Column('text', { name: 'code_hash' })
  codeHash: string;

  /** Hash of the address that the code was mailed to; null when no address is on record. */
  @Column('text', { name: 'sent_to_hash', nullable: true })
  sentToHash: string | null;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;

  @Column('integer', { default: 0 })
  attempts: number;

  @Column('timestamptz', { name: 'used_at', nullable: true })
  usedAt: Date | null;
}
